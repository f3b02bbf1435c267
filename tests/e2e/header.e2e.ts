import { expectNoAxeViolations } from '#tests/axe.ts'
import { expect, phoneWidth, test } from '#tests/journey.ts'
import { layersSettled } from '#tests/layers-settled.ts'

test.describe('the header of a visitor', () => {
  test('offers the places, listing for free, login and sign-up', async ({ site }) => {
    const html = await (await fetch(`${site.url}/search/commercial/buy`)).text()
    const [header = ''] = /<header[\s\S]*?<\/header>/.exec(html) ?? []
    const [main = ''] = /<nav[^>]*aria-label="Main"[\s\S]*?<\/nav>/.exec(header) ?? []
    const places = [...main.matchAll(/<a\b([^>]*)>(.*?)<\/a>/g)].map(
      ([, attributes = '', text = '']) => ({
        name: text.replaceAll(/<[^>]*>/g, ''),
        isCurrent: attributes.includes('aria-current="page"'),
      }),
    )

    expect(places).toEqual([
      { name: 'Rent', isCurrent: false },
      { name: 'Buy', isCurrent: false },
      { name: 'Commercial', isCurrent: true },
      { name: 'Home loan', isCurrent: false },
    ])
    expect(header.replaceAll(/<[^>]*>/g, ' ')).toMatch(/List Property\s+FREE/)
    expect(header).not.toContain('Seller Dashboard')
    expect(header).toContain('href="/login?redirect_url=%2Fsearch%2Fcommercial%2Fbuy"')
    expect(header).toContain('Sign Up')
  })

  test('offers the app on the page of the app', async ({ site }) => {
    const html = await (await fetch(`${site.url}/apps`)).text()
    const [header = ''] = /<header[\s\S]*?<\/header>/.exec(html) ?? []

    expect(header).toContain('Download App')
    expect(header).not.toContain('List Property FREE')
  })
})

test.describe('the header of somebody signed in', () => {
  test('comes before a link that skips it, greets him and shows his account, by the mouse and by the keyboard', async ({
    page,
    member,
  }) => {
    const { phone, email } = member
    await page.goto('/about')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(page.locator(':focus')).toHaveText('Find a place')

    const account = page.getByRole('dialog', { name: 'Account' })
    const hello = page.getByRole('button', { name: `Hello, ${member.name}` })

    const header = page.getByRole('banner')
    await expect(header.getByRole('link', { name: 'My search' }).first()).toBeVisible()
    await expect(header.getByRole('link', { name: 'Seller Dashboard' })).toHaveCount(0)
    await hello.hover()
    await expect(account.getByText(`+91 ${phone.slice(0, 5)} ${phone.slice(5)}`)).toBeVisible()
    await expect(account.getByText(email)).toBeVisible()
    await expect(account.getByRole('link', { name: 'Edit' })).toHaveAttribute('href', '/profile')
    await expectNoAxeViolations(account)
    await page.mouse.move(200, 600)
    await expect(account).toBeHidden()

    await hello.focus()
    await page.keyboard.press('Enter')
    await expect(account).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(page.locator(':focus')).toHaveText('My search')
    await page.keyboard.press('Escape')
    await expect(account).toBeHidden()
    await expect(hello).toBeFocused()
  })
})

test.describe('on a phone', () => {
  test.use({ width: phoneWidth })

  test('the menu closes by Escape, Back, beside it, for the profile and after a choice, and Back closes a dialog', async ({
    page,
  }) => {
    await page.goto('/about')
    const toggle = page.getByRole('button', { name: 'Menu' })
    const menu = page.getByRole('navigation', { name: 'Menu' })
    const account = page.getByRole('dialog', { name: 'Account' })

    await toggle.click()
    await expect(menu).toBeVisible()
    await expectNoAxeViolations(menu)
    await page.getByRole('button', { name: 'Profile' }).click()
    await expect(account).toBeVisible()
    await expect(menu).toBeHidden()
    await toggle.click()
    await expect(menu).toBeVisible()
    await expect(account).toBeHidden()
    await toggle.click()
    await expect(menu).toBeHidden()

    await toggle.click()
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(toggle).toBeFocused()
    await toggle.click()
    await page.mouse.click(20, 700)
    await expect(menu).toBeHidden()
    await toggle.click()
    await menu.getByRole('link', { name: 'Help' }).click()
    await expect(page.getByRole('heading', { name: 'Help and Support' })).toBeVisible()
    // The menu's entry may still be stepped back over when the page is shown already.
    await expect(page).toHaveURL('/help')
    await expect(menu).toBeHidden()
    await toggle.click()
    await expect(menu).toBeVisible()
    // A popup says that it is open a moment after it is seen.
    await page.waitForFunction(() => history.state.layers === 1)
    await page.goBack()
    await expect(menu).toBeHidden()
    await expect(page).toHaveURL('/help')

    const dialog = page.getByRole('dialog', { name: 'Help and Support' })
    const help = page.getByRole('button', { name: 'Help', exact: true })
    await help.click()
    await expect(dialog).toBeVisible()
    await page.goBack()
    await expect(dialog).toBeHidden()
    await expect(page).toHaveURL('/help')
    await help.click()
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect(dialog).toBeHidden()
    // No further press is needed after the close button.
    await layersSettled(page)
    await page.goBack()
    await expect(page).toHaveURL('/about')
  })

  test.describe('before any script has come', () => {
    test.use({ javaScriptEnabled: false })

    test('the menu works', async ({ page }) => {
      await page.goto('/about')
      await page.getByRole('button', { name: 'Menu' }).click()
      const menu = page.getByRole('navigation', { name: 'Menu' })
      await menu.getByRole('link', { name: 'Help' }).click()

      await expect(page).toHaveTitle('Help | Basera')
    })
  })
})

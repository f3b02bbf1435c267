import { expectNoAxeViolations } from '#tests/axe.ts'
import { expect, phoneWidth, test } from '#tests/journey.ts'

test.describe('on a phone', () => {
  test.use({ width: phoneWidth })

  test('the compact list is kept, and two of three homes are compared', async ({ page }) => {
    await page.goto('/search/rent?city=gurugram')
    const cards = page.getByRole('article')
    const heightOf = async () => (await cards.first().boundingBox())?.height ?? 0
    const before = await heightOf()
    await page.getByLabel('Compact list').check()
    expect(await heightOf()).toBeLessThan(before / 2)
    await page.reload()
    await expect(page.getByLabel('Compact list')).toBeChecked()
    expect(await heightOf()).toBeLessThan(before / 2)

    const links = await cards.getByRole('link').evaluateAll((all) => all.map(String))
    const spns = [...new Set(links.flatMap((link) => /SPN\w{8}/.exec(link) ?? []))].slice(0, 3)
    await page.goto(`/compare?ids=${spns.join()}`)
    const heads = page.getByRole('columnheader')
    await expect(heads).toHaveCount(2)
    const [first, second] = [await heads.first().textContent(), await heads.last().textContent()]
    await page.getByLabel('Home on the left').selectOption({ index: 2 })
    await expect(heads.first()).toHaveText(second ?? '')
    await expect(heads.last()).not.toHaveText(first ?? '')
    await page.mouse.wheel(0, 800)
    await expect(heads.last()).toBeInViewport()
  })
})

test('places with homes are offered before anything is typed, and a price is typed', async ({
  page,
}) => {
  await page.goto('/search/rent?city=delhi')
  const box = page.getByRole('combobox', { name: 'Locality, landmark or metro' })
  await box.focus()
  const options = page.getByRole('option')
  await expect(options.filter({ hasText: 'Near me' })).toBeVisible()
  await expect(options.filter({ hasText: 'Popular, Delhi' }).first()).toContainText(
    /[1-9]\d* listed/,
  )
  await expectNoAxeViolations(page.getByRole('search'))
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/[?&]q=/)

  const highest = page.getByRole('textbox', { name: 'Highest price' })
  await highest.fill('cheap')
  await highest.press('Enter')
  await expect(highest).toHaveAccessibleDescription(/25k, 85 lakh/)
  await highest.fill('27.5k')
  await highest.press('Enter')
  await expect(page).toHaveURL(/filterPriceMax=27500/)
  await expect(highest).toHaveValue('₹ 27,500')
  await expect(page.getByRole('link', { name: 'Up to ₹ 27,500' })).toBeVisible()
})

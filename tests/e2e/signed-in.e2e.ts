import type { Page } from '@playwright/test'
import { expectSignedIn } from '#tests/expect-signed-in.ts'
import { expect, test } from '#tests/journey.ts'
import { logIn } from '#tests/log-in.ts'
import { memberPhone } from '#tests/property-page.ts'
import { signIn } from '#tests/sign-in.ts'

test('a wish survives the login, and Back shows the results to somebody signed in', async ({
  page,
}) => {
  await page.goto('/search/rent?city=delhi')
  await page
    .getByRole('link', { name: /^Contact about/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/login\?redirect_url=.*%23contact$/)
  await logIn(page, await memberPhone())
  await expect(page.getByRole('dialog').getByRole('link', { name: /^\+91/ })).toBeFocused()

  // The first step back closes the dialog.
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL('/search/rent?city=delhi')
  await expectSignedIn(page)
  const heart = page.getByRole('button', { name: /^Save/ }).first()
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await expect(page).toHaveURL('/search/rent?city=delhi')
})

test('who comes back to a login page signed in goes on', async ({ page }) => {
  await page.goto('/signup?redirect_url=%2Floan')
  await page.getByRole('link', { name: 'Terms' }).click()
  await expect(page.getByRole('heading', { name: /^Terms/, level: 1 })).toBeVisible()
  await page.goto('/login?redirect_url=%2Fabout')
  await logIn(page, await memberPhone())
  await expect(page).toHaveURL('/about')
  await expectSignedIn(page)

  await page.goBack()
  await expect(page).toHaveURL('/terms-conditions')
  await expectSignedIn(page)
  await page.goBack()
  await expect(page).toHaveURL('/loan')
})

test('two tabs agree on who is signed in, and what was typed survives', async ({
  page,
  context,
}) => {
  const other = await context.newPage()
  await other.goto('/about')
  const phone = await memberPhone()
  await page.goto('/login?redirect_url=%2Fprofile')
  await logIn(page, phone)
  await page.getByLabel('Full Name').fill('Ananya Verma')
  await expectSignedIn(other)

  await other.goto('/profile')
  await other.getByRole('main').getByRole('link', { name: 'Logout' }).click()
  await expect(other).toHaveURL('/')
  await expect(page).toHaveURL('/login?redirect_url=%2Fprofile')
  await logIn(page, phone)
  await expect(page.getByLabel('Full Name')).toHaveValue('Ananya Verma')
})

test('a login page in another tab leads on after the login', async ({ page, context }) => {
  const other = await context.newPage()
  await other.goto('/login?redirect_url=%2Floan')
  await page.goto('/about')
  await signIn(page, await memberPhone())
  await returnTo(other)

  await expect(other).toHaveURL('/loan')
  await expectSignedIn(other)
})

/** All pages of a headless browser have the focus all the time. */
function returnTo(page: Page) {
  return page.evaluate(() => window.dispatchEvent(new Event('focus')))
}

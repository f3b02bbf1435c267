import type { Page } from '@playwright/test'
import { expectSignedIn } from '#tests/expect-signed-in.ts'
import { quietCity } from '#tests/factories.ts'
import { expect, test, withoutMapWidth } from '#tests/journey.ts'
import { logIn } from '#tests/log-in.ts'
import { memberPhone, newListing } from '#tests/property-page.ts'
import { signIn } from '#tests/sign-in.ts'

test.use({ width: withoutMapWidth })

test('a wish survives the login, and Back shows the results to somebody signed in', async ({
  page,
}) => {
  await newListing({ city: quietCity, deal: 'rent', price: 25_000 })
  const results = `/search/rent?city=${quietCity}`
  await page.goto(results)
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
  await expect(page).toHaveURL(results)
  await expectSignedIn(page)
  const heart = page.getByRole('button', { name: /^Save/ }).first()
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await expect(page).toHaveURL(results)
})

test('whoever is signed in by another tab is led on by a login page, at once and on coming back to it', async ({
  page,
  context,
}) => {
  await page.goto('/login?redirect_url=%2Floan')
  await page.getByRole('link', { name: 'Terms' }).click()
  await expect(page.getByRole('heading', { name: /^Terms/, level: 1 })).toBeVisible()
  const other = await context.newPage()
  await other.goto('/signup?redirect_url=%2Fabout')
  await signIn(page, await memberPhone())
  await returnTo(other)
  await expect(other).toHaveURL('/about')
  await expectSignedIn(other)

  await expectSignedIn(page)
  await page.goBack()
  await expect(page).toHaveURL('/loan')
  await expectSignedIn(page)
})

test('two tabs agree on who is signed in, and what was typed survives', async ({
  page,
  context,
}) => {
  const other = await context.newPage()
  await other.goto('/about')
  const phone = await memberPhone()
  await signIn(page, phone)
  await page.goto('/profile')
  await page.getByLabel('Full Name').fill('Ananya Verma')
  await expectSignedIn(other)

  await other.request.get('/logout', { maxRedirects: 0 })
  await returnTo(page)
  await expect(page).toHaveURL('/login?redirect_url=%2Fprofile')
  await logIn(page, phone)
  await expect(page.getByLabel('Full Name')).toHaveValue('Ananya Verma')
})

/** All pages of a headless browser have the focus all the time. */
function returnTo(page: Page) {
  return page.evaluate(() => window.dispatchEvent(new Event('focus')))
}

import { expect, type Page } from '@playwright/test'

/** Waits until the header is that of somebody signed in, and the page can be used. */
export async function expectSignedIn(page: Page) {
  const header = page.getByRole('banner')
  await expect(header.getByRole('link', { name: 'Logout', includeHidden: true })).toHaveCount(1)
  await expect(page.locator('html[data-interactive]')).toBeAttached()
}

export async function expectSignedOut(page: Page) {
  const header = page.getByRole('banner')
  await expect(header.getByRole('link', { name: 'Logout', includeHidden: true })).toHaveCount(0)
  await expect(
    header.getByRole('link', { name: 'Login', includeHidden: true }).first(),
  ).toBeAttached()
}

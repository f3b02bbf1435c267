import type { Locator, Page } from '@playwright/test'
import { expect } from '#tests/journey.ts'

/** The cards of a search's results. */
export function resultCards(page: Page) {
  return page.locator('#results').getByRole('article')
}

/** The names of the listings on a page, each a link to its own page. */
export function listingLinks(page: Page) {
  return page.getByRole('article').getByRole('heading').getByRole('link')
}

/**
 * Follows a listing's link to its page. The address changes before the page is drawn, so this
 * waits for the heading.
 */
export async function openListing(page: Page, link: Locator) {
  const name = (await link.textContent()) ?? ''
  await link.click()
  await expect(page).toHaveURL(/\/property\/\?id=SPN/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
}

import type { Page } from '@playwright/test'

/** The cards of a search's results. */
export function resultCards(page: Page) {
  return page.locator('#results').getByRole('article')
}

/** The names of the listings on a page, each a link to its own page. */
export function listingLinks(page: Page) {
  return page.getByRole('article').getByRole('heading').getByRole('link')
}

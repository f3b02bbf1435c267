import { expect, type Page } from '@playwright/test'

/** A closed dialog steps back over its entry of the history, which would cancel a reload. */
export async function layersSettled(page: Page) {
  await expect.poll(() => page.evaluate(() => history.state?.layers ?? 0)).toBe(0)
}

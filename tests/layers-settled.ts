import type { Page } from '@playwright/test'

/** A closed dialog steps back over its entry of the history, which would cancel a navigation. */
export async function layersSettled(page: Page) {
  await page.waitForFunction(
    () => !history.state?.layers || document.querySelector('dialog[open], :popover-open'),
  )
}

import { expect, type Page } from '@playwright/test'

/**
 * A closed dialog steps back over its entry of the history, which would cancel a navigation. Polls,
 * because `waitForFunction` puts a script of its own into each page, a twelfth of the work of opening
 * it. A document that is just being replaced is asked again.
 */
export async function layersSettled(page: Page) {
  const isStepping = () =>
    page
      .evaluate(
        () => history.state?.layers > 0 && !document.querySelector('dialog[open], :popover-open'),
      )
      .catch(() => true)
  await expect.poll(isStepping, 'a closed dialog keeps its entry').toBe(false)
}

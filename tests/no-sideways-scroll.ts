import { expect, type Page } from '@playwright/test'

/** Fails when the page is wider than its window. */
export async function expectNoSidewaysScroll(page: Page) {
  const width = page.viewportSize()?.width
  const pageWidth = () => page.evaluate(() => document.documentElement.scrollWidth)
  await expect.poll(pageWidth, 'the width of the page').toBe(width)
}

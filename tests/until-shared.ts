import { expect, type Page } from '@playwright/test'

/**
 * Waits until a page has a text, or no longer has it, as the server sends it: visitors share pages
 * for some seconds, and opening one takes a browser a second each time.
 */
export async function untilShared(page: Page, address: string, text: string, isThere = true) {
  const has = async () => {
    const html = await (await page.request.get(address)).text()
    return html.replaceAll('<!-- -->', '').includes(text)
  }
  await expect.poll(has, `${address} has “${text}”`).toBe(isThere)
}

import { expect, type Page } from '@playwright/test'

/** A script that is still on its way when the network goes is never run. */
export async function scriptFetched(page: Page, name: string) {
  const fetched = () => performance.getEntriesByType('resource').map(({ name }) => name)
  const isFetched = async () => (await page.evaluate(fetched)).some((url) => url.includes(name))
  await expect.poll(isFetched, `the script ${name}`).toBe(true)
}

import type { Page } from '@playwright/test'
import { quietCity } from '#tests/factories.ts'
import { expect, phoneWidth, test, waitUntilInteractive } from '#tests/journey.ts'
import { newListing, visible } from '#tests/property-page.ts'

test.use({ width: phoneWidth, serviceWorkers: 'allow' })

/** The list of what is kept needs no scripts, and never becomes interactive. */
const asIs = { waitUntil: 'domcontentloaded' } as const

// What the worker does with all other pages is proved by app/browser/service-worker/worker.test.ts.
test('a seen listing and the saved list open without a network, for the same person only', async ({
  page,
  context,
  member: _signedIn,
  allowErrors,
}) => {
  allowErrors(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|status of 503/)
  const { spn } = await newListing({ city: quietCity })
  const address = `/property/?id=${spn}`
  await page.goto(address)
  await workerRuns(page)
  await visible(page, 'button', 'Save').click()
  const heading = page.getByRole('heading', { level: 1 })
  const title = await heading.textContent()
  await kept(page, address)
  // Never opened: the save itself had it kept.
  await kept(page, '/saved')

  await context.setOffline(true)
  await page.goto(address)
  await expect(heading).toHaveText(title ?? '')
  await expect(page.locator('html')).toHaveAttribute('data-kept-at', /^\d+ \w+, \d+:\d\d [ap]m$/)
  expect(await heightAbove(page)).toBeGreaterThan(20)
  await page.goto('/about', asIs)
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible()
  await page.getByRole('link', { name: 'Saved' }).click()
  await expect(page.getByRole('heading', { name: 'Saved', level: 1 })).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(1)
  // The router asks for data, which nothing has kept.
  await waitUntilInteractive(page)
  await page.getByRole('article').getByRole('link').first().click()
  await expect(heading).toHaveText(title ?? '')
  await page.goto('/about', asIs)
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible()

  await context.setOffline(false)
  await page.goto('/logout')
  await context.setOffline(true)
  await page.goto('/saved', asIs)
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Saved' })).toHaveCount(0)
})

async function workerRuns(page: Page) {
  await page.evaluate(() => navigator.serviceWorker.ready)
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null))
    .toBe(true)
}

async function kept(page: Page, address: string) {
  const find = (wanted: string) => caches.match(wanted, { ignoreVary: true }).then(Boolean)
  await expect.poll(() => page.evaluate(find, address)).toBe(true)
}

/** Where the page begins, below the line that says how old it is. */
function heightAbove(page: Page) {
  return page.evaluate(() => document.body.getBoundingClientRect().top)
}

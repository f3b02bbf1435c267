import { expect } from 'vitest'
import { test } from '#tests/journey.ts'

const alive = 'html[data-interactive]'

test('a page comes to life although its first picture never comes', async ({ openPage }) => {
  const { page } = await openPage('/about')
  await page.route(/\/img\//, () => {})
  await page.goto('/search/buy?city=gurugram', { waitUntil: 'commit' })

  await page.locator(alive).waitFor({ state: 'attached' })
})

test('a button pressed before the page can hear it does its work when it can', async ({
  openPage,
}) => {
  const { page } = await openPage('/about')
  const { promise: sent, resolve: send } = Promise.withResolvers<void>()
  await page.route(/\.js$/, async (route) => {
    await sent
    await route.continue()
  })
  await page.goto('/search/buy?city=gurugram', { waitUntil: 'commit' })
  await page
    .getByRole('button', { name: /^Save / })
    .first()
    .click()
  expect(await page.locator(alive).count()).toBe(0)
  send()

  await page.waitForURL('**/login?redirect_url=*')
})

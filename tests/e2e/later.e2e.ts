import { expect } from 'vitest'
import * as messages from '#contract/messages.ts'
import { expectNoAxeViolations } from '#tests/axe.ts'
import { test } from '#tests/journey.ts'

test('a part that comes late shows that it is coming, then takes the focus', async ({
  openPage,
}) => {
  const { page } = await openPage('/search/buy?city=gurugram', { width: 390 })
  const { promise: sent, resolve: send } = Promise.withResolvers<void>()
  await page.route(/\/assets\/filter-sheet-.*\.js/, async (route) => {
    await sent
    await route.continue()
  })
  await page.getByRole('link', { name: 'Filters' }).click()
  await page.getByRole('status').getByText('Loading').waitFor()
  send()

  const sheet = page.getByRole('dialog', { name: 'Filters' })
  await sheet.waitFor()
  await expect
    .poll(() => sheet.evaluate((dialog) => dialog.contains(document.activeElement)))
    .toBe(true)
  await page.keyboard.press('Escape')
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Filters')
})

test('a part that cannot come says so, each time it is asked for', async ({ openPage }) => {
  const { page } = await openPage('/about', { expected: [/ERR_FAILED/] })
  const help = page.getByRole('button', { name: 'Help', exact: true })
  const trouble = page.getByRole('alert').getByText(messages.trouble.offline)
  await page.route(/\/assets\/help-dialog-.*\.js/, (route) => route.abort())
  await help.click()
  await trouble.waitFor()
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await trouble.waitFor({ state: 'detached' })

  await help.click()
  await trouble.waitFor()
  expect(await page.getByRole('button', { name: 'Try again' }).isVisible()).toBe(true)
})

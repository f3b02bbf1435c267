import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { test } from '#tests/journey.ts'

const alive = 'html[data-interactive]'
const results = '/search/buy?city=gurugram'

test('a page comes to life although its first picture never comes', async ({ openPage }) => {
  const { page } = await openPage('/about')
  await page.route(/\/img\//, () => {})
  await page.goto(results, { waitUntil: 'commit' })

  await page.locator(alive).waitFor({ state: 'attached' })
})

describe('before the page can hear', () => {
  test('a button that is pressed does its work later', async ({ openPage }) => {
    const { page } = await openPage('/about')
    const send = await openWithoutScripts(page, results)
    await page
      .getByRole('button', { name: /^Save / })
      .first()
      .click()
    expect(await page.locator(alive).count()).toBe(0)
    send()

    await page.waitForURL('**/login?redirect_url=*')
  })

  test('what is typed stays', async ({ openPage }) => {
    const { page } = await openPage('/about', { width: 390 })
    const send = await openWithoutScripts(page, '/')
    const box = page.getByRole('combobox', { name: 'Where' })
    await box.fill('2 bhk dwarka')
    send()

    await page.locator(alive).waitFor({ state: 'attached' })
    expect(await box.inputValue()).toBe('2 bhk dwarka')
    await box.press('Enter')
    await page.waitForURL(/q=dwarka/)
  })

  test('a menu that opens stays open', async ({ openPage }) => {
    const { page } = await openPage('/about', { width: 390 })
    const send = await openWithoutScripts(page, '/')
    await page.getByRole('button', { name: 'Menu' }).click()
    const menu = page.locator('.side-menu')
    await menu.waitFor()
    send()

    await page.locator(alive).waitFor({ state: 'attached' })
    expect(await menu.isVisible()).toBe(true)
  })

  test('filters that are opened and chosen become the real ones', async ({ openPage }) => {
    const { page } = await openPage('/about', { width: 390 })
    const send = await openWithoutScripts(page, results)
    await page.getByRole('link', { name: 'Filters' }).click()
    await page.locator('.filter-panel').getByText('2 BHK').first().click()
    send()

    const sheet = page.getByRole('dialog', { name: 'Filters' })
    await page.waitForURL(/filterBHK=2bhk/)
    await sheet.getByRole('button', { name: /^Show / }).click()
    await sheet.waitFor({ state: 'hidden' })
    expect(await page.locator('.filter-panel').isVisible()).toBe(false)
  })
})

/** Opens a page whose scripts come only when they are sent. */
async function openWithoutScripts(page: Page, address: string) {
  const { promise: sent, resolve: send } = Promise.withResolvers<void>()
  await page.route(/\.js$/, async (route) => {
    await sent
    await route.continue()
  })
  await page.goto(address, { waitUntil: 'commit' })
  return send
}

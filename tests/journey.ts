import { chromium, type Page } from 'playwright-core'
import { test as base, expect, inject } from 'vitest'
import { launchOptions } from '#tests/browser.ts'

type PageOptions = {
  width?: number
  /** Complaints of the browser that belong to what the test does. */
  expected?: RegExp[]
}

/**
 * A journey through the running site. `openPage` opens a page of a visitor without cookies; the
 * test fails when a page writes an error to the console, breaks the content policy or throws.
 */
export const test = journeys({ webGl: false })

/** The same for maps, which draw with WebGL. */
export const mapTest = journeys({ webGl: true })

function journeys(options: { webGl: boolean }) {
  return base
    .extend('site', inject('site'))
    .extend('browser', { scope: 'file' }, async ({}, { onCleanup }) => {
      const browser = await chromium.launch(launchOptions(inject('browser'), options))
      onCleanup(() => browser.close())
      return browser
    })
    .extend('openPage', async ({ browser, site }, { onCleanup }) => {
      const checks: (() => Promise<void>)[] = []
      onCleanup(async () => {
        for (const check of checks) await check()
      })
      return async (address: string, { width = 1280, expected = [] }: PageOptions = {}) => {
        const height = width < 768 ? 844 : 800
        const context = await browser.newContext({
          baseURL: site.url,
          viewport: { width, height },
          hasTouch: width < 768,
          locale: 'en-IN',
          timezoneId: 'Asia/Kolkata',
        })
        // No journey leaves this machine: other hosts answer nothing.
        await context.route(
          (url) => url.protocol.startsWith('http') && url.origin !== site.url,
          (route) =>
            route.fulfill({ status: 204, headers: { 'access-control-allow-origin': '*' } }),
        )
        const page = await context.newPage()
        waitUntilInteractive(page)
        const complaints = listenForComplaints(page)
        checks.push(async () => {
          await context.close()
          const surprises = complaints.filter((text) => !expected.some((known) => known.test(text)))
          expect(surprises, 'errors in the browser').toEqual([])
        })
        const response = await page.goto(address)
        return { page, status: response?.status() }
      }
    })
}

/** Whoever opens a page waits until its buttons hear, unless he says how far he waits. */
function waitUntilInteractive(page: Page) {
  const interactive = page.locator('html[data-interactive]')
  const goto = page.goto.bind(page)
  page.goto = async (address, options) => {
    const response = await goto(address, options)
    const isPage = response?.headers()['content-type']?.startsWith('text/html')
    if (!options?.waitUntil && isPage) await interactive.waitFor({ state: 'attached' })
    return response
  }
  const reload = page.reload.bind(page)
  page.reload = async (options) => {
    const response = await reload(options)
    await interactive.waitFor({ state: 'attached' })
    return response
  }
}

function listenForComplaints(page: Page) {
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(`${error}`))
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`${message.text()} ${message.location().url}`)
  })
  return complaints
}

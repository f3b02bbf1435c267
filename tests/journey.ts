import { type BrowserContext, test as base, type Page } from '@playwright/test'
import { seenSplash } from '#app/features/site-splash/splash-cookie.ts'
import { launchOptions } from '#tests/browser.ts'
import { type ContextPool, createContextPool } from '#tests/context-pool.ts'
import { readRun } from '#tests/journey-run.ts'
import { layersSettled } from '#tests/layers-settled.ts'
import { type Member, signUp } from '#tests/sign-up.ts'

export const expect = base.expect

export const phoneWidth = 390
export const desktopWidth = 1280
/** Wide enough for the panel of filters, and too narrow for the map beside the results of a search. */
export const withoutMapWidth = 1024
export const phone = { width: phoneWidth, height: 844 }
export const desktop = { width: desktopWidth, height: 800 }

/**
 * No journey leaves this machine: other hosts are not found. Playwright's routes could do that too,
 * but with the HTTP cache off and a round trip for every request.
 */
const localhostOnly = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost'

type Options = {
  /** How wide the window is. A window narrower than a tablet's is one to touch. */
  width: number
  /** A visitor who comes for the first time sees the splash. */
  isFirstVisit: boolean
}

type Fixtures = {
  /** The site under test: its address and what it logged. */
  site: { url: string; logFile: string }
  /** Names errors in the browser's console that belong to the journey. */
  allowErrors: (...allowed: RegExp[]) => void
  /** Signs the visitor of `page` up, before the page is opened. */
  member: Member
  /** A page of somebody else, in a browser context of their own. */
  newVisitor: () => Promise<Page>
  consoleErrors: ConsoleErrors
  surroundings: Surroundings
  /** Whether the browser is set up as most are, and has been on the site before. */
  isUsualBrowser: boolean
  /** The browser context of one more visitor. */
  newContext: () => Promise<BrowserContext>
}

type WorkerFixtures = { webGl: boolean; contextPool: ContextPool }

/** What every browser context of a journey is prepared by. */
type Surroundings = {
  consoleErrors: ConsoleErrors
  site: Fixtures['site']
  isFirstVisit: boolean
  hasScripts: boolean
}

/**
 * A journey through the running site. `page` belongs to a visitor without an account; the test
 * fails when a page logs an error, breaks the content security policy or throws.
 */
export const test = base.extend<Options & Fixtures, WorkerFixtures>({
  width: [desktopWidth, { option: true }],
  isFirstVisit: [false, { option: true }],
  webGl: [false, { option: true, scope: 'worker' }],

  launchOptions: [
    async ({ webGl }, use) => {
      const options = launchOptions(readRun().browser, { webGl })
      await use({ ...options, args: [...(options.args ?? []), localhostOnly] })
    },
    { scope: 'worker' },
  ],
  baseURL: async ({}, use) => use(readRun().site.url),
  viewport: async ({ width }, use) =>
    use({ width, height: isTouch(width) ? phone.height : desktop.height }),
  hasTouch: async ({ width }, use) => use(isTouch(width)),
  site: async ({}, use) => use(readRun().site),

  consoleErrors: async ({}, use) => {
    const errors = new ConsoleErrors(readRun().site.url)
    await use(errors)
    base.expect(errors.unexpected(), 'errors in the browser').toEqual([])
  },
  allowErrors: async ({ consoleErrors }, use) =>
    use((...allowed) => consoleErrors.allowed.push(...allowed)),
  contextPool: [
    async ({ browser }, use) => use(createContextPool(browser, readRun().site.url)),
    { scope: 'worker' },
  ],
  isUsualBrowser: async (
    { isFirstVisit, javaScriptEnabled, serviceWorkers, contextOptions },
    use,
  ) => {
    const hasUsualOptions =
      javaScriptEnabled !== false &&
      serviceWorkers === 'block' &&
      contextOptions.reducedMotion === 'reduce'
    await use(hasUsualOptions && !isFirstVisit)
  },
  newContext: async (
    { browser, contextPool, isUsualBrowser, surroundings, viewport },
    use,
    info,
  ) => {
    await using ended = new AsyncDisposableStack()
    const kind = JSON.stringify(viewport)
    await use(async () => {
      const context = isUsualBrowser ? await contextPool.take(kind) : await browser.newContext()
      ended.defer(async () => {
        const isOver = !isUsualBrowser || info.status !== info.expectedStatus
        await (isOver ? contextPool.close(context) : contextPool.giveBack(kind, context))
      })
      ended.defer(await prepare(context, surroundings))
      return context
    })
  },
  context: async ({ newContext }, use) => use(await newContext()),
  surroundings: async ({ consoleErrors, site, isFirstVisit, javaScriptEnabled }, use) =>
    use({ consoleErrors, site, isFirstVisit, hasScripts: javaScriptEnabled !== false }),
  member: async ({ page }, use) => use(await signUp(page)),
  newVisitor: async ({ newContext }, use) => use(async () => (await newContext()).newPage()),
})

function isTouch(width: number) {
  return width < 768
}

/** Answers how to leave the context alone again. */
async function prepare(
  context: BrowserContext,
  { consoleErrors, site, isFirstVisit, hasScripts }: Surroundings,
) {
  const welcome = (page: Page) => {
    consoleErrors.listen(page)
    keepIntercepting(page)
    if (hasScripts) makeGotoWait(page)
  }
  context.on('page', welcome)
  const [name = '', value = ''] = seenSplash.split('=')
  if (!isFirstVisit) await context.addCookies([{ name, value, url: site.url }])
  const stopRetrying = retryResets(context)
  return () => {
    context.off('page', welcome)
    stopRetrying()
  }
}

/** A kept connection may be closed by the site just when Playwright sends a request on it. */
function retryResets({ request }: BrowserContext) {
  const { fetch } = request
  const fetchOnce = fetch.bind(request)
  request.fetch = (asked, options) => fetchOnce(asked, { maxRetries: 2, ...options })
  return () => {
    request.fetch = fetch
  }
}

/**
 * A browser that ends its interception may never answer the requests under way. With a route that
 * matches nothing, it goes on when the last other one is taken off.
 */
function keepIntercepting(page: Page) {
  const route = page.route.bind(page)
  page.route = async (...routed) => {
    await route('/nothing', () => undefined)
    return route(...routed)
  }
}

/** React has hydrated the page: before, a press may be the browser's own. */
export async function waitUntilInteractive(page: Page) {
  await page.locator('html[data-interactive]').waitFor({ state: 'attached' })
}

/**
 * Whoever opens a page waits for dialogs that are just closing, and then until it is interactive,
 * unless `waitUntil` says otherwise; not for its pictures, which most journeys do not look at.
 */
export function makeGotoWait(page: Page) {
  const goto = page.goto.bind(page)
  page.goto = async (address, options) => {
    await layersSettled(page)
    const response = await goto(address, { waitUntil: 'commit', ...options })
    const isPage = response?.headers()['content-type']?.startsWith('text/html')
    if (!options?.waitUntil && isPage) await waitUntilInteractive(page)
    return response
  }
  const reload = page.reload.bind(page)
  page.reload = async (options) => {
    await layersSettled(page)
    const response = await reload({ waitUntil: 'commit', ...options })
    if (!options?.waitUntil) await waitUntilInteractive(page)
    return response
  }
}

class ConsoleErrors {
  readonly allowed: RegExp[] = []
  readonly #seen: string[] = []
  readonly #siteUrl: string

  constructor(siteUrl: string) {
    this.#siteUrl = siteUrl
  }

  listen(page: Page) {
    page.on('pageerror', (error) => this.#seen.push(`${page.url()}: ${error}`))
    page.on('console', (message) => {
      const { url } = message.location()
      // That another host is not found is the doing of `localhostOnly`.
      const isOurs = !url.startsWith('http') || url.startsWith(this.#siteUrl)
      if (message.type() !== 'error' || !isOurs) return
      this.#seen.push(`${page.url()}: ${message.text()} ${url}`)
    })
  }

  unexpected() {
    return this.#seen.filter((text) => !this.allowed.some((known) => known.test(text)))
  }
}

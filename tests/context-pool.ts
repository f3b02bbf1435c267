import { setTimeout } from 'node:timers/promises'
import type { Browser, BrowserContext, Page } from '@playwright/test'

/**
 * Browser contexts that journeys use one after the other, a third less work than a new one for each.
 * All that is left of the last visitor is the HTTP cache, and a page that keeps the process alive in
 * which scripts and styles are compiled.
 */
export function createContextPool(browser: Browser, site: string) {
  const idle = new Map<string, BrowserContext[]>()
  const keepers = new Map<BrowserContext, Page>()
  /** Those that have been changed in ways that nothing takes back. */
  const spent = new Set<BrowserContext>()

  async function newContext() {
    const context = await browser.newContext()
    const keeper = await context.newPage()
    await keeper.goto(`${site}/robots.txt`)
    keepers.set(context, keeper)
    const { clock } = context
    const [install, setOffline] = [clock.install.bind(clock), context.setOffline.bind(context)]
    const grantPermissions = context.grantPermissions.bind(context)
    // Taking permissions back may never end when a page that asked for them has just been closed.
    context.grantPermissions = (permissions, options) => {
      spent.add(context)
      return grantPermissions(permissions, options)
    }
    clock.install = (options) => {
      spent.add(context)
      return install(options)
    }
    context.setOffline = async (isOffline) => {
      // A process hears that it is online again when the first of its pages is.
      if (!spent.has(context)) await keeper.close()
      spent.add(context)
      await setOffline(isOffline)
    }
    return context
  }

  return {
    /** A context with the options of the journey that is running, of which `kind` names what differs. */
    async take(kind: string): Promise<BrowserContext> {
      const context = idle.get(kind)?.pop() ?? (await newContext())
      await forgetStorage(keepers.get(context)!, site)
      return context
    },

    /** Whatever a failed journey was looking at is recorded when its context closes. */
    async close(context: BrowserContext) {
      await keepers.get(context)?.close()
      await context.close()
    },

    async giveBack(kind: string, context: BrowserContext) {
      if (spent.has(context)) return this.close(context)
      const keeper = keepers.get(context)
      const pages = context.pages().filter((page) => page !== keeper)
      // A browser may never answer that a page is closed; its process ends with the worker.
      const closing = Promise.all(pages.map((page) => page.close()))
      if (!(await Promise.race([closing, setTimeout(10_000, undefined, { ref: false })]))) return
      await forgetVisitor(context)
      idle.set(kind, [...(idle.get(kind) ?? []), context])
    },
  }
}

export type ContextPool = ReturnType<typeof createContextPool>

async function forgetVisitor(context: BrowserContext) {
  await context.unrouteAll({ behavior: 'ignoreErrors' })
  await context.clearCookies()
}

/** When the next visitor comes, so that what pages wrote while they closed is gone too. */
async function forgetStorage(page: Page, origin: string) {
  const devTools = await page.context().newCDPSession(page)
  const storageTypes = 'local_storage,indexeddb,cache_storage,file_systems,service_workers'
  await devTools.send('Storage.clearDataForOrigin', { origin, storageTypes })
  await devTools.detach()
}

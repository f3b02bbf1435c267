import { chromium } from '@playwright/test'
import { say } from '#bench/say.ts'
import { findBrowser } from '#tests/browser.ts'
import { startSite } from '#tests/site.ts'

/** Presses Add All in a browser, and tells how long that took and how long the page stood still. */
export async function measureAddAll(databaseUrl: string, { token }: { token: string }) {
  await using stack = new AsyncDisposableStack()
  const site = await startSite({ DATABASE_URL: databaseUrl, DEMO_DATA: 'off' })
  stack.defer(() => site.stop())
  const browser = await chromium.launch(await findBrowser())
  stack.defer(() => browser.close())
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  await context.addCookies([{ name: 'basera_session', value: token, url: site.url }])
  const page = await context.newPage()
  await page.addInitScript(() => {
    const tasks: number[] = []
    Object.assign(window, { longTasks: tasks })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) tasks.push(entry.duration)
    }).observe({ type: 'longtask' })
  })
  await page.goto(`${site.url}/message-send?mess=sms`)
  await page.getByRole('button', { name: 'More users' }).waitFor()
  await page.evaluate(() => Reflect.get(window, 'longTasks').splice(0))
  const begun = performance.now()
  await page.getByRole('button', { name: 'Add All' }).click()
  await page.getByText(/^[\d,]+ contacts$/).waitFor()
  const shown = performance.now() - begun
  const tasks: number[] = await page.evaluate(() => Reflect.get(window, 'longTasks'))
  const longest = Math.round(Math.max(0, ...tasks))
  say('Add All in the page', `${Math.round(shown)} ms`, `longest task ${longest} ms (0: under 50)`)
}

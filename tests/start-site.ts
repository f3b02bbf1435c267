import type { TestProject } from 'vitest/node'
import { type BrowserChoice, findBrowser } from '#tests/browser.ts'
import { startSite } from '#tests/site.ts'
import { createDatabase, databaseUrl } from '#tests/test-server.ts'

/** Starts the built site with demo data and finds a browser, once for all journeys of a run. */
export default async function setup(project: TestProject) {
  const { url, prefix, template } = project.getProvidedContext().testServer
  const database = `${prefix}_site`
  await createDatabase(url, database, template)
  const [site, browser] = await Promise.all([
    startSite({ DATABASE_URL: databaseUrl(url, database), DEMO_DATA: 'on' }),
    findBrowser(),
  ])
  project.provide('site', { url: site.url, logFile: site.logFile })
  project.provide('browser', browser)
  return () => site.stop()
}

declare module 'vitest' {
  interface ProvidedContext {
    site: { url: string; logFile: string }
    browser: BrowserChoice
  }
}

import type { TestProject } from 'vitest/node'
import { type BrowserChoice, findBrowser } from '#tests/browser.ts'
import { startSite } from '#tests/site.ts'
import { createDatabase, databaseUrl } from '#tests/test-server.ts'

/** Limits for journeys, which do from one address what a town does, and sign in faster than a person. */
const highLimits = {
  OTP_GAP_SECONDS: '1',
  OTP_PER_HOUR: '1000',
  OTP_PER_DAY: '1000',
  OTP_PER_ADDRESS_HOUR: '10000',
  OTP_WRONG_PER_ADDRESS_HOUR: '10000',
  REVEALS_PER_ADDRESS_DAY: '10000',
}

/** Starts the built site with demo data and finds a browser, once for all journeys of a run. */
export default async function setup(project: TestProject) {
  const { url, prefix, template } = project.getProvidedContext().testServer
  const database = `${prefix}_site`
  await createDatabase(url, database, template)
  const [site, browser] = await Promise.all([
    startSite({
      DATABASE_URL: databaseUrl(url, database),
      DEMO_DATA: 'on',
      ...highLimits,
    }),
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

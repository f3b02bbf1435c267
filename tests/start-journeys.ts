import { findBrowser } from '#tests/browser.ts'
import { shareRun } from '#tests/journey-run.ts'
import { startSite } from '#tests/site.ts'
import { makeSmallPictures } from '#tests/small-pictures.ts'
import { startTestServer } from '#tests/start-test-server.ts'
import { createDatabase, databaseUrl } from '#tests/test-server.ts'

/** Limits for journeys, which do from one address what a town does, and sign in faster than a person. */
const highLimits = {
  OTP_GAP_SECONDS: '1',
  OTP_PER_HOUR: '1000',
  OTP_PER_DAY: '1000',
  OTP_PER_ADDRESS_HOUR: '10000',
  OTP_WRONG_PER_ADDRESS_HOUR: '10000',
  REVEALS_PER_ADDRESS_DAY: '10000',
  WEB_VITALS_PERCENT: '0',
  // A busy machine is slow, not overloaded.
  REQUEST_SECONDS: '30',
}

/** Playwright's global setup: starts the built site with demo data and finds a browser. */
export default async function setup() {
  const { stop, ...testServer } = await startTestServer()
  const database = `${testServer.prefix}_site`
  await createDatabase(testServer.url, database, testServer.demo ?? testServer.template)
  const pictures = await makeSmallPictures()
  const [site, browser] = await Promise.all([
    startSite({
      DATABASE_URL: databaseUrl(testServer.url, database),
      DEMO_DATA: 'on',
      STORAGE_URL: pictures.url,
      ...highLimits,
    }),
    findBrowser(),
  ])
  shareRun({
    testServer,
    database,
    browser,
    pictures: pictures.url,
    site: { url: site.url, logFile: site.logFile },
  })
  return async () => {
    await site.stop()
    await stop()
    await pictures.remove()
  }
}

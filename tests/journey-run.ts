import type { BrowserChoice } from '#tests/browser.ts'
import type { TestServer } from '#tests/start-test-server.ts'

type JourneyRun = {
  testServer: TestServer
  /** The name of the site's database on that server. */
  database: string
  browser: BrowserChoice
  /** The store of pictures that sites with demo data share, as a setting. */
  pictures: string
  site: { url: string; logFile: string }
}

const variable = 'BASERA_JOURNEY_RUN'

/** What the global setup started, handed on to the worker processes in the environment. */
export function shareRun(run: JourneyRun) {
  process.env[variable] = JSON.stringify(run)
}

export function readRun(): JourneyRun {
  const text = process.env[variable]
  if (!text) throw new Error('The journeys were started without their global setup.')
  return JSON.parse(text)
}

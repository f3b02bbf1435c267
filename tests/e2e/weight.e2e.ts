import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { sql } from 'kysely'
import { expect, phoneWidth, test } from '#tests/journey.ts'
import { onSiteDatabase } from '#tests/site-database.ts'

/** What everything that a first view needs may weigh as it travels. */
const firstViewKB = 300

/** What measures a page, which this site never does, and what asks a member for the location. */
const notForVisitors = /send-web-vitals|location-request/

test.use({ width: phoneWidth, isFirstVisit: true })

for (const [path, mostKB] of [
  ['/search/buy?city=gurugram', 145],
  ['/', 145],
  ['/property', 150],
  ['/rent/gurugram', 145],
  ['/about', 145],
  ['/login', 150],
] as const)
  test(`${path} is light on a phone and asks no other host`, async ({ page, site }) => {
    const address = path === '/property' ? await findProperty() : path
    await page.goto(address)
    await page.waitForLoadState('networkidle')
    const loaded = await readLoaded(page)

    expect(loaded.filter(({ url }) => new URL(url).origin !== site.url)).toEqual([])
    expect(loaded.filter(({ url }) => notForVisitors.test(url))).toEqual([])
    expect(await scriptsKB(loaded), 'scripts').toBeLessThanOrEqual(mostKB)
    expect(inKB(loaded.map(({ bytes }) => bytes)), 'first view').toBeLessThanOrEqual(firstViewKB)
  })

type Loaded = { url: string; bytes: number }

/** The page and everything it asked for, with what of it travelled. */
function readLoaded(page: Page): Promise<Loaded[]> {
  return page.evaluate(() =>
    [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
      .filter((entry) => entry.name.startsWith('http'))
      .map((entry) => ({
        url: entry.name,
        bytes: (entry as PerformanceResourceTiming).transferSize,
      })),
  )
}

/** What the scripts weigh, gzipped, with the part of the map of routes that the page asked for. */
async function scriptsKB(loaded: Loaded[]) {
  const scripts = loaded.filter(({ url }) => /\.js$|\/__manifest\?/.test(url))
  return inKB(await Promise.all(scripts.map(({ url }) => weightOf(url))))
}

/** Most pages ask for the same scripts. */
const weights = new Map<string, Promise<number>>()

function weightOf(url: string) {
  const weight = weights.get(url) ?? weigh(url)
  weights.set(url, weight)
  return weight
}

async function weigh(url: string) {
  const text = await (await fetch(url)).text()
  return gzipSync(text, { level: 9 }).length
}

function inKB(bytes: number[]) {
  return bytes.reduce((total, each) => total + each, 0) / 1000
}

async function findProperty() {
  const { spn } = await onSiteDatabase((db) =>
    db
      .selectFrom('listing')
      .select('spn')
      .where('status', '=', 'active')
      .where('city', '=', 'gurugram')
      .where('deal', '=', 'resale')
      .where('category', '=', 'residential')
      .where(sql<number>`cardinality(photos)`, '>', 3)
      .executeTakeFirstOrThrow(),
  )
  return `/property/?id=${spn}`
}

import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { expect, phoneWidth, test } from '#tests/journey.ts'

/** What everything that a first view needs may weigh as it travels. */
const firstViewKB = 300

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
    const address = path === '/property' ? await findProperty(site.url) : path
    await page.goto(address)
    await page.waitForLoadState('networkidle')
    const loaded = await readLoaded(page)

    expect(loaded.filter(({ url }) => new URL(url).origin !== site.url)).toEqual([])
    expect(loaded.filter(({ url }) => url.includes('send-web-vitals'))).toEqual([])
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
  const weights = await Promise.all(
    scripts.map(async ({ url }) => {
      const text = await (await fetch(url)).text()
      return gzipSync(text, { level: 9 }).length
    }),
  )
  return inKB(weights)
}

function inKB(bytes: number[]) {
  return bytes.reduce((total, each) => total + each, 0) / 1000
}

async function findProperty(site: string) {
  const results = await (await fetch(`${site}/search/buy?city=gurugram`)).text()
  return `/property/?id=${/SPN[0-9A-Z]{8}/.exec(results)?.[0]}`
}

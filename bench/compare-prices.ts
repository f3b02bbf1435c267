import { say } from '#bench/say.ts'
import type { Db } from '#db/connect.ts'
import { compareAllPrices } from '#domain/listings/compare-prices.ts'

/** The nightly comparison of all prices: how long it takes, and how long its longest statement. */
export async function measureComparison(db: Db) {
  for (const time of ['first', 'again']) {
    const before = process.memoryUsage.rss()
    const begun = performance.now()
    await compareAllPrices(db)
    const seconds = (performance.now() - begun) / 1_000
    const grown = (process.memoryUsage.rss() - before) / 1e6
    say(`all prices compared, ${time}`, `${seconds.toFixed(1)} s`, `${grown.toFixed(0)} MB more`)
  }
}

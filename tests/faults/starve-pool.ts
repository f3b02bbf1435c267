import { setTimeout as sleep } from 'node:timers/promises'
import { middle } from '#bench/load.ts'
import type { SiteUnderFaults } from '#tests/faults/site-under-faults.ts'

/** 200 requests that each wait for a slow database, beside health checks. */
export async function starvePool({ as, proxy, newListing }: SiteUnderFaults) {
  const visitor = as('seen_splash=1')
  const { spn: listing } = await newListing()
  proxy.behave({ delayMs: 1_000 })
  const flood = Array.from({ length: 200 }, () =>
    visitor.get(`/property?id=${listing}&n=${Math.random()}`),
  )
  await sleep(300)
  const health: number[] = []
  for (let round = 0; round < 20; round++) {
    health.push((await visitor.get('/healthz')).ms)
    await sleep(50)
  }
  const replies = await Promise.all(flood)
  proxy.behave('good')
  const slowest = Math.max(...replies.map(({ ms }) => ms))
  const unclean = replies.filter(({ status }) => ![200, 429, 503].includes(status)).length
  return {
    figure: `/healthz p50 ${middle(health).toFixed(0)} ms, at most ${Math.max(...health).toFixed(0)} ms, ${replies.filter(({ status }) => status === 503).length} × 503 of 200, other errors ${unclean}, slowest ${slowest.toFixed(0)} ms`,
    isRight: unclean === 0 && Math.max(...health) < 100 && slowest < 3_200,
  }
}

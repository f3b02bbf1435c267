import { type Asked, createMix } from '#bench/mix.ts'
import type { MixSite } from '#bench/mix-site.ts'
import { say } from '#bench/say.ts'

const few = 10
const many = 500

/** Searches of 500 at a time beside those of 10, from addresses of their own; refusals are no errors. */
export async function compareSearches(site: MixSite, seconds: number) {
  // A process that has just started compiles its code, and fills what it keeps.
  await searchAtOnce(site, few, seconds)
  const alone = await searchAtOnce(site, few, seconds)
  const crowd = await searchAtOnce(site, many, seconds)
  const ratio = crowd.p99 / Math.max(1, alone.p99)
  const isRight = ratio <= 50 && crowd.p99 <= 2_000 && alone.errors + crowd.errors === 0
  say(
    `${isRight ? 'ok' : 'WRONG'}: ${many} searches at a time: ${crowd.perSecond.toFixed(0)}/s served`,
    `p99 ${crowd.p99.toFixed(0)} ms, ${ratio.toFixed(1)} × that of ${few} (${alone.p99.toFixed(0)} ms)`,
    `503: ${(100 * crowd.refused).toFixed(1)} %, at ${few} ${(100 * alone.refused).toFixed(1)} %`,
    `other errors ${alone.errors + crowd.errors}`,
  )
}

async function searchAtOnce(site: MixSite, connections: number, seconds: number) {
  const asked: Asked[] = []
  const mix = createMix(site, (each) => asked.push(each))
  const end = performance.now() + seconds * 1_000
  const lines = Array.from({ length: connections }, async () => {
    while (performance.now() < end) await mix.search()
  })
  await Promise.all(lines)
  mix.close()
  const times = asked
    .filter(({ status }) => status >= 200 && status < 400)
    .map(({ ms }) => ms)
    .toSorted((a, b) => a - b)
  const refused = asked.filter(({ status }) => status === 503).length
  return {
    perSecond: times.length / seconds,
    p99: times[Math.floor(times.length * 0.99)] ?? 0,
    refused: refused / asked.length,
    errors: asked.length - times.length - refused,
  }
}

import { type Asked, createMix } from '#bench/mix.ts'
import type { MixSite } from '#bench/mix-site.ts'
import { say } from '#bench/say.ts'

const few = 10
const many = 500

/**
 * Searches of 500 clients at a time beside those of 10, each with a connection that it keeps, from
 * addresses of their own. A client asks again as soon as it is answered, also when it is refused, which
 * is no error.
 */
export async function compareSearches(site: MixSite, seconds: number) {
  // A process that has just started compiles its code, and fills what it keeps.
  await searchAtOnce(site, few, seconds)
  const alone = await searchAtOnce(site, few, seconds)
  const crowd = await searchAtOnce(site, many, seconds)
  const ratio = crowd.all.p99 / Math.max(1, alone.all.p99)
  const slowest = Math.max(crowd.all.p99, crowd.served.p99)
  const isRight = ratio <= 50 && slowest <= 2_000 && alone.errors + crowd.errors === 0
  say(
    `${isRight ? 'ok' : 'WRONG'}: ${many} searches at a time: p99 ${inMs(crowd.all.p99)},`,
    `${ratio.toFixed(1)} × that of ${few} (${inMs(alone.all.p99)}), other errors ${alone.errors + crowd.errors}`,
  )
  for (const [name, run] of Object.entries({ [few]: alone, [many]: crowd })) {
    say(
      `${name} at a time: ${run.served.perSecond.toFixed(0)}/s served`,
      `p50 ${inMs(run.served.p50)} p99 ${inMs(run.served.p99)}`,
      `${run.refused.perSecond.toFixed(0)}/s refused`,
      `p50 ${inMs(run.refused.p50)} p99 ${inMs(run.refused.p99)}`,
      `slowest ${inMs(run.all.slowest)}`,
    )
  }
}

async function searchAtOnce(site: MixSite, connections: number, seconds: number) {
  const asked: Asked[] = []
  const mix = createMix(site, (each) => asked.push(each), { connections })
  const end = performance.now() + seconds * 1_000
  const lines = Array.from({ length: connections }, async () => {
    while (performance.now() < end) await mix.search()
  })
  await Promise.all(lines)
  mix.close()
  const served = asked.filter(({ status }) => status >= 200 && status < 400)
  const refused = asked.filter(({ status }) => status === 503)
  return {
    all: timesOf(asked, seconds),
    served: timesOf(served, seconds),
    refused: timesOf(refused, seconds),
    errors: asked.length - served.length - refused.length,
  }
}

function timesOf(asked: Asked[], seconds: number) {
  const times = asked.map(({ ms }) => ms).toSorted((a, b) => a - b)
  const timeAt = (part: number) => times[Math.floor(times.length * part)] ?? 0
  return {
    perSecond: times.length / seconds,
    p50: timeAt(0.5),
    p99: timeAt(0.99),
    slowest: times.at(-1) ?? 0,
  }
}

function inMs(ms: number) {
  return `${ms.toFixed(0)} ms`
}

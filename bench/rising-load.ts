import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { compareSearches } from '#bench/many-searches.ts'
import { type Asked, createMix } from '#bench/mix.ts'
import { type MixSite, withMixSite } from '#bench/mix-site.ts'
import { say } from '#bench/say.ts'

// 500 searches at a time beside 10, a realistic mix at rising rates, then a long run that watches the
// memory (Linux, after one build):
// npm run bench:load -- --listings 200000 --rates 25,50,100,200,400 --seconds 20 --soak 100000

const { values } = parseArgs({
  options: {
    listings: { type: 'string', default: '200000' },
    /** Arrivals a second, one step after the other, whether the site keeps up or not. */
    rates: { type: 'string', default: '25,50,100,200,400' },
    seconds: { type: 'string', default: '20' },
    /** Requests of the long run; 0 leaves it out. */
    soak: { type: 'string', default: '100000' },
    /** Processes of the site, as the setting says. */
    workers: { type: 'string', default: '1' },
    /** An own database, which is filled up to so many listings and kept. */
    database: { type: 'string' },
  },
})
const seconds = Number(values.seconds)
const soakPoints = 5
const soakConnections = 24

await withMixSite(
  {
    listings: Number(values.listings),
    workers: values.workers,
    databaseUrl: values.database,
  },
  async (site) => {
    await drive(site, 20, 10)
    await compareSearches(site, seconds)
    for (const rate of values.rates.split(',').map(Number)) {
      const step = await drive(site, rate, seconds)
      report(rate, step, await site.memory())
    }
    if (Number(values.soak) > 0) await soak(site, Number(values.soak))
  },
)

/** Lets so many arrive a second, and waits for the last answers. */
async function drive(site: MixSite, rate: number, forSeconds: number) {
  const asked: Asked[] = []
  const mix = createMix(site, (each) => asked.push(each))
  const health = watchHealth(site)
  const arrivals: Promise<unknown>[] = []
  const started = performance.now()
  const total = rate * forSeconds
  while (arrivals.length < total) {
    const due = ((performance.now() - started) / 1_000) * rate
    while (arrivals.length < Math.min(due, total)) arrivals.push(mix.arrive())
    await sleep(2)
  }
  await Promise.all(arrivals)
  const elapsed = (performance.now() - started) / 1_000
  mix.close()
  return { asked, elapsed, health: await health.stop() }
}

function report(rate: number, { asked, elapsed, health }: Step, memory: number) {
  const members = asked.filter(({ isMember }) => isMember)
  const visitors = asked.filter(({ isMember }) => !isMember)
  const served = asked.filter(isServed)
  say(
    `${rate}/s arrive:`,
    `${(served.length / elapsed).toFixed(0)}/s served`,
    `p50 ${timeAt(served, 0.5)} p99 ${timeAt(served, 0.99)} ms`,
    `signed in p50 ${timeAt(members.filter(isServed), 0.5)} p99 ${timeAt(members.filter(isServed), 0.99)} ms`,
    `503: ${share(visitors, 503)} of visitors, ${share(members, 503)} of members`,
    `429: ${asked.filter(({ status }) => status === 429).length}`,
    `503 after p99 ${timeAt(asked.filter(isShed), 0.99)} ms`,
    `other errors ${JSON.stringify(otherErrors(asked))}`,
    `healthz p99 ${timeAt(health, 0.99)} ms, ${health.filter(({ status }) => status !== 200).length} failed`,
    `memory ${memory.toFixed(0)} MB`,
  )
}

type Step = Awaited<ReturnType<typeof drive>>
type Timed = { status: number; ms: number }

/** 24 at a time; garbage is collected before each of five looks at the memory. */
async function soak(site: MixSite, requests: number) {
  let asked = 0
  const failed: Asked[] = []
  const mix = createMix(site, (each) => {
    asked++
    if (!isServed(each)) failed.push(each)
  })
  const points: number[] = []
  for (let point = 1; point <= soakPoints; point++) {
    const until = (requests * point) / soakPoints
    const lines = Array.from({ length: soakConnections }, async () => {
      while (asked < until) await mix.arrive()
    })
    await Promise.all(lines)
    points.push(await site.memory())
    say(`memory after ${asked} requests`, `${points.at(-1)!.toFixed(0)} MB`)
  }
  mix.close()
  const growth = points.at(-1)! / points[0]! - 1
  say(
    `memory ${points.map((each) => each.toFixed(0)).join(', ')} MB after ${requests} requests in ${soakPoints} steps:`,
    `growth ${(growth * 100).toFixed(1)} %`,
    `not served ${JSON.stringify(otherErrors(failed))}`,
  )
}

/** Asks for the health ten times a second. */
function watchHealth(site: MixSite) {
  const times: Timed[] = []
  let isOver = false
  const watching = (async () => {
    while (!isOver) {
      const from = performance.now()
      const status = await fetch(`${site.url}/healthz`).then(
        (reply) => reply.arrayBuffer().then(() => reply.status),
        () => 0,
      )
      times.push({ status, ms: performance.now() - from })
      await sleep(100)
    }
  })()
  return {
    async stop() {
      isOver = true
      await watching
      return times
    },
  }
}

function isServed({ status }: Timed) {
  return status >= 200 && status < 400
}

function isShed({ status }: Timed) {
  return status === 503
}

/** How many answers of each status that is neither served nor a refusal; 0 is no answer at all. */
function otherErrors(asked: Timed[]) {
  const counts: Record<number, number> = {}
  for (const each of asked) {
    if (!isServed(each) && ![429, 503].includes(each.status))
      counts[each.status] = (counts[each.status] ?? 0) + 1
  }
  return counts
}

function share(asked: Timed[], status: number) {
  const count = asked.filter((each) => each.status === status).length
  return `${((100 * count) / Math.max(1, asked.length)).toFixed(1)} %`
}

function timeAt(asked: Timed[], part: number) {
  const times = asked.map(({ ms }) => ms).toSorted((a, b) => a - b)
  return (times[Math.floor(times.length * part)] ?? 0).toFixed(0)
}

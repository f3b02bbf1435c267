import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { hammer } from '#bench/load.ts'
import type { BareAnswer } from '#bench/pages-bare.ts'
import { type BenchSite, withBenchSite } from '#bench/pages-site.ts'

// Pages over HTTP next to React alone rendering the same tree, in the same run (Linux, after a build):
// node bench/pages.ts --rounds 7 --seconds 1.5 --soak 60

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '7' },
    /** How long each of them asks in each way. */
    seconds: { type: 'string', default: '1.5' },
    /** Seconds of mixed load at the end, to see whether memory stays flat. */
    soak: { type: 'string', default: '60' },
    connections: { type: 'string', default: '16' },
    /** What browsers say that they accept; `identity` leaves compression out. */
    encoding: { type: 'string', default: 'gzip, deflate, br, zstd' },
  },
})
const rounds = Number(values.rounds)
const seconds = Number(values.seconds)
const connections = Number(values.connections)
const agent = new Agent({ keepAlive: true, maxSockets: connections })

type Load = Awaited<ReturnType<typeof measure>>

await withBenchSite(async (site) => {
  const search = `${site.url}/search/rent?city=delhi`
  const property = `${site.url}${await firstProperty(search)}`
  await compare(site, 'search page, 20 cards', search)
  await compare(site, 'property page', property)
  await soak(site, [search, property])
})

/**
 * One page asked for in every way that costs differently, in turns with React alone: what else this
 * machine does then slows all of them down alike. The middle round counts.
 */
async function compare(site: BenchSite, name: string, url: string) {
  const { visitor, member } = site.cookies
  const plain = await (await fetch(url, { headers: { cookie: visitor } })).text()
  const memory = site.memory()
  const ways = [
    { way: 'signed in', cookie: member, next: () => url },
    { way: 'each another address', cookie: visitor, next: anotherAddress(url) },
    { way: 'repeated', cookie: visitor, next: () => url },
    { way: 'repeated first visit', cookie: '', next: () => url },
  ]
  const alone: BareAnswer[] = []
  const loads = ways.map((): Load[] => [])
  for (let round = 0; round < rounds; round++) {
    alone.push(await site.renderBare({ url, cookie: visitor, seconds }))
    for (const [at, { cookie, next }] of ways.entries()) {
      loads[at]!.push(await measure(site, next, cookie))
    }
  }

  say(`\n${name}: ${kB(Buffer.byteLength(plain))} kB of HTML, ${connections} connections`)
  const rate = middle(alone.map(({ perSecond }) => perSecond))
  const cost = middle(alone.map(({ processor }) => processor))
  print('renderToString alone', rate, `processor ${cost.toFixed(2)} ms`)
  for (const [at, { way, cookie }] of ways.entries()) {
    const { bytes } = await get(url, cookie)
    const of = (what: keyof Load) => middle(loads[at]!.map((load) => load[what]))
    const ratio = middle(
      loads[at]!.map(({ perSecond }, round) => perSecond / alone[round]!.perSecond),
    )
    print(
      way,
      of('perSecond'),
      `ratio ${ratio.toFixed(2).padStart(5)}`,
      `median ${of('median').toFixed(1)} ms, p99 ${of('p99').toFixed(1)} ms`,
      `processor ${of('processor').toFixed(2)} ms (${(cost / of('processor')).toFixed(2)})`,
      `${kB(bytes)} kB sent`,
    )
  }
  say(`memory of the server ${memory.toFixed(0)} → ${site.memory().toFixed(0)} MB`)
}

async function measure(site: BenchSite, next: () => string, cookie: string) {
  let asked = 0
  const begun = site.processorTime()
  const load = await hammer(connections, seconds, () => {
    asked++
    return get(next(), cookie)
  })
  return { ...load, processor: (site.processorTime() - begun) / asked }
}

/** Every kind of load at once; the memory of a server that keeps nothing stays where it is. */
async function soak(site: BenchSite, urls: string[]) {
  const total = Number(values.soak)
  if (total === 0) return
  const { visitor, member } = site.cookies
  const ways = urls.flatMap((url) => [
    [() => url, member],
    [anotherAddress(url), visitor],
    [() => url, visitor],
  ]) as [() => string, string][]
  let turn = 0
  let isOver = false
  const load = hammer(connections, total, () => {
    const [next, cookie] = ways[turn++ % ways.length]!
    return get(next(), cookie)
  }).finally(() => {
    isOver = true
  })
  say(`\nmixed load for ${total} s`)
  for (let at = 1; at <= 3 && !isOver; at++) {
    await sleep((total / 3) * 1_000)
    say(`after ${((at * total) / 3).toFixed(0)} s  memory ${site.memory().toFixed(0)} MB`)
  }
  say(`${(await load).perSecond.toFixed(0)}/s`)
}

/** The same page under a name that no cache knows. */
function anotherAddress(url: string) {
  let count = 0
  return () => `${url}&n=${process.pid}-${count++}`
}

async function firstProperty(search: string) {
  const html = await (await fetch(search)).text()
  const paths = new Set([...html.matchAll(/\/property\/?\?id=SPN\w{8}/g)].map(([path]) => path))
  if (paths.size !== 20) throw new Error(`The search page has ${paths.size} cards, not 20.`)
  return [...paths][0]!
}

/** One page over a connection that stays open, with as little work of our own as possible. */
function get(url: string, cookie: string) {
  return new Promise<{ bytes: number }>((resolve, reject) => {
    const headers = {
      'accept-encoding': values.encoding,
      // Programs that name themselves are not counted as visitors of a listing.
      'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0',
      ...(cookie && { cookie }),
    }
    const sent = request(url, { agent, headers }, (reply) => {
      let bytes = 0
      reply.on('data', (part: Buffer) => {
        bytes += part.length
      })
      reply.on('end', () =>
        reply.statusCode === 200
          ? resolve({ bytes })
          : reject(new Error(`${url} answered ${reply.statusCode}.`)),
      )
    })
    sent.on('error', reject)
    sent.end()
  })
}

function middle(values: number[]) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}

function kB(bytes: number) {
  return (bytes / 1000).toFixed(1)
}

function print(what: string, perSecond: number, ...more: string[]) {
  say(what.padEnd(24), `${perSecond.toFixed(0)}/s`.padStart(8), ...more)
}

function say(...parts: string[]) {
  process.stdout.write(`${parts.join('  ')}\n`)
}

import { badLine, type Suffered, sufferFault } from '#tests/faults/database-faults.ts'
import { hangingGateway } from '#tests/faults/hanging-gateway.ts'
import { killSite } from '#tests/faults/kill-site.ts'
import { moveClock } from '#tests/faults/move-clock.ts'
import { type SiteUnderFaults, siteUnderFaults } from '#tests/faults/site-under-faults.ts'
import { slowSockets } from '#tests/faults/slow-sockets.ts'
import { starvePool } from '#tests/faults/starve-pool.ts'
import { stopGracefully } from '#tests/faults/stop-gracefully.ts'

// Everything that can break under the built site, one after the other, with figures (after one build):
// npm run faults, or only some of them: npm run faults -- kill-site hanging-gateway

const long = { clients: 16, pauseMs: 20, faultMs: 6_000 }
const mostMs = 3_200
const recoveryMs = 5_000

type Line = { figure: string; isRight: boolean }

const faults: Record<string, (site: SiteUnderFaults) => Promise<Line>> = {
  'black-hole': (site) => suffer(site, badLine(site.proxy, 'black hole')),
  latency: (site) => suffer(site, badLine(site.proxy, { delayMs: 200 })),
  resets: (site) => suffer(site, badLine(site.proxy, 'resets')),
  'closed-line': (site) => suffer(site, badLine(site.proxy, 'closed')),
  'database-kill': (site) => suffer(site, databaseSignal(site, 'SIGKILL')),
  'database-restart': (site) => suffer(site, databaseSignal(site, 'SIGQUIT')),
  'kill-site': killSite,
  'hanging-gateway': hangingGateway,
  'pool-starvation': starvePool,
  'slow-sockets': slowSockets,
  'clock-forward': (site) => moveClock(site, 31 * 86_400),
  'clock-back': (site) => moveClock(site, -31 * 86_400),
  'graceful-shutdown': stopGracefully,
}

const wanted = process.argv.slice(2)
await using stack = new AsyncDisposableStack()
const site = await siteUnderFaults(stack)
for (const [name, run] of Object.entries(faults)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  const { figure, isRight } = await run(site)
  process.stdout.write(`${isRight ? 'ok    ' : 'WRONG '} ${name.padEnd(18)} ${figure}\n`)
  if (!isRight) process.exitCode = 1
}

async function suffer(
  { as, signIn, newListing, db }: SiteUnderFaults,
  fault: Parameters<typeof sufferFault>[2],
) {
  const { post } = as(await signIn())
  const { spn: listing } = await newListing()
  const read = () => as('seen_splash=1').get(`/property?id=${listing}&n=${Math.random()}`)
  return judge(await sufferFault(db, { post, read }, fault, long))
}

function judge({ unclean, ...suffered }: Suffered): Line {
  const { served, refused, lost, torn, duplicates } = suffered
  const statuses = [...new Set(unclean.map(({ status }) => status))]
  const isRight =
    unclean.length + lost + torn + duplicates === 0 &&
    suffered.slowestMs <= mostMs &&
    suffered.recoveryMs <= recoveryMs
  const figure = `${served} served, ${refused} × 503, other ${unclean.length} ${statuses}, slowest ${suffered.slowestMs.toFixed(0)} ms, served again after ${suffered.recoveryMs.toFixed(0)} ms, lost ${lost}, torn ${torn}, twice ${duplicates}`
  return { figure, isRight }
}

function databaseSignal({ databasePid }: SiteUnderFaults, signal: NodeJS.Signals) {
  return { begin: () => void process.kill(databasePid(), signal), end() {} }
}

import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { connect, type Db } from '#db/connect.ts'
import type { Gateway } from '#tests/cluster/limited-people.ts'
import { startLoad } from '#tests/cluster/load.ts'
import type { RequestLog } from '#tests/cluster/request-log.ts'
import { answers, type Cluster, isWhole, members, until } from '#tests/cluster/start-cluster.ts'
import { compare, createBroadcast } from '#tests/faults/kill-while-sending.ts'

const recipients = 1_000
/** How long everything must go well before the next kill. */
const steadyMs = 3_000
/** A message of a process that was killed is unknown when its lease has ended, after 30 s. */
const settleMs = 60_000

type Say = (line: string) => void

/** Kills each part in turn under load, prints a table, and answers whether everything held. */
export async function killEachPart(cluster: Cluster, gateway: Gateway, say: Say) {
  const { layout } = cluster
  const db = connect(layout.leaderUrl, { size: 4 })
  const broadcast = await createBroadcast(db, recipients)
  const load = await startLoad(db, `http://localhost:${layout.port}`, gateway)
  await untilWell(cluster, load.log, Date.now())
  await killInTurn(cluster, load.log, say)
  const found = await load.stop()
  await broadcast.stop().catch(() => undefined)
  const sent = await untilSettled(db, broadcast.broadcastId, gateway)
  await db.destroy()

  const { saves, pictures, sessions, limits, inbox } = found
  const { jobs } = limits
  say(`${load.log.count} requests; acknowledged saves lost ${saves.lost}, torn ${saves.torn}`)
  say(`${pictures.stored} pictures stored, lost ${pictures.lost}`)
  say(`${sessions.begun} sessions begun, lost ${sessions.lost}`)
  say(
    `limits: ${limits.leads} of 40 numbers seen, ${limits.codes} of 5 codes sent: ${limits.isKept ? 'kept' : 'BROKEN'}`,
  )
  say(
    `${inbox.arrived} live notifications arrived, the latest after ${inbox.latest.toFixed(1)} s, missing ${inbox.missing}, ${inbox.reconnects} reconnects`,
  )
  say(`${jobs.done} jobs done, twice ${jobs.twice}, unknown ${jobs.unknown}, left ${jobs.left}`)
  say(
    `${sent.sent} messages sent, twice ${sent.twice}, unknown ${sent.unknown}, wrong ${sent.wrong}, left ${sent.left}`,
  )
  const bad = [
    saves.lost,
    saves.torn,
    pictures.lost,
    sessions.lost,
    inbox.missing,
    jobs.twice,
    jobs.left,
    sent.twice,
    sent.wrong,
    sent.left,
  ]
  return limits.isKept && bad.every((count) => count === 0)
}

async function killInTurn(cluster: Cluster, log: RequestLog, say: Say) {
  say(
    '| killed | reads failed, s | writes failed, s | uploads failed, s | 503 | other failures | everything back after, s |',
  )
  say('| --- | ---: | ---: | ---: | ---: | --- | ---: |')
  for (const [name, kill] of Object.entries(kills)) {
    const at = Date.now()
    await kill(cluster)
    // What was killed takes a moment to be missed.
    await sleep(2_000)
    const backAt = await untilWell(cluster, log, at)
    const seconds = (['read', 'write', 'upload'] as const).map((kind) =>
      log.outage(kind, at).toFixed(1),
    )
    const { refused, other } = log.failures(at)
    const back = ((backAt - at) / 1000).toFixed(1)
    say(`| ${[name, ...seconds, refused, other || '0', back].join(' | ')} |`)
  }
}

/** What became of the broadcast, compared with what the gateway was asked for. */
async function untilSettled(db: Db, broadcastId: string, gateway: Gateway) {
  const end = Date.now() + settleMs
  for (;;) {
    const queries = gateway.received.map(({ path }) => new URL(path, 'http://gateway').searchParams)
    const called = queries.flatMap((query) => (query.get('code') ? [] : [query.get('to') ?? '']))
    const found = await compare(db, broadcastId, called)
    if (found.left === 0 || Date.now() > end) return found
    await sleep(1_000)
  }
}

const kills: Record<string, (cluster: Cluster) => Promise<void> | void> = {
  'a worker of an app server': ({ parts }) => killNow(workersOf(parts.get('site-0')!.pid)[0]!),
  'an app server (an upstream of nginx)': ({ parts }) => killNow(parts.get('site-0')!.pid),
  'an app server, restarted by SIGTERM': ({ parts }) =>
    void process.kill(parts.get('site-1')!.pid, 'SIGTERM'),
  'the store of pictures': ({ parts }) => killNow(parts.get('store')!.pid),
  'a standby with its Patroni': (cluster) => killMachine(cluster, 'sync_standby'),
  "etcd's leader": killEtcdLeader,
  'the PostgreSQL leader': async (cluster) =>
    killNow(postmaster(cluster, await nameOf(cluster, 'leader'))),
  'the PostgreSQL leader with its Patroni': (cluster) => killMachine(cluster, 'leader'),
}

async function killMachine(cluster: Cluster, role: string) {
  const name = await nameOf(cluster, role)
  killNow(cluster.parts.get(name)!.pid)
  killNow(postmaster(cluster, name))
}

async function killEtcdLeader({ layout, parts }: Cluster) {
  for (const { name, port } of layout.etcd) {
    const reply = await fetch(`http://127.0.0.1:${port}/v2/stats/self`).catch(() => undefined)
    const metrics =
      reply && (await fetch(`http://127.0.0.1:${port}/metrics`).then((each) => each.text()))
    if (metrics && /^etcd_server_is_leader 1$/m.test(metrics)) return killNow(parts.get(name)!.pid)
  }
  throw new Error('etcd has no leader.')
}

async function nameOf({ layout }: Cluster, role: string) {
  return (await members(layout)).find((member) => member.role === role)!.name
}

function postmaster({ layout }: Cluster, name: string) {
  return Number.parseInt(readFileSync(`${layout.folder}/${name}/postmaster.pid`, 'utf8'), 10)
}

function workersOf(pid: number) {
  // ps fails when there are none.
  const { stdout } = spawnSync('ps', ['--ppid', `${pid}`, '-o', 'pid='], { encoding: 'utf8' })
  return stdout.split(/\s+/).filter(Boolean).map(Number)
}

function killNow(pid: number) {
  process.kill(pid, 'SIGKILL')
}

/** When every part answers again; then waits until requests have gone well for a while. */
async function untilWell({ layout, parts }: Cluster, log: RequestLog, since: number) {
  await until(async () => {
    const urls = [
      ...layout.sites.map((port) => `http://127.0.0.1:${port}/readyz`),
      ...layout.etcd.map(({ port }) => `http://127.0.0.1:${port}/health`),
    ]
    const all = await Promise.all([isWhole(layout), ...urls.map(answers)])
    return all.every(Boolean) && workersOf(parts.get('site-0')!.pid).length > 1
  })
  const backAt = Math.max(Date.now(), since)
  await until(async () => log.isWell(Date.now() - steadyMs))
  return backAt
}

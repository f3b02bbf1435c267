import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { connect } from '#db/connect.ts'
import { startLoad } from '#tests/cluster/load.ts'
import { answers, type Cluster, isWhole, members, until } from '#tests/cluster/start-cluster.ts'
import { compare, createBroadcast } from '#tests/faults/kill-while-sending.ts'
import type { startGateway } from '#tests/start-gateway.ts'

type Gateway = Awaited<ReturnType<typeof startGateway>>
const recipients = 1_000
/** How long everything must go well before the next kill. */
const steadyMs = 3_000

/** Kills each part in turn under load, prints a table, and answers whether nothing was lost or sent twice. */
export async function killEachPart(
  cluster: Cluster,
  gateway: Gateway,
  say: (line: string) => void,
) {
  const { layout } = cluster
  const db = connect(layout.leaderUrl, { size: 4 })
  const { broadcastId, stop: stopSending } = await createBroadcast(db, recipients)
  const load = await startLoad(db, `http://localhost:${layout.port}`)
  await untilWell(cluster, load, Date.now())

  say(
    '| killed | reads failed, s | writes failed, s | requests failed | everything back after, s |',
  )
  say('| --- | ---: | ---: | ---: | ---: |')
  for (const [name, kill] of Object.entries(kills)) {
    const at = Date.now()
    await kill(cluster)
    // What was killed takes a moment to be missed.
    await sleep(2_000)
    const backAt = await untilWell(cluster, load, at)
    const [reads, writes] = [load.outage('read', at), load.outage('write', at)]
    const cells = [
      name,
      reads.seconds,
      writes.seconds,
      reads.failed + writes.failed,
      (backAt - at) / 1000,
    ]
    say(
      `| ${cells.map((cell) => (typeof cell === 'number' ? cell.toFixed(Number.isInteger(cell) ? 0 : 1) : cell)).join(' | ')} |`,
    )
  }

  const saved = await load.stop()
  await stopSending().catch(() => undefined)
  // What a gateway was asked for meanwhile is settled.
  await sleep(5_000)
  const called = gateway.received.map(({ path }) => path.split('to=')[1] ?? '')
  const sent = await compare(db, broadcastId, called)
  await db.destroy()
  say(`${saved.requests} requests; acknowledged saves lost ${saved.lost}, torn ${saved.torn}`)
  say(
    `${sent.sent} messages sent, twice ${sent.twice}, unknown ${sent.unknown}, wrong ${sent.wrong}`,
  )
  return saved.lost + saved.torn + sent.twice + sent.wrong === 0
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

type Load = Awaited<ReturnType<typeof startLoad>>

/** When every part answers again; then waits until requests have gone well for a while. */
async function untilWell({ layout, parts }: Cluster, load: Load, since: number) {
  await until(async () => {
    const urls = [
      ...layout.sites.map((port) => `http://127.0.0.1:${port}/readyz`),
      ...layout.etcd.map(({ port }) => `http://127.0.0.1:${port}/health`),
    ]
    const all = await Promise.all([isWhole(layout), ...urls.map(answers)])
    return all.every(Boolean) && workersOf(parts.get('site-0')!.pid).length > 1
  })
  const backAt = Math.max(Date.now(), since)
  await until(async () => load.isWell(Date.now() - steadyMs))
  return backAt
}

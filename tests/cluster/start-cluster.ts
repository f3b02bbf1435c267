import { chownSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { unprivilegedUser } from '#db/embedded/server-user.ts'
import {
  etcdArgs,
  haproxyConfiguration,
  nginxConfiguration,
  patroniConfiguration,
} from '#tests/cluster/configurations.ts'
import { keepRunning, type Part } from '#tests/cluster/keep-running.ts'
import type { Layout } from '#tests/cluster/layout.ts'
import { storageUrl } from '#tests/s3-store.ts'

const root = path.resolve(import.meta.dirname, '../..')
/** That of `apiFor`, so that its sessions hold here too. */
const secret = 'a secret of tests and of nothing else'

export type Cluster = { layout: Layout; parts: Map<string, Part>; stop(): Promise<void> }

/** Starts everything in order, each when what it needs answers. */
export async function startCluster(
  layout: Layout,
  settings: Record<string, string>,
  say: (line: string) => void,
): Promise<Cluster> {
  const { folder, etcd, postgres, sites, storePort } = layout
  const user = process.getuid?.() === 0 ? unprivilegedUser() : undefined
  mkdirSync(folder, { recursive: true, mode: 0o755 })
  if (user) chownSync(folder, user.uid, user.gid)
  const parts = new Map<string, Part>()
  const run = (name: string, command: string, args: string[], env = {}) =>
    parts.set(name, keepRunning(name, { command, args, folder, user, env }))
  const file = (name: string, text: string) => {
    writeFileSync(path.join(folder, name), text)
    return path.join(folder, name)
  }

  say('Starting etcd, PostgreSQL under Patroni, and HAProxy …')
  // Debian's etcd asks to be told that it may run on ARM.
  const etcdEnv = process.arch === 'arm64' ? { ETCD_UNSUPPORTED_ARCH: 'arm64' } : {}
  for (const [i, { name }] of etcd.entries())
    run(name, '/usr/bin/etcd', etcdArgs(layout, i), etcdEnv)
  for (const [i, { name }] of postgres.entries())
    run(name, '/usr/bin/patroni', [file(`${name}.yml`, patroniConfiguration(layout, i))])
  run('haproxy', '/usr/sbin/haproxy', [
    '-db',
    '-f',
    file('haproxy.cfg', haproxyConfiguration(layout)),
  ])
  run('store', process.execPath, [
    `${root}/tests/cluster/store.ts`,
    `${storePort}`,
    `${folder}/store`,
  ])
  await until(() => isWhole(layout))

  say('Starting two app servers and nginx …')
  for (const [i, port] of sites.entries()) {
    const own = { PORT: `${port}`, HOST: '127.0.0.1', DATA_DIR: `${folder}/site-${i}` }
    run(`site-${i}`, process.execPath, [`${root}/server/main.ts`], {
      ...siteSettings(layout),
      ...own,
      ...settings,
    })
    await until(() => answers(`http://127.0.0.1:${port}/readyz`))
  }
  run('nginx', '/usr/sbin/nginx', ['-c', file('nginx.conf', nginxConfiguration(layout))])
  await until(() => answers(`http://localhost:${layout.port}/readyz`))

  async function stop() {
    for (const names of [/^nginx/, /^site/, /^(haproxy|store|postgres)/, /^etcd/])
      await Promise.all(
        [...parts.values()].filter(({ name }) => names.test(name)).map((part) => part.stop()),
      )
  }
  return { layout, parts, stop }
}

function siteSettings(layout: Layout) {
  return {
    DATABASE_URL: layout.leaderUrl,
    DATABASE_READ_URL: layout.readUrls.join(','),
    STORAGE_URL: storageUrl(layout.storePort),
    PUBLIC_URL: `http://localhost:${layout.port}`,
    SECRET: secret,
    TRUST_PROXY: '1',
    WORKERS: 'auto',
    DRAIN_SECONDS: '6',
    DEMO_DATA: 'on',
    LOG_LEVEL: 'warn',
  }
}

type Member = { name: string; role: string; state: string }

/** PostgreSQL's servers, as Patroni sees them. */
export async function members({ postgres }: Layout): Promise<Member[]> {
  for (const { restPort } of postgres) {
    const answer = await ask(`http://127.0.0.1:${restPort}/cluster`)
    if (answer?.ok) return ((await answer.json()) as { members: Member[] }).members
  }
  return []
}

/** Whether there are a leader, a synchronous standby and a third server, all at work. */
export async function isWhole(layout: Layout) {
  const found = await members(layout)
  const working = found.filter(({ state }) => state === 'running' || state === 'streaming')
  const roles = new Set(working.map(({ role }) => role))
  return (
    working.length === layout.postgres.length && roles.has('leader') && roles.has('sync_standby')
  )
}

export async function until(condition: () => Promise<boolean>) {
  while (!(await condition())) await sleep(250)
}

export async function answers(url: string) {
  return (await ask(url))?.ok ?? false
}

function ask(url: string) {
  return fetch(url, { signal: AbortSignal.timeout(2_000) }).catch(() => undefined)
}

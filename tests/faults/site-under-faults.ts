import { randomBytes } from 'node:crypto'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { connect, type Db } from '#db/connect.ts'
import { startEmbedded } from '#db/embedded/start-embedded.ts'
import { superviseEmbedded } from '#db/embedded/supervise-embedded.ts'
import { startSession } from '#domain/sessions/start-session.ts'
import { createListing, createUser } from '#tests/factories.ts'
import { startFaultProxy } from '#tests/faults/fault-proxy.ts'
import type { Post, Reply } from '#tests/faults/saves.ts'
import { startSite } from '#tests/site.ts'
import { startGateway } from '#tests/start-gateway.ts'

type Body = Record<string, string> | FormData

/** The built site, its durable PostgreSQL behind a line that can be made bad, and an SMS gateway. */
export async function siteUnderFaults(stack: AsyncDisposableStack) {
  const home = mkdtempSync(path.join(tmpdir(), 'basera-faults-'))
  stack.defer(() => rmSync(home, { recursive: true, force: true }))
  // Started by root, PostgreSQL runs as another user, who must be able to enter.
  chmodSync(home, 0o755)
  const embedded = await startEmbedded({ folder: path.join(home, 'postgres') })
  const giveUp = (reason: string) => {
    throw new Error(reason)
  }
  const database = superviseEmbedded(embedded, {
    pollMs: 20,
    firstPauseMs: 20,
    onRestart: () => {},
    onGiveUp: giveUp,
  })
  stack.defer(() => database.stop())
  const proxy = await startFaultProxy(embedded.url)
  stack.defer(() => proxy.close())
  const gateway = await startGateway()
  stack.defer(() => gateway.close())
  const settings = {
    DATABASE_URL: proxy.url,
    DEMO_DATA: 'off',
    TRUST_PROXY: '1',
    SECRET: randomBytes(24).toString('hex'),
    DATA_DIR: path.join(home, 'data'),
    LOG_LEVEL: 'error',
    SMS_PROVIDER: 'http',
    SMS_URL: `${gateway.url}/?to={to}&code={code}`,
  }
  let site = await startSite(settings)
  stack.defer(() => site.stop())
  const db = connect(embedded.url, { size: 4 })
  stack.defer(() => db.destroy())

  return {
    proxy,
    gateway,
    db,
    url: () => site.url,
    pid: () => site.pid!,
    logFile: () => site.logFile,
    databasePid: () => embedded.pid,
    /** The next process, on the same port, after the one before was ended. */
    async startAgain(more: Record<string, string> = {}) {
      site = await startSite({ ...settings, PORT: new URL(site.url).port, ...more })
    },
    waitForExit: () => site.exited(),
    as: (cookie: string, address = '10.0.0.9') => clientOf(() => site.url, { cookie, address }),
    signIn: (role: 'member' | 'staff' = 'member') => signIn(db, role),
    newListing: () => createListing(db),
  }
}

export type SiteUnderFaults = Awaited<ReturnType<typeof siteUnderFaults>>

async function signIn(db: Db, role: 'member' | 'staff') {
  const { id } = await createUser(db, { role })
  const client = { device: 'phone', address: '10.0.0.9' }
  const { token } = await startSession(db, { days: 1, staffIdleHours: 1 }, id, client)
  return `seen_splash=1; basera_session=${token}`
}

/** A browser that tells no answer at all by the status 0. */
function clientOf(url: () => string, { cookie, address }: { cookie: string; address: string }) {
  async function ask(target: string, init: RequestInit): Promise<Reply> {
    const from = performance.now()
    const headers = { 'x-api-key': 'basera-web', 'x-forwarded-for': address, cookie }
    try {
      const reply = await fetch(url() + target, { ...init, headers, redirect: 'manual' })
      await reply.arrayBuffer()
      const retryAfter = reply.headers.get('retry-after')
      return { status: reply.status, retryAfter, ms: performance.now() - from }
    } catch {
      return { status: 0, retryAfter: null, ms: performance.now() - from }
    }
  }
  const post: Post = (target, form: Body) =>
    ask(target, {
      method: 'POST',
      body: form instanceof FormData ? form : new URLSearchParams(form),
    })
  return { get: (target: string) => ask(target, {}), post }
}

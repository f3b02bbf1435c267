import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { Worker } from 'node:worker_threads'
import type { BareAnswer, BareQuestion } from '#bench/pages-bare.ts'
import { residentMegabytes } from '#bench/process-figures.ts'
import { startDatabase } from '#bench/start-database.ts'
import { markerCookie } from '#contract/session-marker.ts'
import { connect } from '#db/connect.ts'
import { migrateToLatest } from '#db/migrate.ts'
import { loadDemo } from '#demo/load-demo.ts'
import { startSession } from '#domain/sessions/start-session.ts'
import { startSite } from '#tests/site.ts'

export type BenchSite = {
  url: string
  /** Cookies of somebody who looked at a page before, and of somebody who is signed in too. */
  cookies: { visitor: string; member: string }
  renderBare: (question: BareQuestion) => Promise<BareAnswer>
  /** Megabytes that the site's process holds. */
  memory: () => number
  /** Milliseconds of processor time that the site's main thread has used. */
  processorTime: () => number
}

/** The built site with demo data as a process of its own, and React alone on a thread. */
export async function withBenchSite(work: (site: BenchSite) => Promise<void>) {
  await using stack = new AsyncDisposableStack()
  const database = await startDatabase()
  stack.defer(() => database.stop())
  const settings = {
    NODE_ENV: 'production',
    PUBLIC_URL: 'http://localhost',
    DATABASE_URL: database.url,
    DATA_DIR: database.dataFolder,
  }
  await fill(database.url)
  const site = await startSite(settings)
  stack.defer(() => site.stop())
  const bare = await startBare(settings)
  stack.defer(() => bare.stop())
  await work({
    url: site.url,
    cookies: await signIn(database.url),
    renderBare: bare.ask,
    memory: () => residentMegabytes(site.pid!),
    processorTime: () => processorMilliseconds(site.pid!),
  })
}

/** Demo data as always, but no pictures: nobody asks for them here. */
async function fill(url: string) {
  const db = connect(url, { size: 2 })
  await migrateToLatest(db)
  await loadDemo(db)
  await db.destroy()
}

async function startBare(settings: Record<string, string>) {
  const worker = new Worker(new URL('./pages-bare.ts', import.meta.url), {
    workerData: { settings },
    env: { ...process.env, NODE_ENV: 'production' },
  })
  await once(worker, 'message')
  return {
    async ask(question: BareQuestion): Promise<BareAnswer> {
      worker.postMessage(question)
      const [answer] = await once(worker, 'message')
      return answer
    },
    stop: async () => void (await worker.terminate()),
  }
}

async function signIn(url: string) {
  const db = connect(url, { size: 1 })
  const seeker = await db
    .selectFrom('appUser')
    .select('id')
    .where('phone', '=', '9000000003')
    .executeTakeFirstOrThrow()
  const client = { device: 'benchmark', address: '127.0.0.1' }
  const { id, token } = await startSession(db, { days: 1, staffIdleHours: 1 }, seeker.id, client)
  await db.destroy()
  const visitor = 'seen_splash=1; city=delhi'
  // Without the marker every page would set both cookies again.
  const member = `${visitor}; basera_session=${token}; ${markerCookie}=${id}`
  return { visitor, member }
}

function processorMilliseconds(pid: number) {
  const [, fields = ''] = readFileSync(`/proc/${pid}/task/${pid}/stat`, 'utf8').split(') ')
  const [user, system] = fields.split(' ').slice(11, 13).map(Number)
  // Linux counts in hundredths of a second here, on every machine that Node runs on.
  return (user! + system!) * 10
}

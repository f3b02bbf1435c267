import { residentMegabytes } from '#bench/process-figures.ts'
import { startDatabase } from '#bench/start-database.ts'
import { connect, type Db } from '#db/connect.ts'
import { migrateToLatest } from '#db/migrate.ts'
import { startSession } from '#domain/sessions/start-session.ts'
import { startSite } from '#tests/site.ts'

export type OwnerSite = {
  url: string
  databaseUrl: string
  db: Db
  /** A cookie with which this person is signed in. */
  signIn: (userId: string) => Promise<string>
  /** Megabytes that the site's process holds. */
  memory: () => number
}

/** The built site as a process of its own, on a database without demo data that `fill` fills. */
export async function withOwnerSite<Filled>(
  fill: (db: Db) => Promise<Filled>,
  work: (site: OwnerSite, filled: Filled) => Promise<void>,
) {
  await using stack = new AsyncDisposableStack()
  const database = await startDatabase()
  stack.defer(() => database.stop())
  const db = connect(database.url, { size: 4, timeoutMs: 120_000 })
  stack.defer(() => db.destroy())
  await migrateToLatest(db)
  const filled = await fill(db)
  const site = await startSite({
    NODE_ENV: 'production',
    PUBLIC_URL: 'http://localhost',
    DATABASE_URL: database.url,
    DATA_DIR: database.dataFolder,
    DEMO_DATA: 'off',
  })
  stack.defer(() => site.stop())
  const client = { device: 'benchmark', address: '127.0.0.1' }
  const signIn = async (userId: string) => {
    const { token } = await startSession(db, { days: 1, staffIdleHours: 1 }, userId, client)
    return `seen_splash=1; basera_session=${token}`
  }
  const memory = () => residentMegabytes(site.pid!)
  await work({ url: site.url, databaseUrl: database.url, db, signIn, memory }, filled)
}

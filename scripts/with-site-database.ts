import path from 'node:path'
import { DatabaseError } from 'pg'
import { connect, type Db } from '#db/connect.ts'
import { hasDatabase } from '#db/embedded/home.ts'
import { startEmbedded } from '#db/embedded/start-embedded.ts'
import { MigrationError } from '#db/migrate.ts'
import { checkDatabase } from '#server/check-settings.ts'
import { type Env, readSettings, SettingsError } from '#server/env.ts'

/** A reason to stop that the person in front of the terminal can act on. */
export class Refusal extends Error {}

type Work = (db: Db, env: Env) => Promise<void>

/** Runs a command on the site's own database, running or not; says what to do when it cannot. */
export async function withSiteDatabase(work: Work, { size = 2 }: { size?: number } = {}) {
  try {
    await withDatabase(readSettings({ warn, isCommand: true }), work, size)
  } catch (error) {
    const sentence = sentenceOf(error)
    if (!sentence) throw error
    process.stderr.write(`${sentence}\n`)
    process.exitCode = 1
  }
}

function sentenceOf(error: unknown) {
  const reasons = [Refusal, SettingsError, MigrationError]
  if (reasons.some((reason) => error instanceof reason)) return (error as Error).message
  if (!(error instanceof DatabaseError)) return undefined
  if (missingCodes.has(error.code ?? ''))
    return 'The database does not have the tables of this version yet. Run npm run migrate, then try again.'
  if (error.code === '42501')
    return `The role of DATABASE_URL may not do this: ${error.message}. npm run doctor names the rights that it needs.`
  return undefined
}

/** PostgreSQL's codes for a table, a column and a schema that is not there. */
const missingCodes = new Set(['42P01', '42703', '3F000'])

function warn(sentence: string) {
  process.stderr.write(`${sentence}\n`)
}

async function withDatabase(env: Env, work: Work, size: number) {
  const embedded = env.DATABASE_URL ? undefined : await joinEmbedded(env)
  // A migration may take minutes on a large database, and nobody waits for a page: an import of an
  // hour does not end because a busy database let one connection wait.
  const patience = { timeoutMs: 3_600_000, connectMs: 30_000 }
  const db = connect(env.DATABASE_URL ?? embedded!.url, { size, ...patience })
  try {
    if (env.DATABASE_URL) await checkDatabase(db, 'DATABASE_URL')
    await work(db, env)
  } finally {
    await db.destroy()
    await embedded?.stop()
  }
}

/** Joins the database of the site, and refuses where there is none: a command never makes one. */
function joinEmbedded(env: Env) {
  const folder = path.join(env.DATA_DIR, 'postgres')
  if (!hasDatabase(folder, '/var/lib/basera')) {
    throw new Refusal('There is no database yet. Run npm start once, then try again.')
  }
  return startEmbedded({ folder })
}

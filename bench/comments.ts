import { sql } from 'kysely'
import { startDatabase } from '#bench/start-database.ts'
import { connect, type Db } from '#db/connect.ts'
import { migrateToLatest } from '#db/migrate.ts'
import { runInContext } from '#db/work-context.ts'

// What the comment in front of statements costs: node scripts/command.mjs bench/comments.ts

const statements = 10_000

const database = await startDatabase()
const db = connect(database.url, { size: 2 })
try {
  await migrateToLatest(db)
  // In turn, so that whatever else the machine does meets both.
  const times: Record<'without' | 'with', number[]> = { without: [], with: [] }
  for (let n = 0; n < statements; n++) {
    times.without.push(await ask(db, n))
    times.with.push(await runInContext({ requestId: crypto.randomUUID() }, () => ask(db, n)))
  }
  const [plain, commented] = [middle(times.without), middle(times.with)]
  process.stdout.write(
    `without ${micros(plain)}, with ${micros(commented)} a statement, ratio ${(commented / plain).toFixed(3)}\n`,
  )
} finally {
  await db.destroy()
  await database.stop()
}

async function ask(on: Db, n: number) {
  const begun = performance.now()
  await sql`select id, name from app_user where phone = ${String(n)}`.execute(on)
  return performance.now() - begun
}

function middle(times: number[]) {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)]!
}

function micros(ms: number) {
  return `${(ms * 1_000).toFixed(0)} µs`
}

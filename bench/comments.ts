import { sql } from 'kysely'
import { startDatabase } from '#bench/start-database.ts'
import { connect, type Db } from '#db/connect.ts'
import { migrateToLatest } from '#db/migrate.ts'
import { runInContext } from '#db/work-context.ts'

// What the comment in front of statements costs: node scripts/command.mjs bench/comments.ts

const statements = 4_000
const rounds = 6

const database = await startDatabase()
const db = connect(database.url, { size: 2 })
try {
  await migrateToLatest(db)
  await measure(db, statements)
  const ratios: number[] = []
  for (let round = 0; round < rounds; round++) {
    const plain = await measure(db, statements)
    const commented = await runInContext({ requestId: crypto.randomUUID() }, () =>
      measure(db, statements),
    )
    ratios.push(commented / plain)
    process.stdout.write(
      `without ${micros(plain)} µs, with ${micros(commented)} µs a statement, ratio ${(commented / plain).toFixed(3)}\n`,
    )
  }
  const middle = ratios.toSorted((a, b) => a - b)[rounds / 2]!
  process.stdout.write(`middle ratio ${middle.toFixed(3)}\n`)
} finally {
  await db.destroy()
  await database.stop()
}

async function measure(on: Db, count: number) {
  const begun = performance.now()
  for (let n = 0; n < count; n++)
    await sql`select id, name from app_user where phone = ${String(n)}`.execute(on)
  return performance.now() - begun
}

function micros(ms: number) {
  return ((ms * 1_000) / statements).toFixed(1)
}

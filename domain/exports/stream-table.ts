import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'

const batchSize = 1_000

/** The rows of a table as lines of JSON, read by a cursor within the transaction of the export. */
export async function* streamTable(trx: Db, table: string): AsyncGenerator<string[]> {
  await sql`
    declare exported no scroll cursor for
    select to_json(t)::text as line from ${sql.table(table)} t
  `.execute(trx)
  try {
    for (;;) {
      const { rows } = await sql<{ line: string }>`
        fetch ${sql.lit(batchSize)} from exported
      `.execute(trx)
      if (rows.length === 0) return
      yield rows.map(({ line }) => line)
    }
  } finally {
    await sql`close exported`.execute(trx)
  }
}

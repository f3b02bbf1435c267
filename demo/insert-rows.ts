import { setImmediate } from 'node:timers/promises'
import { type Insertable, sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { Database } from '#db/schema.ts'

const rowsAtOnce = 500

/**
 * Inserts any number of rows, some hundred at a time, in the transaction that `db` is; while the
 * database stores some, the next ones are made. Rows travel as one JSON parameter: the database
 * works a little longer on it than on COPY, but it needs no connection besides the caller's own.
 */
export async function insertRows<Table extends keyof Database>(
  db: Db,
  table: Table,
  rows: Iterable<Insertable<Database[Table]>>,
  onInserted?: (count: number) => void,
): Promise<void> {
  let count = 0
  let inserting = Promise.resolve()
  for (const chunk of chunksOf(rows, rowsAtOnce)) {
    await inserting
    onInserted?.(count)
    inserting = insertChunk(db, table, chunk)
    count += chunk.length
    // Awaited in the next round; a failure must not count as unhandled until then.
    inserting.catch(() => {})
    // A turn of the event loop puts the query on its way before more rows are made.
    await setImmediate()
  }
  await inserting
  onInserted?.(count)
}

async function insertChunk(db: Db, table: string, rows: Record<string, unknown>[]) {
  const names = Object.keys(rows[0] ?? {})
  const columns = sql.join(names.map((name) => sql.ref(name)))
  await sql`
    insert into ${sql.table(table)} (${columns})
    select ${columns} from json_populate_recordset(null::${sql.table(table)}, ${asJson(rows)}::json)
  `.execute(db)
}

/** The rows under the names of their columns. */
function asJson(rows: Record<string, unknown>[]) {
  const columns = Object.keys(rows[0] ?? {}).map((name) => [name, columnName(name)] as const)
  return JSON.stringify(
    rows.map((row) => {
      const record: Record<string, unknown> = {}
      for (const [name, column] of columns) record[column] = row[name]
      return record
    }),
  )
}

function columnName(name: string) {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}

function* chunksOf<Item>(items: Iterable<Item>, size: number) {
  let chunk: Item[] = []
  for (const item of items) {
    chunk.push(item)
    if (chunk.length < size) continue
    yield chunk
    chunk = []
  }
  if (chunk.length > 0) yield chunk
}

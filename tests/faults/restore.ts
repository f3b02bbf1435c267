import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { connect } from '#db/connect.ts'

export type Contents = Record<string, { rows: number; hash: string }>

/** How many rows every table has, and one hash over what they say, whatever their order on the disk. */
export async function describeContents(url: string): Promise<Contents> {
  const db = connect(url, { size: 1, timeoutMs: 120_000 })
  try {
    const { rows: tables } = await sql<{ name: string }>`
      select format('%I.%I', schemaname, relname) as name from pg_stat_user_tables order by 1
    `.execute(db)
    const contents: Contents = {}
    for (const { name } of tables) contents[name] = await describeTable(name)
    return contents
  } finally {
    await db.destroy()
  }

  async function describeTable(name: string) {
    const { rows } = await sql<{ hash: string; count: number }>`
      select md5(row_to_json(each)::text) as hash, count(*)::int as count
      from ${sql.raw(name)} as each group by 1 order by 1
    `.execute(db)
    const hash = createHash('sha256')
    for (const row of rows) hash.update(`${row.hash} ${row.count}\n`)
    return { rows: rows.reduce((sum, { count }) => sum + count, 0), hash: hash.digest('hex') }
  }
}

/** The tables that differ, each with its numbers of rows. */
export function compareContents(before: Contents, after: Contents) {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  return names
    .filter((name) => before[name]?.hash !== after[name]?.hash)
    .map((name) => `${name}: ${before[name]?.rows} rows before, ${after[name]?.rows} after`)
}

import { gzipSync } from 'node:zlib'
import type { Client } from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { SAMPLE } from '#bench/sizing-activity.ts'

export type Relation = { name: string; rows: number; bytes: number; indexes: Index[] }
export type Index = { name: string; bytes: number; buildSeconds: number | null }

/** Whole in every fill; other tables are filled for a part of the listings, and scaled here. */
const whole = new Set(['listing', 'app_user', 'listing_price', 'user_seen', 'kind_count', 'place'])

/** Tables with their indexes as they would be if all were filled, largest first. */
export async function measureSpace(client: Client): Promise<Relation[]> {
  const { rows } = await client.query<{
    name: string
    rows: number
    bytes: string
    indexes: Index[]
  }>(`
    select relname as name, reltuples::float as rows, pg_table_size(c.oid) as bytes, (
      select coalesce(json_agg(json_build_object(
        'name', indexrelid::regclass::text, 'bytes', pg_relation_size(indexrelid),
        'buildSeconds', processor_seconds
      ) order by pg_relation_size(indexrelid) desc), '[]')
      from pg_index left join sizing.index on name = indexrelid::regclass::text
      where indrelid = c.oid
    ) as indexes
    from pg_class as c
    where relnamespace = 'public'::regnamespace and relkind = 'r' and reltuples >= 10000
    order by pg_total_relation_size(c.oid) desc
  `)
  return rows.map((row) => scaled({ ...row, bytes: Number(row.bytes) }))
}

function scaled(relation: Relation): Relation {
  const times = whole.has(relation.name) ? 1 : SAMPLE
  return {
    ...relation,
    rows: relation.rows * times,
    bytes: relation.bytes * times,
    indexes: relation.indexes.map((index) => ({
      ...index,
      bytes: index.bytes * times,
      buildSeconds: index.buildSeconds === null ? null : index.buildSeconds * times,
    })),
  }
}

/** What `pg_dump -Fc` would write: some pages of each table, compressed as it does. */
export async function estimateDump(client: Client, relations: Relation[]) {
  let total = 0
  for (const { name, rows } of relations) {
    const { text, count } = await somePages(client, name)
    if (count > 0) total += (gzipSync(text).length / count) * rows
  }
  return total
}

async function somePages(client: Client, table: string) {
  const percent = table === 'place' ? 100 : 0.2
  const stream = client.query(
    copyTo(`copy (select * from ${table} tablesample system (${percent}) limit 5000) to stdout`),
  )
  const parts: Buffer[] = []
  for await (const part of stream) parts.push(part)
  const text = Buffer.concat(parts)
  return { text, count: text.toString('latin1').split('\n').length - 1 }
}

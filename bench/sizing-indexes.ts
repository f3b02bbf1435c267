import type { Client } from 'pg'
import { processorMilliseconds } from '#bench/process-figures.ts'
import type { Step } from '#bench/sizing-fill.ts'

/** Indexes that no constraint needs: made after the rows, they are far faster to fill. */
export async function dropIndexes(client: Client) {
  await client.query(`
    create table sizing.index as
    select indexrelid::regclass::text as name, indrelid::regclass::text as of_table,
      pg_get_indexdef(indexrelid) as definition, null::float as processor_seconds
    from pg_index join pg_class on pg_class.oid = indexrelid
    where relnamespace = 'public'::regnamespace and not indisunique
      and indrelid::regclass::text not like 'place%'
  `)
  const { rows } = await client.query<{ name: string }>('select name from sizing.index')
  for (const { name } of rows) await client.query(`drop index ${name}`)
}

/** Each one alone on one core, so that its processor time is its own. */
export async function buildIndexes(client: Client, step: Step) {
  const { rows } = await client.query<{ name: string; definition: string }>(
    'select name, definition from sizing.index order by of_table, name',
  )
  const pid = await backendPid(client)
  for (const { name, definition } of rows) {
    await step(`index ${name}`, async () => {
      await client.query('begin')
      const before = processorMilliseconds(pid)
      await client.query(definition)
      const seconds = (processorMilliseconds(pid) - before) / 1000
      await client.query('update sizing.index set processor_seconds = $1 where name = $2', [
        seconds,
        name,
      ])
      await client.query('commit')
    })
  }
}

async function backendPid(client: Client) {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  return rows[0]!.pid
}

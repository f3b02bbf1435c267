import { type RawBuilder, sql } from 'kysely'
import { processorMilliseconds } from '#bench/sizing-processor.ts'
import { connect, type Db } from '#db/connect.ts'
import { summariseMarket } from '#domain/market/summarise-market.ts'
import { keepCounts } from '#domain/search/counts/keep-counts.ts'

const WRITES = 300

export type WriteCost = {
  /** Bytes of log and milliseconds of processor time of one write; after a checkpoint and later. */
  priceFirst: Write
  priceLater: Write
  view: Write
  saved: Write
}
type Write = { bytes: number; milliseconds: number }

/** A price that changes, which touches most indexes; a view that is counted; a listing that is saved. */
export async function measureWrites(url: string): Promise<WriteCost> {
  const db = connect(url, { size: 1, timeoutMs: 300_000, staysOpen: true })
  const { rows: ids } = await sql<{ id: string; ownerId: string }>`
    select id, owner_id from listing tablesample system (0.5)
    where status = 'active' order by random() limit ${sql.lit(WRITES)}
  `.execute(db)
  await sql`checkpoint`.execute(db)
  const change = (id: string) => sql`update listing set price = price + 1 where id = ${id}`
  const cost = {
    priceFirst: await costOf(db, ids, change),
    priceLater: await costOf(db, ids, change),
    view: await costOf(
      db,
      ids,
      (id) => sql`
        insert into listing_views (listing_id, day, views) values (${id}, '2020-01-01', 1)
        on conflict (listing_id, day) do update set views = listing_views.views + 1
      `,
    ),
    saved: await costOf(
      db,
      ids,
      (id, ownerId) => sql`
        insert into saved_listing (user_id, listing_id) values (${ownerId}, ${id})
        on conflict do nothing
      `,
    ),
  }
  await keepCounts(db)
  await db.destroy()
  return cost
}

async function costOf(
  db: Db,
  ids: { id: string; ownerId: string }[],
  write: (id: string, ownerId: string) => RawBuilder<unknown>,
): Promise<Write> {
  const before = await positionOf(db)
  for (const { id, ownerId } of ids) await write(id, ownerId).execute(db)
  const after = await positionOf(db)
  return {
    bytes: (after.bytes - before.bytes) / ids.length,
    milliseconds: (after.milliseconds - before.milliseconds) / ids.length,
  }
}

async function positionOf(db: Db) {
  const { rows } = await sql<{ bytes: string; pid: number }>`
    select pg_current_wal_insert_lsn() - '0/0'::pg_lsn as bytes, pg_backend_pid() as pid
  `.execute(db)
  return { bytes: Number(rows[0]!.bytes), milliseconds: processorMilliseconds(rows[0]!.pid) }
}

/** Seconds of processor time of the jobs that read all listings: counts of a new day, the market. */
export async function measureJobs(url: string) {
  const db = connect(url, { size: 1, timeoutMs: 3_600_000, staysOpen: true })
  const counts = await secondsOf(db, async () => {
    await sql`delete from kind_count`.execute(db)
    await keepCounts(db)
  })
  const market = await secondsOf(db, () => summariseMarket(db))
  await db.destroy()
  return { counts, market }
}

async function secondsOf(db: Db, work: () => Promise<unknown>) {
  const before = await positionOf(db)
  await work()
  return ((await positionOf(db)).milliseconds - before.milliseconds) / 1_000
}

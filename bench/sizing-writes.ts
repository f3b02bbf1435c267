import { type RawBuilder, sql } from 'kysely'
import { processorMilliseconds } from '#bench/process-figures.ts'
import { connect, type Db } from '#db/connect.ts'
import { keepCounts } from '#domain/search/counts/keep-counts.ts'

const WRITES = 300

/** Bytes of log and milliseconds of processor time of one write. */
type Write = { bytes: number; milliseconds: number }

/** Each first after a checkpoint, when the log holds whole pages, and later without them. */
export type WriteCost = Record<'price' | 'draft' | 'lead', { first: Write; later: Write }>

/** A shown listing's price, which most indexes hold; a step of the wizard; a seeker with a number. */
export async function measureWrites(url: string): Promise<WriteCost> {
  const db = connect(url, { size: 1, timeoutMs: 300_000, staysOpen: true })
  const shown = await someListings(db, 'active')
  const drafts = await someListings(db, 'draft')
  const cost = {
    price: await twice(db, shown, ({ id }) => {
      return sql`update listing set price = price + 1 where id = ${id}`
    }),
    draft: await twice(db, drafts, ({ id }, text) => {
      return sql`update listing set description = ${text}, version = version + 1 where id = ${id}`
    }),
    lead: await twice(db, shown, ({ id, ownerId }, _, kind) => {
      return sql`insert into lead (listing_id, owner_id, seeker_id, kind)
        values (${id}, ${ownerId}, ${ownerId}, ${kind}) on conflict do nothing`
    }),
  }
  await sql`delete from lead where owner_id = seeker_id`.execute(db)
  await keepCounts(db)
  await db.destroy()
  return cost
}

/** What `npm run bench:load` writes: seven steps of the wizard for three seekers. */
export function writeCost({ draft, lead }: WriteCost) {
  const mean = (of: (each: WriteCost['lead']) => number) => 0.7 * of(draft) + 0.3 * of(lead)
  return {
    milliseconds: mean(({ later }) => later.milliseconds),
    bytes: mean(({ later }) => later.bytes),
    pageBytes: mean(({ first, later }) => Math.max(0, first.bytes - later.bytes)),
  }
}

type Statement = (target: Target, text: string, kind: string) => RawBuilder<unknown>

async function twice(db: Db, targets: Target[], write: Statement) {
  await sql`checkpoint`.execute(db)
  const first = await costOf(db, targets, (target) => write(target, 'A home', 'contact'))
  const later = await costOf(db, targets, (target) => write(target, 'Another home', 'visit'))
  return { first, later }
}

type Target = { id: string; ownerId: string }

async function someListings(db: Db, status: 'active' | 'draft') {
  const { rows } = await sql<Target>`
    select id, owner_id from listing tablesample system (5)
    where status = ${status} order by random() limit ${sql.lit(WRITES)}
  `.execute(db)
  return rows
}

async function costOf(
  db: Db,
  targets: Target[],
  write: (target: Target) => RawBuilder<unknown>,
): Promise<Write> {
  const before = await positionOf(db)
  for (const target of targets) await write(target).execute(db)
  const after = await positionOf(db)
  return {
    bytes: (after.bytes - before.bytes) / targets.length,
    milliseconds: (after.milliseconds - before.milliseconds) / targets.length,
  }
}

/** How far the log has been written, and what the one backend has worked. */
export async function positionOf(db: Db) {
  const { rows } = await sql<{ bytes: string; pid: number }>`
    select pg_current_wal_insert_lsn() - '0/0'::pg_lsn as bytes, pg_backend_pid() as pid
  `.execute(db)
  return { bytes: Number(rows[0]!.bytes), milliseconds: processorMilliseconds(rows[0]!.pid) }
}

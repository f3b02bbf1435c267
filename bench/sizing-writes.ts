import { type RawBuilder, sql } from 'kysely'
import { processorMilliseconds } from '#bench/sizing-processor.ts'
import { connect, type Db } from '#db/connect.ts'
import { keepCounts } from '#domain/search/counts/keep-counts.ts'

const WRITES = 300

/** Bytes of log and milliseconds of processor time of one write. */
type Write = { bytes: number; milliseconds: number }

export type WriteCost = {
  /** A shown listing's price, which most indexes hold: after a checkpoint, and once more. */
  priceFirst: Write
  priceLater: Write
  /** A step of the wizard, and a seeker who gets a number, both after a checkpoint. */
  draft: Write
  lead: Write
}

/** After a checkpoint the log holds whole pages, which is the most that a write can cost. */
export async function measureWrites(url: string): Promise<WriteCost> {
  const db = connect(url, { size: 1, timeoutMs: 300_000, staysOpen: true })
  const shown = await someListings(db, 'active')
  const drafts = await someListings(db, 'draft')
  const change = ({ id }: Target) => sql`update listing set price = price + 1 where id = ${id}`
  await sql`checkpoint`.execute(db)
  const priceFirst = await costOf(db, shown, change)
  const priceLater = await costOf(db, shown, change)
  await sql`checkpoint`.execute(db)
  const draft = await costOf(
    db,
    drafts,
    ({ id }) => sql`
      update listing set description = 'Another one', version = version + 1 where id = ${id}
    `,
  )
  const lead = await costOf(
    db,
    shown,
    ({ id, ownerId }) => sql`
      insert into lead (listing_id, owner_id, seeker_id, kind)
      values (${id}, ${ownerId}, ${ownerId}, 'contact') on conflict do nothing
    `,
  )
  await sql`delete from lead where owner_id = seeker_id`.execute(db)
  await keepCounts(db)
  await db.destroy()
  return { priceFirst, priceLater, draft, lead }
}

/** What `npm run bench:load` writes: seven steps of the wizard for three seekers. */
export function writeCost({ draft, lead }: WriteCost): Write {
  return {
    bytes: 0.7 * draft.bytes + 0.3 * lead.bytes,
    milliseconds: 0.7 * draft.milliseconds + 0.3 * lead.milliseconds,
  }
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

import { sql } from 'kysely'
import { describe, expect } from 'vitest'
import { connect, type Db } from '#db/connect.ts'
import { explainStatements, recordStatements } from '#db/record-statements.ts'
import type { Listing } from '#db/schema.ts'
import { findViewerFacts } from '#domain/listings/find-viewer-facts.ts'
import { countUnreadShown } from '#domain/notifications/count-unread.ts'
import { findViewer } from '#domain/sessions/find-viewer.ts'
import { savedAmong } from '#domain/shortlist/is-saved.ts'
import type { Viewer } from '#domain/viewer.ts'
import { test as base, createFreshDatabase } from '#tests/database.ts'
import { asViewer, createListing, createUser } from '#tests/factories.ts'
import { vacuum } from '#tests/vacuum.ts'

const PEOPLE = 4_000

type Page = { viewer: Viewer; listing: Listing }

/** What every page of somebody who is signed in asks for. */
const hotStatements: [what: string, scan: string, run: (db: Db, page: Page) => Promise<unknown>][] =
  [
    [
      'the session',
      'Index Scan using session_token_hash_key',
      (db) => findViewer(db, { days: 30, staffIdleHours: 12 }, 'any token', ''),
    ],
    [
      'unread notifications',
      'Index Only Scan using notification_unread',
      (db, { viewer }) => countUnreadShown(db, viewer),
    ],
    [
      'saved listings',
      'saved_listing_pkey',
      (db, { viewer, listing }) => savedAmong(db, viewer, [listing]),
    ],
    [
      'what a listing’s page shows to one viewer',
      'Index Scan using visit_open_once',
      (db, { viewer, listing }) =>
        findViewerFacts(db, viewer, { listing, similar: [], now: new Date() }),
    ],
  ]

const test = base.extend('filled', { scope: 'file' }, async ({}, { onCleanup }) => {
  const { url, drop } = await createFreshDatabase()
  onCleanup(drop)
  return { url, page: await fill(url) }
})

describe('by EXPLAIN on a filled database', () => {
  test.for(hotStatements)('%s is read by %s', async ([, scan, run], { filled }) => {
    const statements = await recordStatements(filled.url, (db) => run(db, filled.page))
    const [plan = ''] = await explainStatements(filled.url, statements)

    expect(plan).toContain(scan)
    expect(plan).not.toContain('Seq Scan')
  })
})

/** Many people, each with a session, notifications, a listing, a saved one, a visit, a lead and a block. */
async function fill(url: string): Promise<Page> {
  const db = connect(url, { size: 1, timeoutMs: 60_000 })
  // VACUUM marks rows as visible to all only once their commit is on disk, as index-only scans need.
  await sql`set synchronous_commit = on`.execute(db)
  const viewer = asViewer(await createUser(db))
  const listing = await createListing(db)
  // Triggers and foreign keys take half of the time, and change no plan.
  await sql`set session_replication_role = replica`.execute(db)
  await sql`
    insert into app_user (phone, name)
    select (7000000000 + n)::text, 'Person ' || n from generate_series(1, ${PEOPLE}::int) as n
  `.execute(db)
  await sql`
    insert into session (token_hash, user_id, expires_at)
    select sha256(id::text::bytea), id, now() + interval '30 days' from app_user
  `.execute(db)
  await sql`
    insert into notification (user_id, kind)
    select id, 'text' from app_user, generate_series(1, 3)
  `.execute(db)
  await sql`
    insert into listing (spn, owner_id, category, deal)
    select 'SPN' || lpad((row_number() over ())::text, 8, '0'), id, 'residential', 'rent'
    from app_user
  `.execute(db)
  await sql`
    with person as (select id, row_number() over () as number from app_user),
      home as (select id, row_number() over () as number from listing)
    insert into saved_listing (user_id, listing_id)
    select person.id, home.id from person join home using (number)
  `.execute(db)
  await sql`
    insert into visit (listing_id, seeker_id) select ${listing.id}, id from app_user
  `.execute(db)
  await sql`
    insert into lead (listing_id, owner_id, seeker_id, kind)
    select ${listing.id}, ${listing.ownerId}, id, 'contact' from app_user
  `.execute(db)
  await sql`
    insert into contact_request (listing_id, owner_id, seeker_id)
    select ${listing.id}, ${listing.ownerId}, id from app_user
  `.execute(db)
  await sql`
    insert into user_block (owner_id, user_id) select ${listing.ownerId}, id from app_user
    where id <> ${listing.ownerId}
  `.execute(db)
  await vacuum(db)
  await db.destroy()
  return { viewer, listing }
}

import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import { type Db, inTransaction } from '#db/connect.ts'
import { insertActivity } from '#demo/activity.ts'
import { type Clock, clockAt } from '#demo/clock.ts'
import { pictureRows } from '#demo/demo-pictures.ts'
import { demoPlaces } from '#demo/demo-places.ts'
import { shownPricesSql } from '#demo/earlier-prices.ts'
import { insertHomes } from '#demo/homes-shown-once.ts'
import { insertRows } from '#demo/insert-rows.ts'
import { type ListingSummary, summaryOf } from '#demo/listing-summary.ts'
import { makeListing } from '#demo/listings.ts'
import { numbersIn, type Span } from '#demo/numbers-in.ts'
import { agentsSql, ownerChecksSql, reraSql } from '#demo/owner-checks.ts'
import {
  baseListings,
  colleagues,
  makeColleague,
  makeNewcomer,
  makePerson,
  moreOwners,
  peopleFor,
  seenRow,
} from '#demo/people.ts'

type Options = { listings?: number; now?: Date; onStep?: (text: string) => void }

const LOCK = 7_202_611_509

/**
 * Fills an empty database with people, listings and what they do, all of it or nothing.
 * A database with people in it stays as it is. Answers whether anything was loaded.
 */
export async function loadDemo(
  db: Db,
  { listings = baseListings, now = new Date(), onStep }: Options = {},
): Promise<boolean> {
  if (await hasPeople(db)) return false
  const clock = clockAt(now)

  const isLoaded = await inTransaction(db, async (trx) => {
    await waitForOtherLoaders(trx)
    // Another process may have loaded it while this one waited.
    if (await hasPeople(trx)) return false

    onStep?.('Loading the demo data')
    await insertRows(trx, 'photo', pictureRows(clock))
    await insertPeople(trx, { from: 0, to: peopleFor(listings) }, clock)
    const known = await insertListings(trx, { from: 0, to: listings }, clock, onStep)
    await sql.raw(shownPricesSql).execute(trx)
    await sql.raw(ownerChecksSql).execute(trx)
    await sql.raw(agentsSql).execute(trx)
    await sql.raw(reraSql).execute(trx)
    await insertHomes(trx, known, clock)
    await insertActivity(trx, known, clock)
    return true
  })
  // A larger set takes longer than a query may, so scripts/demo.ts analyses it itself.
  if (isLoaded && listings <= baseListings) await analyse(db)
  return isLoaded
}

async function insertPeople(trx: Db, span: Span, clock: Clock) {
  const members = numbersIn(span).map((index) => makePerson(index, clock))
  const owners = moreOwners.map((index) => makePerson(index, clock))
  const others = [...colleagues.map((each) => makeColleague(each, clock)), makeNewcomer(clock)]
  const people = [...members, ...owners, ...others]
  await insertRows(trx, 'appUser', people)
  await insertRows(
    trx,
    'userSeen',
    people.map((person) => seenRow(person, clock)),
  )
}

/** Listings are made while they are inserted, so that any number fits into memory. */
async function insertListings(trx: Db, span: Span, clock: Clock, onStep: Options['onStep']) {
  const places = demoPlaces()
  const known: ListingSummary[] = []
  const rows = numbersIn(span).map((index) => {
    const listing = makeListing(index, places, clock)
    if (index < baseListings) known.push(summaryOf(listing))
    return listing
  })
  await insertRows(trx, 'listing', rows, (count) => {
    if (count > 0 && count % 20_000 === 0) onStep?.(`${count} of ${span.to - span.from} listings`)
  })
  return known
}

/** A mutex: waits until no other process loads, in short queries, as a long one would be cancelled. */
async function waitForOtherLoaders(trx: Db) {
  for (;;) {
    const { rows } = await sql<{ isOurs: boolean }>`
      select pg_try_advisory_xact_lock(${LOCK}) as is_ours
    `.execute(trx)
    if (rows[0]?.isOurs) return
    await setTimeout(100)
  }
}

/** Table by table: a bare analyze would also lock catalogues that all databases share. */
async function analyse(db: Db) {
  await sql`
    analyze app_user, user_seen, owner_check, listing, listing_price, photo, saved_listing, contact_reveal, lead, visit, notification,
      call_request, mail_request, search_record, complaint, broadcast_template, broadcast,
      broadcast_recipient, alert_log, audit_entry, listing_review, listing_views, listing_score,
      home_listing, conversation, conversation_line
  `.execute(db)
}

async function hasPeople(db: Db) {
  return (await db.selectFrom('appUser').select('id').limit(1).execute()).length > 0
}

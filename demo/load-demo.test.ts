import { sql } from 'kysely'
import { describe, expect, inject } from 'vitest'
import { findContact } from '#contract/format/contact-in-text.ts'
import { reviewLimits } from '#contract/limits/review.ts'
import { type City, type ListingStatus, listingStatuses } from '#contract/options.ts'
import { type ListingSearch, noFilters } from '#contract/search/listing-search.ts'
import { searchHref } from '#contract/search/search-url.ts'
import { connect, type Db } from '#db/connect.ts'
import type { Database } from '#db/schema.ts'
import { clockAt } from '#demo/clock.ts'
import { demoAccounts } from '#demo/demo-accounts.ts'
import { demoId } from '#demo/demo-id.ts'
import { growDemo } from '#demo/grow-demo.ts'
import { loadDemo } from '#demo/load-demo.ts'
import { homeMembers } from '#demo/parts.ts'
import { callRows } from '#demo/requests.ts'
import { findConversation } from '#domain/conversations/find-conversation.ts'
import {
  countUnreadConversations,
  listConversations,
} from '#domain/conversations/list-conversations.ts'
import { findOwnList } from '#domain/family-lists/find-own-list.ts'
import { listOpinions } from '#domain/family-lists/list-opinions.ts'
import { planVisits } from '#domain/family-lists/plan-visits.ts'
import { findHome } from '#domain/home-groups/find-home.ts'
import { groupListing } from '#domain/home-groups/group-listing.ts'
import { findSignals } from '#domain/review/find-signals.ts'
import { findWarnings } from '#domain/review/find-warnings.ts'
import { listSignalFigures } from '#domain/review/list-signal-figures.ts'
import { listStaffFigures, type StaffFigures } from '#domain/review/list-staff-figures.ts'
import { isOverLimit, scoreSignals } from '#domain/review/score-signals.ts'
import { resolveSearch } from '#domain/search/resolve-search.ts'
import { searchListings } from '#domain/search/search-listings.ts'
import { understandSearch } from '#domain/search/understand-search.ts'
import { listSavedHomes } from '#domain/shortlist/list-saved-homes.ts'
import { createFreshDatabase, test as databaseTest } from '#tests/database.ts'
import { asViewer, createUser } from '#tests/factories.ts'
import { placeSentences } from '#tests/place-sentences.ts'

const test = databaseTest
  .extend('loaded', { scope: 'file' }, async ({}, { onCleanup }) => {
    // `npm test` has loaded it before, for the journeys too.
    const { url, drop } = await createFreshDatabase(inject('testServer').demo)
    const db = connect(url, { timeoutMs: 60_000 })
    onCleanup(async () => {
      await db.destroy()
      await drop()
    })
    await loadDemo(db)
    return { url, db }
  })
  .extend('demo', ({ loaded }) => loaded.db)

const homesToRent = { category: 'residential', deal: 'rent', filters: noFilters } as const
const [staff, owner, seeker] = demoAccounts

// Loading 6,000 listings takes half a minute where many processes share the machine.
describe('loadDemo', { timeout: 120_000 }, () => {
  test('fills every table that a screen shows, with several pages for each report', async ({
    demo,
  }) => {
    const atLeast: [keyof Database, number][] = [
      ['appUser', 1_000],
      ['userSeen', 1_000],
      ['listing', 5_500],
      ['photo', 60],
      ['savedListing', 200],
      ['contactReveal', 500],
      ['lead', 500],
      ['visit', 50],
      ['listingViews', 100],
      ['notification', 1_000],
      ['callRequest', 50],
      ['mailRequest', 50],
      ['complaint', 30],
      ['searchRecord', 200],
      ['broadcastTemplate', 10],
      ['broadcast', 30],
      ['broadcastRecipient', 300],
      ['alertLog', 500],
      ['auditEntry', 1_500],
      ['listingReview', 1_500],
      ['listingScore', 5_000],
    ]
    for (const [table, count] of atLeast)
      expect(await countRows(demo, table)).toBeGreaterThan(count)
  })

  test('does nothing when there are people already', async ({ demo }) => {
    const before = await countRows(demo, 'listing')
    expect(await loadDemo(demo)).toBe(false)
    expect(await countRows(demo, 'listing')).toBe(before)
  })

  test('uses only pictures and places that exist', async ({ demo }) => {
    const { rows } = await sql<{ lost: number }>`
      select count(*) as lost from listing
      where exists (select from unnest(photos) key where key not in (select key from photo))
         or place_id not in (select id from place)
    `.execute(demo)
    expect(rows[0]?.lost).toBe(0)
  })

  test('has one lead for each contact and each visit', async ({ demo }) => {
    const leads = await demo.selectFrom('lead').select('kind').execute()
    const visits = leads.filter(({ kind }) => kind === 'visit').length
    expect(await countRows(demo, 'visit')).toBe(visits)
    expect(await countRows(demo, 'contactReveal')).toBe(leads.length - visits)
  })

  test('puts nothing into the future', async ({ demo }) => {
    const tables = ['app_user', 'listing', 'lead', 'visit', 'notification', 'call_request']
    const more = ['mail_request', 'search_record', 'saved_listing', 'broadcast', 'alert_log']
    const latest = ['audit_entry', 'complaint', 'listing_review', 'conversation_line', 'relative']
    for (const table of [...tables, ...more, ...latest]) {
      const { rows } = await sql<{ late: number }>`
        select count(*) as late from ${sql.table(table)} where created_at > now()
      `.execute(demo)
      expect(rows[0]?.late, table).toBe(0)
    }
  })

  test('lets nobody do anything before joining', async ({ demo }) => {
    const { rows } = await sql<{ early: number }>`
      select count(*) as early
      from app_user u
      left join lead on lead.seeker_id = u.id
      left join listing on listing.owner_id = u.id
      left join saved_listing saved on saved.user_id = u.id
      where least(lead.created_at, listing.created_at, saved.created_at) < u.created_at
    `.execute(demo)
    expect(rows[0]?.early).toBe(0)
  })
})

test('staff have decided in every week that their figures show, in all the ways there are', {
  timeout: 120_000,
}, async ({ demo }) => {
  const { id, name } = await find(demo, staff.phone)
  const viewer = { id, name, role: 'administrator', sessionId: '' } as const
  const figures = await listStaffFigures(demo, viewer)
  expect(new Set(figures.map(({ week }) => week)).size).toBe(reviewLimits.figureWeeks)
  expect(new Set(figures.map((each) => each.name)).size).toBe(5)
  const sum = (count: (each: StaffFigures) => number) =>
    figures.reduce((total, each) => total + count(each), 0)
  for (const some of ['inGoal', 'sentBack', 'reopened', 'complaints'] as const)
    expect(
      sum((each) => each[some]),
      some,
    ).toBeGreaterThan(0)
  expect(sum(({ inGoal }) => inGoal)).toBeLessThan(sum(({ timed }) => timed))
})

describe('example searches', () => {
  const delhi: ListingSearch = { city: 'delhi', text: '', filters: noFilters }

  test.for<[string, string, number, number]>([
    ['3 bhk dwarka under 80 lakh', '/search/buy?q=dwarka&city=delhi&', 50_00_000, 80_00_000],
    ['2bhk sec 14 gurgaon 25k rent', '/search/rent?q=sec+14&city=gurugram&', 16_000, 25_000],
    ['do kamre kiraya 15 hazar noida', '/search/rent?city=noida&', 9_000, 15_000],
  ])('find homes for “%s” at believable prices', async ([text, address, from, to], { demo }) => {
    const search = understandSearch({ ...delhi, text })
    expect(searchHref(search)).toContain(address)

    const { listings } = await searchListings(demo, search)
    expect(listings.length).toBeGreaterThanOrEqual(5)
    for (const { price } of listings) {
      expect(price).toBeGreaterThanOrEqual(from)
      expect(price).toBeLessThanOrEqual(to)
    }
  })
})

describe('sentences that name a place', () => {
  test('are searched in its city among the demo listings too', async ({ demo }) => {
    // That all of them are is proved without the demo; here, one for each pair of cities.
    const pairs = new Map(placeSentences.map((each) => [`${each[0]} ${each[2]}`, each]))
    for (const [preset, text, city] of pairs.values()) {
      const asked = { ...homesToRent, city: preset, text }
      expect((await resolveSearch(demo, asked)).city, `${text}, from ${preset}`).toBe(city)
    }
  })
})

describe('demo accounts', () => {
  test('are an administrator and two members', async ({ demo }) => {
    const roles = await Promise.all(
      demoAccounts.map(async ({ phone }) => (await find(demo, phone)).role),
    )
    expect(roles).toEqual(['administrator', 'member', 'member'])
    expect(await countWhere(demo, 'appUser', 'role', 'administrator')).toBe(1)
    expect(await countWhere(demo, 'appUser', 'role', 'staff')).toBe(4)
  })

  test('show an owner with listings in every status, leads, saved property and messages', async ({
    demo,
  }) => {
    const { id } = await find(demo, owner.phone)
    const listings = await demo
      .selectFrom('listing')
      .select('status')
      .where('ownerId', '=', id)
      .execute()
    expect(new Set(listings.map(({ status }) => status))).toEqual(new Set(listingStatuses.values))
    expect(await countWhere(demo, 'lead', 'ownerId', id)).toBeGreaterThan(20)
    expect(await countWhere(demo, 'savedListing', 'userId', id)).toBeGreaterThan(5)
    const messages = await demo
      .selectFrom('notification')
      .select('readAt')
      .where('userId', '=', id)
      .execute()
    expect(messages.some(({ readAt }) => readAt === null)).toBe(true)
    expect(messages.some(({ readAt }) => readAt !== null)).toBe(true)
  })

  test('show a seeker with saved property, contacts, visits, searches and messages', async ({
    demo,
  }) => {
    const { id } = await find(demo, seeker.phone)
    expect(await countWhere(demo, 'savedListing', 'userId', id)).toBeGreaterThan(5)
    expect(await countWhere(demo, 'contactReveal', 'seekerId', id)).toBeGreaterThan(5)
    expect(await countWhere(demo, 'visit', 'seekerId', id)).toBeGreaterThan(2)
    expect(await countWhere(demo, 'searchRecord', 'userId', id)).toBeGreaterThan(10)
    expect(await countWhere(demo, 'notification', 'userId', id)).toBeGreaterThan(0)
  })

  test('show staff who sent messages and reviewed listings', async ({ demo }) => {
    const { id } = await find(demo, staff.phone)
    expect(await countWhere(demo, 'broadcast', 'staffId', id)).toBeGreaterThan(30)
    expect(await countWhere(demo, 'auditEntry', 'actorId', id)).toBeGreaterThan(1_000)
  })
})

describe('what several people offer', () => {
  test('is one card per home, as the product groups it, which going over it again leaves', async ({
    demo,
  }) => {
    const before = await homesOf(demo)
    expect(before.filter(({ ways }) => ways).length).toBeGreaterThan(14)
    expect(before.filter(({ representedBy }) => representedBy).length).toBeGreaterThan(7)
    expect(before.filter(({ firstShownAt }) => firstShownAt)).toHaveLength(1)
    for (const { id } of before) await groupListing(demo, id)
    expect(await homesOf(demo)).toEqual(before)
  })

  test('is found on the first page of Delhi to rent and of Gurugram to buy', async ({ demo }) => {
    for (const [city, deal] of [
      ['delhi', 'rent'],
      ['gurugram', 'resale'],
    ] as const) {
      const asked = { city, deal, category: 'residential', text: '', filters: noFilters } as const
      const { listings } = await searchListings(demo, asked)
      expect(listings.filter(({ ways }) => ways).length, city).toBeGreaterThan(0)
    }
  })

  test('has a group that somebody doubts and one that a listing would join', async ({ demo }) => {
    expect(await countWhere(demo, 'complaint', 'reason', 'not_same_home')).toBe(1)
    const offers = homeMembers.flatMap(({ others }) => others)
    const waiting = offers.filter(({ offer }) => offer.status === 'under_review')
    expect(waiting.length).toBeGreaterThan(0)
    for (const { index } of waiting) {
      const listing = await findById(demo, demoId('listing', index))
      expect(listing.status).toBe('under_review')
      expect((await findHome(demo, listing)).some(({ isExpected }) => isExpected)).toBe(true)
    }
  })
})

describe('what the site notices', () => {
  test('is what it would notice itself, of listings that wait and of one that is shown', async ({
    demo,
  }) => {
    const kept = await demo.selectFrom('listingScore').selectAll().where('score', '>', 0).execute()
    expect(kept.filter(({ score }) => isOverLimit(score))).toHaveLength(3)
    for (const { listingId, score, signals } of kept) {
      const listing = await findById(demo, listingId)
      expect(scoreSignals(await findSignals(demo, listing))).toEqual({ score, reasons: signals })
    }
    const shown = await listingsWhere(demo, 'active', 'delhi')
    const warned = kept.find(({ listingId }) => shown.some(({ id }) => id === listingId))
    expect(await findWarnings(demo, await findById(demo, warned!.listingId))).toEqual(['money'])
  })

  test('was more often right where staff refused', async ({ demo }) => {
    const { id, name } = await find(demo, staff.phone)
    const viewer = { id, name, role: 'administrator', sessionId: '' } as const
    const figures = await listSignalFigures(demo, viewer)
    expect(figures.length).toBeGreaterThan(8)
    const [over, , nothing] = figures.map((each) => (each.refused + each.regretted) / each.decided)
    expect(over).toBeGreaterThan(nothing!)
    expect(figures.some(({ regretted }) => regretted > 0)).toBe(true)
  })
})

describe('the seeker and the owner', () => {
  test('write to others about homes, with something new for each and a number to warn of', async ({
    demo,
  }) => {
    for (const [side, { phone }] of [
      ['seeker', seeker],
      ['owner', owner],
    ] as const) {
      const viewer = asViewer(await find(demo, phone))
      const conversations = await listConversations(demo, viewer, side)
      expect(conversations.length).toBeGreaterThan(2)
      expect(await countUnreadConversations(demo, viewer, side)).toBeGreaterThan(0)
      const found = await Promise.all(
        conversations.map(({ id }) => findConversation(demo, viewer, id)),
      )
      const lines = found.flatMap((each) => each?.lines ?? [])
      expect(lines.filter(({ body }) => findContact(body)).length).toBeGreaterThan(0)
      for (const each of found) expect(each?.state).toBe('open')
    }
  })

  test('share a list whose relatives say what they think of its homes', async ({ demo }) => {
    const viewer = asViewer(await find(demo, seeker.phone))
    const list = await findOwnList(demo, viewer)
    expect(list?.relatives.map(({ name }) => name)).toEqual(['Papa', 'Neha didi'])
    const opinions = await listOpinions(demo, viewer.id)
    expect(opinions.filter(({ isLiked }) => isLiked).length).toBeGreaterThan(2)
    const homes = await listSavedHomes(demo, viewer)
    expect(homes.filter(({ note }) => note).length).toBeGreaterThan(1)
    expect(planVisits(homes, opinions).length).toBeGreaterThan(1)
  })
})

describe('loading', { timeout: 60_000 }, () => {
  test('leaves nothing behind when it fails half-way', async ({ freshDatabase: { db } }) => {
    const { userId, ...taken } = callRows(clockAt(new Date()))[0]!
    await db
      .insertInto('callRequest')
      .values({ ...taken, userId: null })
      .execute()
    await expect(loadDemo(db, { listings: 40 })).rejects.toThrow(/call_request/)
    expect(await countRows(db, 'appUser')).toBe(0)
    expect(await countRows(db, 'listing')).toBe(0)
  })

  test('happens once when two processes start at the same time, and then grows as asked', async ({
    freshDatabase: { db, url },
  }) => {
    const loaded = await Promise.all([1, 2].map(() => loadDemo(db, { listings: 40 })))
    expect(loaded.toSorted()).toEqual([false, true])
    expect(await countRows(db, 'listing')).toBe(40)

    expect(await growDemo(url, { listings: 60 })).toBe(20)
    expect(await countRows(db, 'listing')).toBe(60)
    expect(await growDemo(url, { listings: 50 })).toBe(0)
  })

  test('grows beyond the people that it began with', async ({ loaded: { db, url } }) => {
    const people = await countRows(db, 'appUser')
    expect(await growDemo(url, { listings: 6_030 })).toBe(30)
    expect(await countRows(db, 'listing')).toBe(6_030)
    expect(await countRows(db, 'appUser')).toBe(people! + 5)
  })

  test('keeps away from a database that holds other people', async ({
    freshDatabase: { db, url },
  }) => {
    await createUser(db)
    expect(await loadDemo(db, { listings: 40 })).toBe(false)
    expect(await growDemo(url, { listings: 40 })).toBe(0)
    expect(await countRows(db, 'listing')).toBe(0)
  })
})

async function countRows(db: Db, table: keyof Database) {
  const { rows } = await sql<{ count: number }>`select count(*) from ${sql.table(table)}`.execute(
    db,
  )
  return rows[0]?.count
}

async function countWhere(db: Db, table: keyof Database, column: string, value: string) {
  const { rows } = await sql<{ count: number }>`
    select count(*) from ${sql.table(table)} where ${sql.ref(column)} = ${value}
  `.execute(db)
  return rows[0]?.count
}

function homesOf(db: Db) {
  return db
    .selectFrom('homeListing')
    .innerJoin('listing', 'listing.id', 'homeListing.listingId')
    .select(['id', 'homeId', 'representedBy', 'ways', 'firstShownAt'])
    .orderBy('id')
    .execute()
}

function listingsWhere(db: Db, status: ListingStatus, city?: City) {
  return db
    .selectFrom('listing')
    .selectAll()
    .where('status', '=', status)
    .$if(city !== undefined, (query) => query.where('city', '=', city!))
    .execute()
}

function findById(db: Db, id: string) {
  return db.selectFrom('listing').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
}

function find(db: Db, phone: string) {
  return db.selectFrom('appUser').selectAll().where('phone', '=', phone).executeTakeFirstOrThrow()
}

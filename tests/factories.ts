import { randomInt, randomUUID } from 'node:crypto'
import type { Insertable } from 'kysely'
import type { Db } from '#db/connect.ts'
import { listingSearchText } from '#db/listing-search-text.ts'
import type { AppUser, NewAppUser, NewListing } from '#db/schema.ts'
import type { LeadTable, VisitTable } from '#db/tables/interest.ts'
import type { OwnerCheckTable } from '#db/tables/owner-checks.ts'
import { newSpn } from '#domain/listings/new-spn.ts'
import type { Viewer } from '#domain/viewer.ts'

/** A member with their own phone, except for what the test cares about. */
export function createUser(db: Db, differences: Partial<NewAppUser> = {}) {
  return db
    .insertInto('appUser')
    .values({
      phone: `9${randomInt(1e9).toString().padStart(9, '0')}`,
      name: 'Asha Rani',
      email: 'asha@example.com',
      ...differences,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** A user as the functions of the domain know who is asking. */
export function asViewer({ id, name, role }: Pick<AppUser, 'id' | 'name' | 'role'>): Viewer {
  return { id, name, role, sessionId: '00000000-0000-0000-0000-000000000000' }
}

/** For what journeys publish: others run at the same time and look at the larger cities. */
export const quietCity = 'bhiwani'

/** An active flat for sale in Gurugram, of a new owner, except for what the test cares about. */
export async function createListing(db: Db, differences: Partial<NewListing> = {}) {
  const [listing] = await createListings(db, [differences])
  return listing!
}

/**
 * Several of them in one statement, which takes a quarter of the time for each; those that name no
 * owner are of one new one.
 */
export async function createListings(db: Db, all: Partial<NewListing>[]) {
  const isOwnerless = all.some(({ ownerId }) => ownerId === undefined)
  const newOwnerId = isOwnerless ? (await createUser(db)).id : ''
  return db
    .insertInto('listing')
    .values(all.map((each) => listingOf(each.ownerId ?? newOwnerId, each)))
    .returningAll()
    .execute()
}

function listingOf(ownerId: string, differences: Partial<NewListing>): NewListing {
  const listing = {
    spn: newSpn(),
    ownerId,
    status: 'active' as const,
    category: 'residential' as const,
    deal: 'resale' as const,
    propertyType: 'apartment' as const,
    bhk: differences.category === 'commercial' ? null : ('2bhk' as const),
    builtUpArea: 1_050,
    city: 'gurugram' as const,
    address: 'Sector 45, Gurugram',
    locality: 'Sector 45',
    pinCode: '122003',
    lat: 28.4446,
    lng: 77.0639,
    price: 8_500_000,
    furnishing: 'semi_furnished' as const,
    activeAt: new Date('2026-01-10'),
    ...(differences.status === 'delete' && { hiddenBecause: 'disabled' as const }),
    ...differences,
  }
  return { searchText: listingSearchText(listing), ...listing }
}

type Lead = Partial<Insertable<LeadTable>>

/** Somebody who got the number of a listing of an owner, all of them new unless the test names them. */
export async function createLead(db: Db, differences: Lead = {}) {
  const ownerId = differences.ownerId ?? (await createUser(db)).id
  const listingId = differences.listingId ?? (await createListing(db, { ownerId })).id
  const seekerId = differences.seekerId ?? (await createUser(db)).id
  return db
    .insertInto('lead')
    .values({ kind: 'contact', ...differences, ownerId, listingId, seekerId })
    .returningAll()
    .executeTakeFirstOrThrow()
}

type Sides = { listingId: string; ownerId: string; seekerId: string }

/** What a seeker asked, which the owner has not read; answers the conversation and its line. */
export async function createConversation(db: Db, sides: Sides, body = 'Is it still available?') {
  const { id } = await db
    .insertInto('conversation')
    .values({ ...sides, ownerUnread: 1 })
    .returning('id')
    .executeTakeFirstOrThrow()
  const line = await db
    .insertInto('conversationLine')
    .values({ conversationId: id, userId: sides.seekerId, body, key: randomUUID() })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, lineId: line.id }
}

type Visit = Partial<Insertable<VisitTable>>

/** An unanswered request for a visit to a listing, both sides new unless the test names them. */
export async function createVisit(db: Db, differences: Visit = {}) {
  const listingId = differences.listingId ?? (await createListing(db)).id
  const seekerId = differences.seekerId ?? (await createUser(db)).id
  return db
    .insertInto('visit')
    .values({ ...differences, listingId, seekerId })
    .returningAll()
    .executeTakeFirstOrThrow()
}

type Check = Partial<Insertable<OwnerCheckTable>>

/** A paper about a home that waits for staff, of new people unless the test names them. */
export async function createCheck(db: Db, differences: Check = {}) {
  const listing =
    differences.listingId === undefined
      ? await createListing(db, differences.ownerId ? { ownerId: differences.ownerId } : {})
      : undefined
  return db
    .insertInto('ownerCheck')
    .values({
      kind: 'electricity_bill',
      ...(listing && { listingId: listing.id }),
      ownerId: listing?.ownerId ?? '',
      ...differences,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

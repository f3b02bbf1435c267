import { addDays, indiaDay } from '#contract/format/dates.ts'
import type { Db } from '#db/connect.ts'
import {
  createCheck,
  createConversation,
  createLead,
  createListing,
  createUser,
} from '#tests/factories.ts'
import { storeOfficeRows } from '#tests/hostile-rows/office-rows.ts'
import { dealHostileTexts } from '#tests/hostile-texts.ts'

export type Deal = ReturnType<typeof dealHostileTexts>

export type HostileRows = Awaited<ReturnType<typeof storeHostileRows>>

/**
 * Rows with scripts in every text that somebody can write, in the tables themselves: what a schema
 * refuses today may stand there from before, and pages must show it as text all the same.
 */
export async function storeHostileRows(db: Db) {
  const deal = dealHostileTexts()
  const person = () => ({ name: deal(80), email: `"${deal(90)}"@example.com` })
  const owner = await createUser(db, person())
  const seeker = await createUser(db, person())
  const staff = await createUser(db, { ...person(), role: 'administrator' })
  await createUser(db, { ...person(), blockedAt: new Date(), blockedReason: deal(500) })

  const listings = await storeListings(db, deal, owner.id)
  const interest = await storeInterest(db, deal, {
    listingId: listings.shown.id,
    ownerId: owner.id,
    seekerId: seeker.id,
  })
  // Owners are seekers too: what they keep themselves is on their own pages.
  const search = await storeKept(db, deal, owner.id, listings.other.id)
  const family = await storeFamily(db, deal, owner.id, listings.other.id)
  await storeOfficeRows(db, deal, { owner, staff, listing: listings.waiting })
  await createCheck(db, { ownerId: owner.id, listingId: listings.shown.id })
  const consent = await db
    .insertInto('assistConsent')
    .values({ ownerId: owner.id, listingId: listings.draft.id, staffId: staff.id })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { owner, seeker, staff, search, family, consent, ...listings, ...interest }
}

async function storeListings(db: Db, deal: Deal, ownerId: string) {
  const answers = () => ({
    ownerId,
    city: 'hisar' as const,
    description: deal(4_000),
    houseNo: deal(40),
    address: deal(300),
    locality: deal(100),
    idealFor: deal(200),
    statusReason: deal(500),
  })
  const asked = { askedAt: new Date() }
  const shown = await createListing(db, { ...answers(), ...asked })
  const draft = await createListing(db, { ...answers(), status: 'draft' })
  const refused = await createListing(db, { ...answers(), status: 'review_failed' })
  const waiting = await createListing(db, { ...answers(), status: 'under_review' })
  await createListing(db, { ...answers(), status: 'draft', revises: shown.id })
  await createListing(db, { ...answers(), status: 'sold_out' })
  const other = await createListing(db, {
    ...answers(),
    city: 'gurugram',
    placeId: await findPlace(db, 'Sector 45'),
    ownerId: (await createUser(db, { name: deal(80) })).id,
  })
  for (const listing of [refused, waiting])
    await db
      .insertInto('listingReview')
      .values({
        listingId: listing.id,
        staffId: null,
        fromStatus: 'under_review',
        toStatus: 'review_failed',
        version: 1,
        answers: JSON.stringify({ address: deal(300), description: deal(900) }),
        reasons: JSON.stringify([{ field: 'address', text: deal(300) }]),
        settledAt: new Date(),
        submittedAt: new Date(),
      })
      .execute()
  await db
    .insertInto('complaint')
    .values({ listingId: waiting.id, reason: 'other', note: deal(1_000) })
    .execute()
  await db
    .insertInto('unsavedStep')
    .values({
      ownerId,
      listingId: draft.id,
      step: 'location_details',
      input: JSON.stringify({ full_address: deal(300), house_no: deal(40), [deal(60)]: deal(60) }),
      typedOver: deal(40),
    })
    .execute()
  await db
    .insertInto('listingImport')
    .values({ reference: deal(100), listingId: draft.id })
    .execute()
  return { shown, draft, refused, waiting, other }
}

async function findPlace(db: Db, name: string) {
  const { id } = await db
    .selectFrom('place')
    .select('id')
    .where('name', '=', name)
    .where('city', '=', 'gurugram')
    .executeTakeFirstOrThrow()
  return id
}

type About = { listingId: string; ownerId: string; seekerId: string }

async function storeInterest(db: Db, deal: Deal, about: About) {
  const { listingId, seekerId, ownerId } = about
  await createLead(db, { ...about, note: deal(500), seekerLine: deal(200) })
  const request = await db
    .insertInto('contactRequest')
    .values({ ...about, seekerLine: deal(200) })
    .returning('id')
    .executeTakeFirstOrThrow()
  const conversation = await createConversation(db, about, deal(400))
  await db
    .insertInto('complaint')
    .values({ listingId, reason: 'other', conversationId: conversation.id })
    .execute()
  const day = addDays(indiaDay(new Date()), 3)
  const wish = { listingId, preferredDay: day, preferredTime: 'morning' as const }
  const insertVisit = (of: string, status: 'accepted' | 'requested') =>
    db
      .insertInto('visit')
      .values({ ...wish, seekerId: of, status, seekerLine: deal(200) })
      .returning('id')
      .executeTakeFirstOrThrow()
  const agreed = await insertVisit(seekerId, 'accepted')
  const another = await createUser(db, { name: deal(80) })
  const asked = await insertVisit(another.id, 'requested')
  await db.insertInto('userBlock').values({ ownerId, userId: another.id }).execute()
  await db.insertInto('visitSlot').values({ ownerId, listingId, day, clock: '10:30' }).execute()
  const question = { visitId: asked.id, userId: ownerId, day, time: 'morning', clock: '' }
  return { request, agreed, question, conversation }
}

async function storeKept(db: Db, deal: Deal, userId: string, listingId: string) {
  await db.insertInto('savedListing').values({ userId, listingId }).execute()
  for (const about of ['home', 'owner'] as const)
    await db
      .insertInto('seekerNote')
      .values({ userId, listingId, about, body: deal(500) })
      .execute()
  await db
    .insertInto('searchRecord')
    .values({ userId, text: deal(300), filters: JSON.stringify({ query: deal(80) }) })
    .execute()
  const place = { name: deal(80), isPoint: false }
  return db
    .insertInto('savedSearch')
    .values({
      userId,
      address: `/search/rent?q=${encodeURIComponent(deal(300))}`,
      place: JSON.stringify(place) as never,
      anchors: [],
    })
    .returning('id')
    .executeTakeFirstOrThrow()
}

/** Who opened the link of the family list, and what they say about a home. */
async function storeFamily(db: Db, deal: Deal, userId: string, listingId: string) {
  const family = await db
    .insertInto('familyList')
    .values({ userId })
    .returning('id')
    .executeTakeFirstOrThrow()
  const relative = await db
    .insertInto('relative')
    .values({ listId: family.id, name: deal(80), tokenHash: Buffer.from(family.id) })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('relativeOpinion')
    .values({ relativeId: relative.id, listingId, isLiked: true, note: deal(500) })
    .execute()
  return family
}

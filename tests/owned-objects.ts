import { randomUUID } from 'node:crypto'
import { addDays, indiaDay } from '#contract/format/dates.ts'
import type { Db } from '#db/connect.ts'
import { changeListingStatus } from '#domain/listings/change-listing-status.ts'
import { notify } from '#domain/notifications/notify.ts'
import { createCheck, createConversation, createListing, createUser } from '#tests/factories.ts'

/** Stands in everything of an owner that nobody else may read. */
export const secret = 'Nobody else may read this'

/** One of everything that an owner can have. */
export async function createOwnedObjects(db: Db, ownerId: string) {
  const draft = await createListing(db, { ownerId, status: 'draft', address: secret })
  const terms = { parking: 'car', availableFrom: '2026-01-01', description: 'Sunny' } as const
  const offer = await createListing(db, { ownerId, askedAt: new Date(), ...terms })
  const sold = await createListing(db, { ownerId })
  await changeListingStatus(db, { kind: 'owner', id: ownerId }, sold.id, { to: 'sold_out' })
  const changed = { revises: offer.id, status: 'draft', address: secret } as const
  const revision = await createListing(db, { ownerId, ...changed })
  await db
    .insertInto('unsavedStep')
    .values({
      ownerId,
      listingId: draft.id,
      step: 'amenities',
      input: JSON.stringify({ amenities: [secret] }),
    })
    .execute()
  const { id: staffId } = await createUser(db, { role: 'staff' })
  const [givenAt, endsAt] = [new Date(), new Date(Date.now() + 3_600_000)]
  await db
    .insertInto('assistConsent')
    .values({ ownerId, listingId: draft.id, staffId, givenAt, endsAt })
    .execute()
  const saved = await createListing(db)
  const { id: seekerId } = await createUser(db, { name: secret })
  const about = { listingId: offer.id, seekerId }
  const lead = await db
    .insertInto('lead')
    .values({ ...about, ownerId, kind: 'contact', note: secret })
    .returning('id')
    .executeTakeFirstOrThrow()
  const request = await db
    .insertInto('contactRequest')
    .values({ ...about, ownerId })
    .returning('id')
    .executeTakeFirstOrThrow()
  const visit = await db
    .insertInto('visit')
    .values({
      ...about,
      preferredDay: addDays(indiaDay(new Date()), 3),
      preferredTime: 'morning',
      status: 'accepted',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const conversation = await createConversation(db, { ...about, ownerId }, secret)
  const slot = await db
    .insertInto('visitSlot')
    .values({ ownerId, listingId: draft.id, day: addDays(indiaDay(new Date()), 4), clock: '10:30' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.insertInto('savedListing').values({ userId: ownerId, listingId: saved.id }).execute()
  await db
    .insertInto('seekerNote')
    .values({ userId: ownerId, listingId: saved.id, about: 'home', body: secret })
    .execute()
  const family = await db
    .insertInto('familyList')
    .values({ userId: ownerId })
    .returning('id')
    .executeTakeFirstOrThrow()
  const relative = await db
    .insertInto('relative')
    .values({ listId: family.id, name: secret, tokenHash: Buffer.from(family.id) })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('relativeOpinion')
    .values({ relativeId: relative.id, listingId: saved.id, note: secret })
    .execute()
  await db.insertInto('searchRecord').values({ userId: ownerId, text: secret }).execute()
  const search = await db
    .insertInto('savedSearch')
    .values({ userId: ownerId, address: `/search/rent?q=${secret}`, anchors: [] })
    .returning('id')
    .executeTakeFirstOrThrow()
  await notify(db, ownerId, { kind: 'text', subject: secret, body: secret })
  const notification = await db
    .selectFrom('notification')
    .select('id')
    .where('userId', '=', ownerId)
    .executeTakeFirstOrThrow()
  const check = await createCheck(db, { ownerId, listingId: offer.id })
  const photo = await createTurnedPhoto(db, ownerId)
  const asked = { lead, request, visit, slot, conversation, family, relative }
  return { draft, offer, sold, revision, saved, search, ...asked, notification, check, photo }
}

export type OwnedObjects = Awaited<ReturnType<typeof createOwnedObjects>>

/** An upload and what it is after a quarter turn, so that no picture has to be made. */
async function createTurnedPhoto(db: Db, ownerId: string) {
  const facts = { ownerId, purpose: 'listing', width: 4, height: 3 } as const
  const photo = { ...facts, key: randomUUID() }
  const turned = { ...facts, key: randomUUID(), turnedFrom: photo.key, quarterTurns: 1 }
  await db.insertInto('photo').values([photo, turned]).execute()
  return photo
}

import { randomBytes, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Db } from '#db/connect.ts'
import { exportAccount } from '#domain/users/export-account.ts'
import { collectExport } from '#tests/collect-export.ts'
import { test } from '#tests/database.ts'
import {
  asViewer,
  createCheck,
  createConversation,
  createListing,
  createUser,
} from '#tests/factories.ts'

const firstDay = new Date('2026-01-01T06:00:00Z')
const secondDay = new Date('2026-01-02T06:00:00Z')

/** Every list of the export, with what tells whose an entry is and when it came. */
const lists: Record<string, (words: Words) => object[]> = {
  devices: ({ earlier, later }) => [{ device: earlier }, { device: later }],
  listings: ({ own }) => [{ spn: own }],
  shownPrices: ({ own }) => [
    { spn: own, shownSince: firstDay },
    { spn: own, shownSince: secondDay },
  ],
  unsavedSteps: ({ own, earlier, later }) => [
    { spn: own, step: 'location_details', input: JSON.stringify({ full_address: earlier }) },
    { spn: null, step: 'basic_details', input: JSON.stringify({ full_address: later }) },
  ],
  helpWithDrafts: ({ own, earlier, later }) => [
    { spn: own, staff: earlier },
    { spn: own, staff: later },
  ],
  ownerChecks: ({ own }) => [
    { spn: own, kind: 'sale_deed', createdAt: firstDay },
    { spn: null, kind: 'rera', reraNumber: 'UPRERAAGT12345', createdAt: secondDay },
  ],
  photos: ({ earlier, later }) => [
    { key: earlier, purpose: 'listing' },
    { key: later, purpose: 'profile' },
  ],
  savedListings: ({ seen, alsoSeen }) => [{ spn: seen }, { spn: alsoSeen }],
  notes: ({ seen, alsoSeen, earlier, later }) => [
    { spn: seen, about: 'home', body: earlier },
    { spn: alsoSeen, about: 'owner', body: later },
  ],
  familyOpinions: ({ seen, alsoSeen, earlier, later }) => [
    { spn: seen, name: earlier, note: earlier },
    { spn: alsoSeen, name: later, note: later },
  ],
  revealedContacts: ({ seen, alsoSeen }) => [{ spn: seen }, { spn: alsoSeen }],
  contactRequests: ({ seen, alsoSeen }) => [{ spn: seen }, { spn: alsoSeen }],
  leads: ({ own, earlier, later }) => [
    { spn: own, kind: 'contact', note: earlier },
    { spn: own, kind: 'visit', note: later },
  ],
  linesToOwners: ({ seen, alsoSeen, earlier, later }) => [
    { spn: seen, kind: 'contact', seekerLine: earlier },
    { spn: alsoSeen, kind: 'contact', seekerLine: later },
  ],
  conversationLines: ({ seen, alsoSeen, earlier, later }) => [
    { spn: seen, body: earlier },
    { spn: alsoSeen, body: later },
  ],
  blockedPeople: () => [{ createdAt: firstDay }, { createdAt: secondDay }],
  visits: ({ seen, alsoSeen }) => [{ spn: seen }, { spn: alsoSeen }],
  visitSlots: ({ own }) => [
    { spn: own, day: '2027-01-01', clock: '10:30' },
    { spn: own, day: '2027-01-02', clock: '10:30' },
  ],
  searches: ({ earlier, later }) => [{ text: earlier }, { text: later }],
  savedSearches: ({ earlier, later }) => [
    { address: `/search/rent?q=${earlier.replaceAll(' ', '+')}` },
    { address: `/search/rent?q=${later.replaceAll(' ', '+')}` },
  ],
  notifications: ({ earlier, later }) => [{ subject: later }, { subject: earlier }],
  callRequests: ({ earlier, later }) => [{ name: earlier }, { name: later }],
  mailRequests: ({ earlier, later }) => [{ message: earlier }, { message: later }],
  reports: ({ earlier, later }) => [{ note: earlier }, { note: later }],
  messagesSentToYou: ({ earlier, later }) => [{ body: earlier }, { body: later }],
}

test('the export has the person’s own rows of every table by date, and nobody else’s', async ({
  db,
}) => {
  await personWithTraces(db, 'stranger')
  const { viewer, words } = await personWithTraces(db, 'person')

  const { account, ...sections } = await collectExport(exportAccount(db, viewer))
  expect(account).toMatchObject({ id: viewer.id, name: 'person', email: 'asha@example.com' })
  expect(Object.keys(sections).toSorted()).toEqual(Object.keys(lists).toSorted())
  for (const [section, expected] of Object.entries(lists)) {
    expect({ section, entries: sections[section] }).toMatchObject({
      section,
      entries: expected(words),
    })
  }
  expect(JSON.stringify(sections)).not.toMatch(/stranger|tokenHash|searchText|ownerId/)
})

test('somebody without traces exports empty lists', async ({ db }) => {
  await personWithTraces(db, 'stranger')
  const viewer = asViewer(await createUser(db))

  const { account: _, ...sections } = await collectExport(exportAccount(db, viewer))
  for (const [section, entries] of Object.entries(sections)) {
    expect([section, entries]).toEqual([section, []])
  }
})

type Words = { own: string; seen: string; alsoSeen: string; earlier: string; later: string }

/** Two traces in every table, the later one first: rows come in the order of their dates. */
async function personWithTraces(db: Db, name: string) {
  const { id, role } = await createUser(db, { name })
  const { id: otherId } = await createUser(db, { name: 'somebody' })
  const own = await createListing(db, { ownerId: id })
  const [seen, alsoSeen] = [await createListing(db), await createListing(db)]
  const earlier = { word: `${name} earlier`, listing: seen, createdAt: firstDay }
  const later = { word: `${name} later`, listing: alsoSeen, createdAt: secondDay }
  const { id: broadcastId } = await db
    .insertInto('broadcast')
    .values({ referenceNo: name, channel: 'sms' })
    .returning('id')
    .executeTakeFirstOrThrow()

  const { id: listId } = await db
    .insertInto('familyList')
    .values({ userId: id })
    .returning('id')
    .executeTakeFirstOrThrow()

  for (const { word, listing, createdAt } of [later, earlier]) {
    const isLater = createdAt === secondDay
    const expiresAt = sql<Date>`now() + interval '1 day'`
    const asked = { listingId: listing.id, seekerId: id, createdAt }
    await db
      .insertInto('session')
      .values({ userId: id, tokenHash: randomBytes(8), device: word, expiresAt, createdAt })
      .execute()
    await db
      .insertInto('unsavedStep')
      .values({
        ownerId: id,
        listingId: isLater ? null : own.id,
        step: isLater ? 'basic_details' : 'location_details',
        input: JSON.stringify({ full_address: word }),
        updatedAt: createdAt,
      })
      .execute()
    const { id: staffId } = await createUser(db, { role: 'staff', name: word })
    await db
      .insertInto('assistConsent')
      .values({ ownerId: id, listingId: own.id, staffId, askedAt: createdAt })
      .execute()
    await db
      .insertInto('listingPrice')
      .values({ listingId: own.id, deal: 'rent', price: 30_000, shownSince: createdAt })
      .execute()
    const shown = isLater
      ? ({ kind: 'rera', listingId: null, reraNumber: 'UPRERAAGT12345' } as const)
      : ({ kind: 'sale_deed', listingId: own.id } as const)
    await createCheck(db, { ownerId: id, createdAt, ...shown })
    const purpose = isLater ? 'profile' : 'listing'
    await db
      .insertInto('photo')
      .values({ key: word, ownerId: id, purpose, width: 9, height: 9, createdAt })
      .execute()
    await db
      .insertInto('savedListing')
      .values({ userId: id, listingId: listing.id, createdAt })
      .execute()
    await db
      .insertInto('seekerNote')
      .values({
        userId: id,
        listingId: listing.id,
        about: isLater ? 'owner' : 'home',
        body: word,
        updatedAt: createdAt,
      })
      .execute()
    const { id: relativeId } = await db
      .insertInto('relative')
      .values({ listId, name: word, tokenHash: randomBytes(8), createdAt })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db
      .insertInto('relativeOpinion')
      .values({ relativeId, listingId: listing.id, note: word })
      .execute()
    await db
      .insertInto('contactReveal')
      .values({ ...asked, revealedOn: '2026-01-01' })
      .execute()
    await db
      .insertInto('contactRequest')
      .values({ ...asked, ownerId: listing.ownerId })
      .execute()
    const { id: conversationId } = await createConversation(
      db,
      { listingId: listing.id, ownerId: listing.ownerId, seekerId: id },
      word,
    )
    await db
      .updateTable('conversationLine')
      .set({ createdAt })
      .where('userId', '=', id)
      .where('body', '=', word)
      .execute()
    await db
      .insertInto('conversationLine')
      .values({ conversationId, userId: listing.ownerId, body: 'of a stranger', key: randomUUID() })
      .execute()
    await db.insertInto('visit').values(asked).execute()
    const day = isLater ? '2027-01-02' : '2027-01-01'
    await db
      .insertInto('visitSlot')
      .values({ ownerId: id, listingId: own.id, day, clock: '10:30' })
      .execute()
    await db
      .insertInto('lead')
      .values({ ...asked, ownerId: listing.ownerId, kind: 'contact', seekerLine: word })
      .execute()
    const kind = isLater ? 'visit' : 'contact'
    await db
      .insertInto('lead')
      .values({ listingId: own.id, ownerId: id, seekerId: otherId, kind, note: word, createdAt })
      .execute()
    await db
      .insertInto('userBlock')
      .values({ ownerId: id, userId: listing.ownerId, createdAt })
      .execute()
    await db.insertInto('searchRecord').values({ userId: id, text: word, createdAt }).execute()
    const address = `/search/rent?q=${word.replaceAll(' ', '+')}`
    await db
      .insertInto('savedSearch')
      .values({ userId: id, address, anchors: [], createdAt })
      .execute()
    await db
      .insertInto('notification')
      .values({
        userId: id,
        kind: 'text',
        data: JSON.stringify({ subject: word, body: '' }),
        createdAt,
      })
      .execute()
    await db
      .insertInto('callRequest')
      .values({ userId: id, name: word, phone: '9810012345', createdAt })
      .execute()
    await db
      .insertInto('mailRequest')
      .values({ userId: id, email: 'a@example.com', message: word, createdAt })
      .execute()
    await db
      .insertInto('complaint')
      .values({
        listingId: listing.id,
        complainantId: id,
        reason: 'fake',
        note: word,
        createdAt,
      })
      .execute()
    const phone = isLater ? '9810012345' : '9810012346'
    await db
      .insertInto('broadcastRecipient')
      .values({ broadcastId, phone, userId: id, body: word, updatedAt: createdAt })
      .execute()
  }
  const words = {
    own: own.spn,
    seen: seen.spn,
    alsoSeen: alsoSeen.spn,
    earlier: earlier.word,
    later: later.word,
  }
  return { viewer: asViewer({ id, name, role }), words }
}

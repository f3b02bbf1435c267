import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect } from 'vitest'
import * as notifications from '#contract/texts/notifications.ts'
import type { Db } from '#db/connect.ts'
import { recordResults } from '#domain/broadcasts/record-results.ts'
import { cleanUp } from '#domain/jobs/clean-up.ts'
import { revealContact } from '#domain/leads/reveal-contact.ts'
import { listNotifications } from '#domain/notifications/list-notifications.ts'
import { notify } from '#domain/notifications/notify.ts'
import { eraseAccount } from '#domain/users/erase-account.ts'
import { exportAccount } from '#domain/users/export-account.ts'
import { recordLocation } from '#domain/users/record-location.ts'
import type { Viewer } from '#domain/viewer.ts'
import { collectExport } from '#tests/collect-export.ts'
import { test } from '#tests/database.ts'
import {
  asViewer,
  createCheck,
  createConversation,
  createListing,
  createUser,
} from '#tests/factories.ts'

const phone = '9812345670'
const name = 'Zubeida Unmistakable'
const email = 'zubeida.unmistakable@example.com'

test('after an account is erased nothing in any table tells who it was, but for a day what limits counted for its number', async ({
  db,
}) => {
  const viewer = await personWithHistory(db)
  expect(await tablesThatMention(db, viewer)).toEqual(
    expect.arrayContaining(['app_user', 'listing', 'call_request', 'broadcast_recipient', 'lead']),
  )

  const { photos, addresses } = await eraseAccount(db, viewer)

  expect(photos.toSorted()).toEqual(['face', 'hall'])
  expect(addresses).toEqual([phone, email])
  const words = [phone, name, email, 'Zubeida', 'secret lane', 'terrace of hers']
  expect(await tablesWith(db, words)).toEqual(['usage_event'])
  expect(await db.selectFrom('assistConsent').select('id').execute()).toEqual([])
  await sql`update usage_event set expires_at = expires_at - interval '25 hours'`.execute(db)
  await cleanUp(db)
  expect(await tablesWith(db, words)).toEqual([])
})

test('its listings are taken down and the log says so', async ({ db }) => {
  const viewer = await personWithHistory(db)
  await eraseAccount(db, viewer)

  const listings = await db
    .selectFrom('listing')
    .select(['id', 'status', 'photos', 'city'])
    .where('ownerId', '=', viewer.id)
    .execute()
  expect(listings).toMatchObject([{ status: 'delete', photos: [], city: 'gurugram' }])
  const log = await db
    .selectFrom('auditEntry')
    .select(['action', 'subjectId', 'beforeState', 'afterState'])
    .where('actorId', '=', viewer.id)
    .orderBy('action')
    .execute()
  expect(log).toEqual([
    { action: 'erase_account', subjectId: viewer.id, beforeState: '', afterState: '' },
    {
      action: 'set_status',
      subjectId: listings[0]?.id,
      beforeState: 'active',
      afterState: 'delete',
    },
  ])
})

test('a message that waits for its turn is skipped, one that is under way stays counted', async ({
  db,
}) => {
  const viewer = await personWithHistory(db)
  const { id: broadcastId } = await db
    .selectFrom('broadcast')
    .select('id')
    .executeTakeFirstOrThrow()
  const underWay = await db
    .insertInto('broadcastRecipient')
    .values({ broadcastId, phone: '98123 45670', userId: viewer.id, body: '', status: 'sending' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await eraseAccount(db, viewer)

  const recipients = db
    .selectFrom('broadcastRecipient')
    .select(['status', 'reason'])
    .orderBy('status')
  const skipped = { status: 'skipped', reason: 'erased' }
  expect(await recipients.execute()).toEqual([{ status: 'sending', reason: '' }, skipped])
  // Its provider was not reached: it would be tried again.
  await recordResults(db, [{ id: underWay.id, status: 'queued', reason: 'unreachable' }])
  expect(await recipients.execute()).toEqual([skipped, skipped])
})

test('other people keep what is theirs', async ({ db }) => {
  const other = await createUser(db, { name: 'Ravi', phone: '9812345671' })
  const theirs = await createListing(db, { ownerId: other.id, description: 'A quiet corner' })
  const viewer = await personWithHistory(db)
  await db.insertInto('savedListing').values({ userId: other.id, listingId: theirs.id }).execute()
  await eraseAccount(db, viewer)

  const kept = await collectExport(exportAccount(db, asViewer(other)))
  expect(kept.account).toMatchObject({ name: 'Ravi', phone: '9812345671' })
  expect(kept.listings).toMatchObject([{ status: 'active', description: 'A quiet corner' }])
  expect(kept.savedListings).toHaveLength(1)
})

test('a name is forgotten in the notifications of others, and no other word of them changes', async ({
  db,
}) => {
  const owner = await createUser(db)
  const seeker = await createUser(db, { name: 'Rohini' })
  const stays = await createUser(db, { name: 'Rohini Devi' })
  const { spn } = await createListing(db, { ownerId: owner.id, city: 'delhi', locality: 'Rohini' })
  for (const person of [seeker, stays]) await reveal(db, asViewer(person), spn)
  await notify(db, owner.id, { kind: 'text', subject: 'News', body: 'Rohini has a new park.' })

  await eraseAccount(db, asViewer(seeker))

  const bodies = (await listNotifications(db, asViewer(owner))).map(({ body }) => body)
  expect(bodies.toSorted()).toEqual([
    expect.stringMatching(/^Customer looked up your number for 2 BHK apartment, Rohini, Delhi\./),
    expect.stringMatching(
      /^Rohini Devi looked up your number for 2 BHK apartment, Rohini, Delhi\./,
    ),
    'Rohini has a new park.',
  ])
})

test('owners who expect a visit hear that nobody comes', async ({ db }) => {
  const owner = asViewer(await createUser(db))
  const seeker = asViewer(await createUser(db, { name }))
  const times = [
    { status: 'accepted', preferredDay: '2999-01-02' },
    { status: 'requested', preferredDay: null },
    { status: 'accepted', preferredDay: '2020-01-02' },
    { status: 'declined', preferredDay: '2999-01-02' },
  ] as const
  for (const time of times) {
    const listing = await createListing(db, { ownerId: owner.id })
    await db
      .insertInto('visit')
      .values({ listingId: listing.id, seekerId: seeker.id, preferredTime: 'morning', ...time })
      .execute()
  }

  await eraseAccount(db, seeker)

  const listed = await listNotifications(db, owner)
  const subjects = listed.map(({ subject }) => subject)
  expect(subjects.toSorted()).toEqual([
    notifications.visitWithdrawnSubject,
    notifications.visitCancelledSubject,
  ])
})

test('requests of strangers stay, even with the same unverified e-mail address', async ({ db }) => {
  const stranger = await createUser(db, { email })
  const viewer = await personWithHistory(db)
  await db
    .insertInto('mailRequest')
    .values([
      { userId: null, email, message: 'Signed out' },
      { userId: stranger.id, email, message: 'Signed in' },
    ])
    .execute()
  await db
    .insertInto('callRequest')
    .values([
      { userId: stranger.id, name: 'Call my brother', phone },
      { userId: null, name: 'Before signing up', phone },
    ])
    .execute()

  const { addresses } = await eraseAccount(db, viewer)

  const mails = await db.selectFrom('mailRequest').select('message').execute()
  expect(mails.map(({ message }) => message)).toEqual(['Signed out', 'Signed in'])
  const calls = await db.selectFrom('callRequest').select('name').execute()
  expect(calls).toEqual([{ name: 'Call my brother' }])
  expect(addresses).toEqual([phone])
})

test('the number can sign up again', async ({ db }) => {
  await eraseAccount(db, await personWithHistory(db))
  expect(await createUser(db, { phone })).toMatchObject({ phone })
})

test('a person can take everything along', async ({ db }) => {
  const viewer = await personWithHistory(db)

  const everything = await collectExport(exportAccount(db, viewer))

  expect(everything.account).toMatchObject({ phone, name, email, lat: '28.61' })
  for (const [part, rows] of Object.entries(everything)) {
    expect([part, Array.isArray(rows) ? rows.length : 1]).toEqual([part, part === 'photos' ? 2 : 1])
  }
  expect(JSON.stringify(everything)).not.toMatch(/tokenHash|9800000001/)
})

/** Somebody who has left a trace in every table that could have one. */
async function personWithHistory(db: Db): Promise<Viewer> {
  const user = await createUser(db, { phone, name, email, photo: 'face' })
  const viewer = asViewer(user)
  const seller = await createUser(db, {
    phone: '9800000001',
    name: 'Mohan',
    email: 'm@example.com',
  })
  const listing = await createListing(db, { ownerId: seller.id })
  const own = await createListing(db, {
    ownerId: user.id,
    address: '7, secret lane',
    description: `Ask for Zubeida: ${phone}, terrace of hers`,
    photos: ['hall'],
  })
  const ids = { userId: user.id, listingId: listing.id }
  await recordLocation(db, viewer, { lat: 28.6139, lng: 77.209 })
  await reveal(db, viewer, listing.spn, `${name}, family of 3`)
  await reveal(db, asViewer(seller), own.spn)

  await sql`
    insert into photo (key, owner_id, purpose, width, height) values
      ('face', ${user.id}, 'profile', 9, 9), ('hall', ${user.id}, 'listing', 9, 9)`.execute(db)
  await sql`
    insert into session (token_hash, user_id, device, expires_at)
    values ('\\x01', ${user.id}, 'Chrome', now() + interval '1 day')`.execute(db)
  await sql`
    insert into login_code (phone, intent, challenge_hash, code_hash, expires_at)
    values (${phone}, 'login', '\\x01', '\\x01', now())`.execute(db)
  await db
    .insertInto('unsavedStep')
    .values({
      ownerId: user.id,
      listingId: own.id,
      step: 'location_details',
      input: JSON.stringify({ full_address: '9, secret lane' }),
    })
    .execute()
  const { id: staffId } = await createUser(db, { role: 'staff', name: 'Meera' })
  await db
    .insertInto('assistConsent')
    .values({ ownerId: user.id, listingId: own.id, staffId })
    .execute()
  const price = { listingId: own.id, deal: 'resale', price: 8_500_000 } as const
  await db.insertInto('listingPrice').values(price).execute()
  await db
    .insertInto('visitSlot')
    .values({ ownerId: user.id, listingId: own.id, day: '2027-01-01', clock: '10:30' })
    .execute()
  await createCheck(db, { ownerId: user.id, listingId: own.id })
  await db.insertInto('savedListing').values(ids).execute()
  await db
    .insertInto('seekerNote')
    .values({ ...ids, about: 'home', body: `${name} likes the roof` })
    .execute()
  const family = await db
    .insertInto('familyList')
    .values({ userId: user.id })
    .returning('id')
    .executeTakeFirstOrThrow()
  const relative = await db
    .insertInto('relative')
    .values({ listId: family.id, name: `Mother of ${name}`, tokenHash: Buffer.from('x') })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('relativeOpinion')
    .values({ relativeId: relative.id, listingId: listing.id, note: `For ${name}` })
    .execute()
  const asked = { listingId: listing.id, seekerId: user.id, seekerLine: `${name} and two children` }
  await db.insertInto('visit').values(asked).execute()
  await db
    .insertInto('contactRequest')
    .values({ ...asked, ownerId: seller.id })
    .execute()
  const asker = await createUser(db)
  for (const [sides, by] of [
    [{ listingId: listing.id, ownerId: seller.id, seekerId: user.id }, seller.id],
    [{ listingId: own.id, ownerId: user.id, seekerId: asker.id }, asker.id],
  ] as const) {
    const { id: conversationId } = await createConversation(db, sides, `I am ${name}`)
    await db
      .insertInto('conversationLine')
      .values({ conversationId, userId: by, body: `Hello, ${name}`, key: randomUUID() })
      .execute()
  }
  const pair = { ownerId: user.id, userId: seller.id }
  await db.insertInto('userBlock').values(pair).execute()
  const note = `${name} will call`
  await db.updateTable('lead').set({ note }).where('ownerId', '=', user.id).execute()
  await db
    .insertInto('searchRecord')
    .values({ userId: user.id, text: 'near Zubeida Park' })
    .execute()
  await db
    .insertInto('savedSearch')
    .values({ userId: user.id, address: '/search/rent?q=near+Zubeida+Park', anchors: [] })
    .execute()
  await db.insertInto('callRequest').values({ userId: user.id, name, phone }).execute()
  await db.insertInto('mailRequest').values({ userId: user.id, email, message: name }).execute()
  await db
    .insertInto('complaint')
    .values({ listingId: listing.id, complainantId: user.id, reason: 'fake', note: `I am ${name}` })
    .execute()
  const broadcast = await db
    .insertInto('broadcast')
    .values({ referenceNo: 'R1', channel: 'sms' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('broadcastRecipient')
    .values({ broadcastId: broadcast.id, phone, userId: user.id, body: `Namaste ${name}` })
    .execute()
  return viewer
}

function reveal(db: Db, viewer: Viewer, spn: string, line?: string) {
  return revealContact(db, viewer, spn, { perDay: 25, perAddressDay: 60, address: '', line })
}

async function tablesThatMention(db: Db, viewer: Viewer) {
  return tablesWith(db, [phone, name, email, viewer.id])
}

/** Every table, of jobs too, with a row that holds one of the words anywhere. */
async function tablesWith(db: Db, words: string[]) {
  const { rows: tables } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public'
    union all select 'pgboss.job'`.execute(db)
  const found: string[] = []
  for (const table of tables) {
    const { rows } = await sql`
      select 1 from ${sql.table(table.name)} as t
      where exists (select from unnest(${words}::text[]) word where position(word in t::text) > 0)
      limit 1`.execute(db)
    if (rows.length > 0) found.push(table.name)
  }
  return found
}

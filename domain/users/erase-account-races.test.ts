import { sql } from 'kysely'
import { describe, expect } from 'vitest'
import { noFilters } from '#contract/search/listing-search.ts'
import type { Db } from '#db/connect.ts'
import { isAccountErased } from '#db/is-account-erased.ts'
import { blockSeeker } from '#domain/blocks/block-seeker.ts'
import { fileComplaint } from '#domain/complaints/file-complaint.ts'
import { askOwner } from '#domain/conversations/ask-owner.ts'
import { revealContact } from '#domain/leads/reveal-contact.ts'
import { changeListingStatus } from '#domain/listings/change-listing-status.ts'
import { actorFor } from '#domain/listings/listing-transitions.ts'
import { saveListingAnswers } from '#domain/listings/save-listing-answers.ts'
import { addPhoto } from '#domain/photos/add-photo.ts'
import { createCallRequest } from '#domain/requests/create-call-request.ts'
import { createMailRequest } from '#domain/requests/create-mail-request.ts'
import { recordSearch } from '#domain/search-history/record-search.ts'
import { startSession } from '#domain/sessions/start-session.ts'
import { saveListing } from '#domain/shortlist/save-listing.ts'
import { eraseAccount } from '#domain/users/erase-account.ts'
import { eraseLocation, recordLocation } from '#domain/users/record-location.ts'
import { saveProfile } from '#domain/users/save-profile.ts'
import { setProfilePhoto } from '#domain/users/set-profile-photo.ts'
import type { Viewer } from '#domain/viewer.ts'
import { scheduleVisit } from '#domain/visits/schedule-visit.ts'
import { test } from '#tests/database.ts'
import { asViewer, createListing, createUser } from '#tests/factories.ts'

type Write = (db: Db, viewer: Viewer, spn: string) => Promise<unknown>

const limits = { perDay: 25, perAddressDay: 60, address: '' }
const picture = {
  key: 'face',
  purpose: 'profile',
  width: 9,
  height: 9,
  perceptualHash: '0'.repeat(64),
} as const
const kind = { category: 'residential', deal: 'rent' } as const
const request = { name: 'Zubeida', phone: '9812345670', email: 'z@example.com', address: '' }

/** Whatever an account can write, on a listing of somebody else. */
const writes: Record<string, Write> = {
  'a profile save': (db, viewer) => saveProfile(db, viewer, request),
  'a new photo': (db, viewer) => addPhoto(db, viewer, picture),
  'a profile photo': (db, viewer) => setProfilePhoto(db, viewer, 'face'),
  'a position': (db, viewer) => recordLocation(db, viewer, { lat: 28.6, lng: 77.2 }),
  'a forgotten position': eraseLocation,
  'a login': (db, { id }) =>
    startSession(db, { days: 1, staffIdleHours: 1 }, id, { device: '', address: '' }),
  'a saved listing': saveListing,
  'a look at a number': (db, viewer, spn) => revealContact(db, viewer, spn, limits),
  'a visit': (db, viewer, spn) =>
    scheduleVisit(db, viewer, spn, { time: 'morning' }, { address: '127.0.0.1' }),
  'a question': (db, viewer, spn) =>
    askOwner(db, viewer, spn, { body: 'Zubeida asks', key: crypto.randomUUID(), address: '' }),
  'a complaint': (db, viewer, spn) =>
    fileComplaint(db, viewer, spn, { reason: 'fake', note: 'Zubeida', address: '' }),
  'a call request': (db, viewer) => createCallRequest(db, viewer, request),
  'a mail request': (db, viewer) =>
    createMailRequest(db, viewer, { ...request, message: 'Zubeida' }),
  'a draft': (db, viewer) =>
    saveListingAnswers(db, viewer, undefined, { ...kind, answers: { address: 'Zubeida' } }),
}

describe('once an account is erased', () => {
  test('every write of it fails and leaves nothing', async ({ fileDatabase: { db } }) => {
    const erased: Viewer[] = []
    for (const [name, write] of Object.entries(writes)) {
      const { viewer, spn } = await personAndListing(db)
      await eraseAccount(db, viewer)
      erased.push(viewer)

      expect(isAccountErased(await failureOf(write(db, viewer, spn))), name).toBe(true)
    }
    expect(await traces(db, erased)).toEqual({})
  })

  test('so does every write that was under way', async ({ fileDatabase: { db } }) => {
    const erased: Viewer[] = []
    for (const [name, write] of Object.entries(writes)) {
      const { viewer, spn } = await personAndListing(db)
      erased.push(viewer)
      const erasure = await db.startTransaction().execute()
      await eraseAccount(erasure, viewer)

      const underWay = failureOf(write(db, viewer, spn))
      await untilSomebodyWaits(db)
      await erasure.commit().execute()

      expect(isAccountErased(await underWay), name).toBe(true)
    }
    expect(await traces(db, erased)).toEqual({})
  })

  test('a search still finds, and is not kept', async ({ fileDatabase: { db } }) => {
    const { viewer } = await personAndListing(db)
    await eraseAccount(db, viewer)

    await recordSearch(db, viewer, { city: 'delhi', text: 'dwarka', filters: noFilters })
    expect(await traces(db, [viewer])).toEqual({})
  })

  test('its own listing can neither be changed nor shown again', async ({
    fileDatabase: { db },
  }) => {
    const viewer = asViewer(await createUser(db))
    const { id } = await createListing(db, { ownerId: viewer.id })
    await eraseAccount(db, viewer)

    const staff = asViewer(await createUser(db, { role: 'staff' }))
    const saves = saveListingAnswers(db, viewer, id, { ...kind, answers: { address: 'x' } })
    await expect(saves).rejects.toMatchObject({ code: 'signed_out' })
    for (const [person, code] of [
      [viewer, 'signed_out'],
      [staff, 'invalid'],
    ] as const) {
      const show = changeListingStatus(db, actorFor(person), id, { to: 'under_review' })
      await expect(show).rejects.toMatchObject({ code })
    }
  })

  test('it cannot be erased again', async ({ db }) => {
    const { viewer } = await personAndListing(db)
    await eraseAccount(db, viewer)
    await expect(eraseAccount(db, viewer)).rejects.toMatchObject({ code: 'signed_out' })
  })
})

describe('while an owner erases the account', () => {
  test('nobody becomes a lead and nobody is told anything', async ({ freshDatabase: { db } }) => {
    const seeker = asViewer(await createUser(db))
    const owner = asViewer(await createUser(db))
    const { spn } = await createListing(db, { ownerId: owner.id })
    const erasure = await db.startTransaction().execute()
    await eraseAccount(erasure, owner)

    const reveal = failureOf(revealContact(db, seeker, spn, limits))
    const visit = failureOf(scheduleVisit(db, seeker, spn, {}, { address: '127.0.0.1' }))
    await untilSomebodyWaits(db, 2)
    await erasure.commit().execute()

    expect([await reveal, await visit]).toMatchObject([
      { code: 'not_found' },
      { code: 'not_found' },
    ])
    for (const table of ['lead', 'visit', 'contactReveal', 'notification'] as const) {
      expect(await db.selectFrom(table).selectAll().execute(), table).toEqual([])
    }
  })

  test('staff who change a listing of it wait, and neither side deadlocks', async ({
    fileDatabase: { db },
  }) => {
    const staff = asViewer(await createUser(db, { role: 'staff' }))
    for (let round = 0; round < 5; round++) {
      const owner = asViewer(await createUser(db))
      const listings = await Promise.all(
        Array.from({ length: 4 }, () => createListing(db, { ownerId: owner.id })),
      )
      await Promise.all([
        eraseAccount(db, owner),
        ...listings.map(({ id }) =>
          changeListingStatus(db, actorFor(staff), id, { to: 'sold_out' }).catch(expectInvalid),
        ),
      ])

      const left = await db
        .selectFrom('listing')
        .select('status')
        .where('ownerId', '=', owner.id)
        .execute()
      expect(new Set(left.map(({ status }) => status))).toEqual(new Set(['delete']))
    }
  })
})

test('two people who are each other’s lead can erase their accounts at once', async ({
  freshDatabase: { db },
}) => {
  const people = [asViewer(await createUser(db)), asViewer(await createUser(db))]
  for (const [seeker, owner] of [people, people.toReversed()]) {
    for (let i = 0; i < 5; i++) {
      const { spn } = await createListing(db, { ownerId: owner!.id })
      await revealContact(db, seeker!, spn, limits)
    }
  }

  await Promise.all(people.map((person) => eraseAccount(db, person)))
  expect(await db.selectFrom('lead').selectAll().execute()).toEqual([])
})

test('an owner blocks a person who is just erasing the account, and neither side deadlocks', async ({
  freshDatabase: { db },
}) => {
  const owner = asViewer(await createUser(db))
  const { spn } = await createListing(db, { ownerId: owner.id })
  const seeker = asViewer(await createUser(db, { name: 'Zubeida' }))
  await scheduleVisit(db, seeker, spn, {}, { address: '127.0.0.1' })
  await saveListing(db, seeker, spn)
  const lead = await db.selectFrom('lead').select('id').executeTakeFirstOrThrow()

  // Holds the erasure up after it has locked the seeker and before it tells the owner.
  const pause = await db.startTransaction().execute()
  await pause.selectFrom('savedListing').selectAll().forUpdate().execute()
  const erasure = failureOf(eraseAccount(db, seeker))
  await untilSomebodyWaits(db, 1)
  const block = failureOf(blockSeeker(db, owner, lead.id, true))
  await untilSomebodyWaits(db, 2)
  await pause.commit().execute()

  expect(await erasure).toBeUndefined()
  expect(await block).toMatchObject({ code: 'not_found' })
  expect(await db.selectFrom('userBlock').selectAll().execute()).toEqual([])
})

async function personAndListing(db: Db) {
  const viewer = asViewer(await createUser(db, { name: 'Zubeida' }))
  const { spn } = await createListing(db)
  return { viewer, spn }
}

function failureOf(promise: Promise<unknown>) {
  return promise.then(
    () => undefined,
    (error: unknown) => error,
  )
}

/** Too late to change anything about an erased owner's listing, which has no address any more. */
function expectInvalid(error: { code: string }) {
  expect(error.code).toBe('invalid')
}

async function untilSomebodyWaits(db: Db, count = 1) {
  const waiting = async () => {
    const { rows } = await sql`
      select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
    `.execute(db)
    return rows.length
  }
  await expect.poll(waiting, { timeout: 10_000, interval: 20 }).toBe(count)
}

/** Rows of each table that name one of the accounts or hold its name, but for what stays by design. */
async function traces(db: Db, viewers: Viewer[]) {
  const ids = viewers.map(({ id }) => id)
  const pattern = ['Zubeida', ...ids].join('|')
  const { rows: tables } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public'
      and tablename not in ('app_user', 'audit_entry', 'usage_event')`.execute(db)
  const found: Record<string, unknown[]> = {}
  for (const { name } of tables) {
    const { rows } =
      await sql`select * from ${sql.table(name)} as t where t::text ~ ${pattern}`.execute(db)
    if (rows.length > 0) found[name] = rows
  }
  const accounts = await db
    .selectFrom('appUser')
    .select(['name', 'email', 'photo', 'lat'])
    .where('id', 'in', ids)
    .execute()
  expect(accounts).toEqual(ids.map(() => ({ name: '', email: '', photo: null, lat: null })))
  return found
}

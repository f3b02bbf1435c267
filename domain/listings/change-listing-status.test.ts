import { sql } from 'kysely'
import { describe, expect } from 'vitest'
import { indiaDay } from '#contract/dates.ts'
import { submissionLimits } from '#contract/limits.ts'
import * as messages from '#contract/messages.ts'
import { type ListingStatus, listingStatuses } from '#contract/options.ts'
import type { Db } from '#db/connect.ts'
import type { NewListing } from '#db/schema.ts'
import { changeListingStatus } from '#domain/listings/change-listing-status.ts'
import { listNotifications } from '#domain/notifications/list-notifications.ts'
import { completeAnswers } from '#tests/complete-answers.ts'
import { test } from '#tests/database.ts'
import { asViewer, createListing, createUser } from '#tests/factories.ts'

const statuses = listingStatuses.values
const everyChange = statuses.flatMap((from) => statuses.map((to) => [from, to] as const))

describe('the owner', () => {
  const allowed = new Set([
    'draft under_review',
    'delete under_review',
    'review_failed draft',
    'delete draft',
    'active sold_out',
    ...statuses.map((from) => `${from} delete`),
  ])

  test.for(everyChange)('%s → %s as the life of a listing allows', async ([from, to], { db }) => {
    const { owner, listing } = await ownerWithListing(db, { status: from })
    const change = changeListingStatus(db, owner, listing.spn, { to })

    if (from !== to && !allowed.has(`${from} ${to}`)) {
      await expect(change).rejects.toMatchObject({
        code: 'forbidden',
        message: messages.listing.statusNotAllowed,
      })
      expect((await find(db, listing.id)).status).toBe(from)
      return
    }
    expect((await change).status).toBe(to)
    expect(await audit(db)).toHaveLength(from === to ? 0 : 1)
    expect(await listNotifications(db, owner)).toEqual([])
  })

  test.for(['draft', 'delete'] as const)(
    'sends nothing incomplete in for review from %s, and learns which step is missing',
    async (status, { db }) => {
      const { owner, listing } = await ownerWithListing(db, { status, waterSupply: null })
      const change = changeListingStatus(db, owner, listing.spn, { to: 'under_review' })

      await expect(change).rejects.toMatchObject({
        code: 'invalid',
        message: 'Please complete the step Amenities.',
        fields: { waterSupply: messages.validation.empty },
      })
    },
  )

  test('sends in only so much a day, since each is a message and work for the staff', async ({
    db,
  }) => {
    const { owner, listing } = await ownerWithListing(db, { status: 'draft' })
    const { phone } = await db.selectFrom('appUser').select('phone').executeTakeFirstOrThrow()
    await sql`
      insert into usage_event (scope, subject, expires_at)
      select ${`submit ${indiaDay(new Date())}`}, ${phone}, now() + interval '1 day'
      from generate_series(1, ${submissionLimits.perDay} - 1)
    `.execute(db)

    await changeListingStatus(db, owner, listing.spn, { to: 'under_review' })
    await changeListingStatus(db, owner, listing.spn, { to: 'delete' })
    const again = changeListingStatus(db, owner, listing.spn, { to: 'under_review' })
    await expect(again).rejects.toMatchObject({ code: 'too_many' })
    expect((await find(db, listing.id)).status).toBe('delete')
  })

  test('is somebody else’s owner nowhere', async ({ db }) => {
    const { owner } = await ownerWithListing(db)
    for (const [status, code] of [
      ['draft', 'not_found'],
      ['active', 'forbidden'],
    ] as const) {
      const { spn } = await createListing(db, { status })
      const change = changeListingStatus(db, owner, spn, { to: 'delete' })
      await expect(change).rejects.toMatchObject({ code })
    }
  })
})

describe('staff', () => {
  test.for(everyChange)('%s → %s, audited and told once', async ([from, to], { db }) => {
    const { owner, listing } = await ownerWithListing(db, { status: from })
    const staff = await createStaff(db)
    const change = () => changeListingStatus(db, staff, listing.id, { to, reason: 'Checked.' })

    for (const changed of [await change(), await change()]) expect(changed.status).toBe(to)

    expect(await audit(db)).toMatchObject([
      {
        actorId: staff.id,
        action: 'set_status',
        subjectKind: 'listing',
        subjectId: listing.id,
        beforeState: from,
        afterState: to,
        reason: 'Checked.',
      },
    ])
    expect(await listNotifications(db, owner)).toHaveLength(1)
  })

  test('tells the owner what to correct', async ({ db }) => {
    const { owner, listing } = await ownerWithListing(db, { status: 'under_review' })
    await changeListingStatus(db, await createStaff(db), listing.id, {
      to: 'review_failed',
      reason: 'Two photos are blurred.',
    })

    expect(await find(db, listing.id)).toMatchObject({ statusReason: 'Two photos are blurred.' })
    const [notice] = await listNotifications(db, owner)
    expect(notice?.body).toContain('Two photos are blurred. You can correct it')
  })

  test('cannot show what has no price, but what has few pictures', async ({ db }) => {
    const staff = await createStaff(db)
    const { listing } = await ownerWithListing(db, { status: 'draft', price: null })
    const show = changeListingStatus(db, staff, listing.id, { to: 'active' })
    await expect(show).rejects.toMatchObject({
      code: 'invalid',
      fields: { price: expect.any(String) },
    })

    const bare = await createListing(db, { status: 'under_review', photos: [] })
    expect((await changeListingStatus(db, staff, bare.id, { to: 'active' })).status).toBe('active')
  })

  test('get no notice of what they do to their own listing', async ({ db }) => {
    const staff = await createStaff(db)
    const { id } = await createListing(db, { ownerId: staff.id, status: 'under_review' })
    await changeListingStatus(db, staff, id, { to: 'active' })

    expect(await listNotifications(db, staff)).toEqual([])
  })
})

describe('the dates of a listing', () => {
  const longAgo = new Date('2026-01-10')

  test.for<[ListingStatus, ListingStatus, 'now' | 'before']>([
    ['under_review', 'active', 'now'],
    ['delete', 'active', 'now'],
    ['sold_out', 'active', 'before'],
    ['active', 'sold_out', 'before'],
  ])('%s → %s is shown since %s', async ([from, to, since], { db }) => {
    const { id } = await createListing(db, { status: from, activeAt: longAgo })
    const changed = await changeListingStatus(db, await createStaff(db), id, { to })

    expect(changed.activeAt!.getTime() > longAgo.getTime()).toBe(since === 'now')
  })

  test('say when it was sent in', async ({ db }) => {
    const { owner, listing } = await ownerWithListing(db, { status: 'draft' })
    const changed = await changeListingStatus(db, owner, listing.id, { to: 'under_review' })

    expect(changed.submittedAt).toEqual(expect.any(Date))
  })
})

test('the same change by two people at the same moment is one change', async ({
  freshDatabase: { db },
}) => {
  const { owner, listing } = await ownerWithListing(db, { status: 'under_review' })
  const staff = [await createStaff(db), await createStaff(db), await createStaff(db)]

  await Promise.all(
    staff.map((each) => changeListingStatus(db, each, listing.id, { to: 'active' })),
  )

  expect(await audit(db)).toHaveLength(1)
  expect(await listNotifications(db, owner)).toHaveLength(1)
})

test('a change that fails leaves neither an entry nor a notice', async ({ freshDatabase }) => {
  const { db } = freshDatabase
  const { owner, listing } = await ownerWithListing(db, { status: 'under_review' })
  const staff = await createStaff(db)
  const undone = db.transaction().execute(async (trx) => {
    await changeListingStatus(trx, staff, listing.id, { to: 'active' })
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')

  expect((await find(db, listing.id)).status).toBe('under_review')
  expect(await audit(db)).toEqual([])
  expect(await listNotifications(db, owner)).toEqual([])
})

async function ownerWithListing(db: Db, differences: Partial<NewListing> = {}) {
  const owner = asViewer(await createUser(db))
  const listing = await createListing(db, { ownerId: owner.id, ...completeAnswers, ...differences })
  return { owner, listing }
}

async function createStaff(db: Db) {
  return asViewer(await createUser(db, { role: 'staff' }))
}

function find(db: Db, id: string) {
  return db.selectFrom('listing').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
}

function audit(db: Db) {
  return db.selectFrom('auditEntry').selectAll().execute()
}

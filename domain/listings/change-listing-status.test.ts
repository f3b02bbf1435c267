import { sql } from 'kysely'
import { describe, expect } from 'vitest'
import { indiaDay } from '#contract/format/dates.ts'
import { submissionLimits } from '#contract/limits.ts'
import { type HiddenCause, type ListingStatus, listingStatuses } from '#contract/options.ts'
import * as texts from '#contract/texts.ts'
import type { Db } from '#db/connect.ts'
import type { NewListing } from '#db/schema.ts'
import { changeListingStatus } from '#domain/listings/change-listing-status.ts'
import {
  type Act,
  type Actor,
  actorFor,
  findTransition,
} from '#domain/listings/listing-transitions.ts'
import { undoStatusChange } from '#domain/listings/undo-status-change.ts'
import { listNotifications } from '#domain/notifications/list-notifications.ts'
import { completeAnswers } from '#tests/complete-answers.ts'
import { test } from '#tests/database.ts'
import { asViewer, createListing, createUser } from '#tests/factories.ts'

const statuses = listingStatuses.values
const everyChange = statuses.flatMap((from) => statuses.map((to) => [from, to] as const))

type Kind = {
  kind: Actor['kind']
  act: Act
  /** Every change that is allowed, with what it says about a hidden listing. */
  allowed: Record<string, HiddenCause | null>
}

const everyKind: Kind[] = [
  { kind: 'site', act: 'set', allowed: { 'active delete': 'unanswered' } },
  { kind: 'owner', act: 'erase', allowed: fromEach(statuses, 'delete', 'erased') },
  { kind: 'owner', act: 'put_back', allowed: { 'sold_out active': null } },
  { kind: 'owner', act: 'take_back', allowed: { 'under_review draft': null } },
  { kind: 'owner', act: 'apply', allowed: {} },
  { kind: 'staff', act: 'block', allowed: fromEach(['active', 'sold_out'], 'delete', 'blocked') },
  { kind: 'staff', act: 'unblock', allowed: { 'delete active': null, 'delete sold_out': null } },
  {
    kind: 'staff',
    act: 'undo',
    allowed: {
      'active draft': null,
      'active under_review': null,
      'active review_failed': null,
      'active delete': null,
      'delete under_review': null,
    },
  },
  {
    kind: 'owner',
    act: 'undo',
    allowed: {
      'under_review draft': null,
      'under_review delete': null,
      'draft review_failed': null,
      'draft delete': null,
      'sold_out active': null,
      ...Object.fromEntries(statuses.map((to) => [`delete ${to}`, null])),
    },
  },
  { kind: 'site', act: 'undo', allowed: {} },
  { kind: 'owner', act: 'block', allowed: {} },
  { kind: 'owner', act: 'unblock', allowed: {} },
  { kind: 'staff', act: 'put_back', allowed: {} },
  { kind: 'staff', act: 'take_back', allowed: {} },
  { kind: 'staff', act: 'apply', allowed: { 'under_review delete': 'applied' } },
  { kind: 'staff', act: 'erase', allowed: fromEach(statuses, 'delete', 'erased') },
  { kind: 'site', act: 'erase', allowed: {} },
]

function fromEach(from: readonly ListingStatus[], to: ListingStatus, cause: HiddenCause) {
  return Object.fromEntries(from.map((each) => [`${each} ${to}`, cause]))
}

describe('the owner', () => {
  const allowed = new Set([
    'draft under_review',
    'delete under_review',
    'review_failed draft',
    'delete draft',
    'active sold_out',
    ...statuses.map((from) => `${from} delete`),
  ])

  const isAllowed = ([from, to]: (typeof everyChange)[number]) =>
    from === to || allowed.has(`${from} ${to}`)

  test.for(everyChange.filter(isAllowed))(
    '%s → %s as the life of a listing allows',
    async ([from, to], { db }) => {
      const { owner, listing } = await ownerWithListing(db, { status: from })
      const changed = await changeListingStatus(db, actorFor(owner), listing.spn, { to })

      expect(changed.status).toBe(to)
      expect(await audit(db)).toHaveLength(from === to ? 0 : 1)
      expect(await listNotifications(db, owner)).toEqual([])
    },
  )

  test.for(statuses)('from %s to nothing that its life does not allow', async (from, { db }) => {
    const { owner, listing } = await ownerWithListing(db, { status: from })
    const refused = everyChange.filter((each) => each[0] === from && !isAllowed(each))
    for (const [, to] of refused) {
      const change = changeListingStatus(db, actorFor(owner), listing.spn, { to })
      await expect(change, to).rejects.toMatchObject({
        code: 'forbidden',
        message: texts.listing.statusNotAllowed,
      })
    }
    expect((await find(db, listing.id)).status).toBe(from)
  })

  test.for(['draft', 'delete'] as const)(
    'sends nothing incomplete in for review from %s, and learns which step is missing',
    async (status, { db }) => {
      const { owner, listing } = await ownerWithListing(db, { status, waterSupply: null })
      const change = changeListingStatus(db, actorFor(owner), listing.spn, { to: 'under_review' })

      await expect(change).rejects.toMatchObject({
        code: 'invalid',
        message: 'Please complete the step Amenities.',
        fields: { waterSupply: texts.validation.empty },
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

    await changeListingStatus(db, actorFor(owner), listing.spn, { to: 'under_review' })
    await changeListingStatus(db, actorFor(owner), listing.spn, { to: 'delete' })
    const again = changeListingStatus(db, actorFor(owner), listing.spn, { to: 'under_review' })
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
      const change = changeListingStatus(db, actorFor(owner), spn, { to: 'delete' })
      await expect(change).rejects.toMatchObject({ code })
    }
  })
})

describe('why a listing is hidden', () => {
  test.for(everyKind)(
    '$kind by $act, from every status',
    async ({ kind, act, allowed }, { db }) => {
      const possible = everyChange.filter(([from, to]) =>
        findTransition({ by: kind, act }, from, to),
      )
      expect(possible.map((each) => each.join(' ')).toSorted()).toEqual(
        Object.keys(allowed).toSorted(),
      )
      // What is not in the table of transitions is refused alike: the first of it stands for all.
      const refused = everyChange.find((each) => !possible.includes(each))!
      const staff = await createStaff(db)
      for (const [from, to] of [...possible, refused]) {
        const { owner, listing } = await ownerWithListing(db, {
          status: from,
          hiddenBecause: 'removed',
          hiddenFrom: 'active',
        })
        const id = kind === 'owner' ? owner.id : staff.id
        const actor: Actor = kind === 'site' ? { kind } : { kind, id }
        const change = changeListingStatus(db, actor, listing.id, { to, act, reason: 'Why.' })

        const name = `${from} ${to}`
        if (!Object.hasOwn(allowed, name)) {
          await expect(change, name).rejects.toMatchObject({ code: 'forbidden' })
          continue
        }
        // What hid it last stays known, also when it comes back.
        const hiddenBecause = allowed[name] ?? 'removed'
        expect(await change, name).toMatchObject({ status: to, hiddenBecause })
      }
    },
  )

  test('and what it was before stay known when it is hidden again by somebody else', async ({
    db,
  }) => {
    const { owner, listing } = await ownerWithListing(db, { status: 'sold_out' })
    const staff = actorFor(await createStaff(db))
    await changeListingStatus(db, actorFor(owner), listing.id, { to: 'delete' })
    const removed = await changeListingStatus(db, staff, listing.id, {
      to: 'delete',
      reason: 'Fake.',
    })
    expect(removed).toMatchObject({ hiddenBecause: 'removed', hiddenFrom: 'sold_out' })

    const again = { to: 'delete', reason: 'Sold elsewhere.' } as const
    expect(await changeListingStatus(db, actorFor(owner), listing.id, again)).toMatchObject({
      hiddenBecause: 'removed',
      statusReason: 'Sold elsewhere.',
    })
  })

  test('is known again after the owner undoes a return', async ({ db }) => {
    const { owner, listing } = await ownerWithListing(db)
    await changeListingStatus(db, { kind: 'site' }, listing.id, { to: 'delete' })
    await changeListingStatus(db, actorFor(owner), listing.id, { to: 'draft' })
    await undoStatusChange(db, owner, listing.id)

    expect(await find(db, listing.id)).toMatchObject({
      status: 'delete',
      hiddenBecause: 'unanswered',
      hiddenFrom: 'active',
    })
  })
})

describe('staff', () => {
  const hidden = { status: 'delete', hiddenBecause: 'removed' }

  test.for(everyChange)('%s → %s, audited and told once', async ([from, to], { db }) => {
    const { owner, listing } = await ownerWithListing(db, { status: from })
    const staff = await createStaff(db)
    const change = () =>
      changeListingStatus(db, actorFor(staff), listing.id, { to, reason: 'Checked.' })

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
    await changeListingStatus(db, actorFor(await createStaff(db)), listing.id, {
      to: 'review_failed',
      reason: 'Two photos are blurred.',
    })

    expect(await find(db, listing.id)).toMatchObject({ statusReason: 'Two photos are blurred.' })
    const [notification] = await listNotifications(db, owner)
    expect(notification?.body).toContain('Two photos are blurred. You can correct it')
  })

  test('cannot show what has no price, but what has few pictures', async ({ db }) => {
    const staff = await createStaff(db)
    const { listing } = await ownerWithListing(db, { status: 'draft', price: null })
    const show = changeListingStatus(db, actorFor(staff), listing.id, { to: 'active' })
    await expect(show).rejects.toMatchObject({
      code: 'invalid',
      fields: { price: expect.any(String) },
    })

    const bare = await createListing(db, { status: 'under_review', photos: [] })
    expect((await changeListingStatus(db, actorFor(staff), bare.id, { to: 'active' })).status).toBe(
      'active',
    )
  })

  test('cannot show what belongs to a blocked owner', async ({ db }) => {
    const { owner, listing } = await ownerWithListing(db, { status: 'under_review' })
    const blockedAt = new Date()
    await db.updateTable('appUser').set({ blockedAt }).where('id', '=', owner.id).execute()
    const staff = actorFor(await createStaff(db))

    const show = changeListingStatus(db, staff, listing.id, { to: 'active' })
    await expect(show).rejects.toMatchObject({
      code: 'conflict',
      message: texts.review.ownerIsBlocked,
    })
    const hide = { to: 'delete', reason: 'Fake.' } as const
    expect(await changeListingStatus(db, staff, listing.id, hide)).toMatchObject(hidden)
  })

  test('do not show a listing of their own, but may end it', async ({ db }) => {
    const owner = await createStaff(db)
    const { id } = await createListing(db, { ownerId: owner.id, status: 'under_review' })
    for (const to of ['active', 'sold_out'] as const) {
      await expect(changeListingStatus(db, actorFor(owner), id, { to })).rejects.toMatchObject({
        code: 'forbidden',
        message: texts.review.ownListing,
      })
    }
    expect(await changeListingStatus(db, actorFor(owner), id, { to: 'delete' })).toMatchObject(
      hidden,
    )
  })

  test('tell the owner new reasons for the same status', async ({ db }) => {
    const { owner, listing } = await ownerWithListing(db, { status: 'review_failed' })
    const reasons = [{ field: 'price', text: 'One zero too many' } as const]
    const staff = actorFor(await createStaff(db))
    await changeListingStatus(db, staff, listing.id, { to: 'review_failed', reasons })

    const [notification] = await listNotifications(db, owner)
    expect(notification?.body).toContain('One zero too many')
  })

  test('get no notification of what they do to their own listing', async ({ db }) => {
    const staff = await createStaff(db)
    const { id } = await createListing(db, { ownerId: staff.id, status: 'under_review' })
    await changeListingStatus(db, actorFor(staff), id, { to: 'review_failed' })

    expect(await listNotifications(db, staff)).toEqual([])
  })
})

describe('the audit log', () => {
  test('says what the site does by itself, and why a listing is hidden', async ({ db }) => {
    const { listing } = await ownerWithListing(db)
    await changeListingStatus(db, { kind: 'site' }, listing.id, { to: 'delete' })

    expect(await audit(db)).toMatchObject([
      { actorId: null, action: 'set_status', facts: { hiddenBecause: 'unanswered' } },
    ])
  })

  test('tells what was undone from what was set', async ({ db }) => {
    const { owner, listing } = await ownerWithListing(db)
    await changeListingStatus(db, actorFor(owner), listing.id, { to: 'sold_out' })
    await undoStatusChange(db, owner, listing.id)

    expect(await audit(db)).toMatchObject([
      { actorId: owner.id, action: 'set_status', afterState: 'sold_out', facts: {} },
      { actorId: owner.id, action: 'undo_status', afterState: 'active', facts: {} },
    ])
  })
})

describe('the dates of a listing', () => {
  const longAgo = new Date('2026-01-10')

  test('are as before when a block ends', async ({ db }) => {
    const { listing } = await ownerWithListing(db, { activeAt: longAgo, confirmedAt: longAgo })
    const staff = actorFor(await createStaff(db))
    await changeListingStatus(db, staff, listing.id, { to: 'delete', act: 'block' })
    const back = { to: 'active', act: 'unblock' } as const

    expect(await changeListingStatus(db, staff, listing.id, back)).toMatchObject({
      activeAt: longAgo,
      confirmedAt: longAgo,
    })
  })

  test.for<[ListingStatus, ListingStatus, 'now' | 'before']>([
    ['under_review', 'active', 'now'],
    ['delete', 'active', 'now'],
    ['sold_out', 'active', 'before'],
    ['active', 'sold_out', 'before'],
  ])('%s → %s is shown since %s', async ([from, to, since], { db }) => {
    const { id } = await createListing(db, { status: from, activeAt: longAgo })
    const changed = await changeListingStatus(db, actorFor(await createStaff(db)), id, { to })

    expect(changed.activeAt!.getTime() > longAgo.getTime()).toBe(since === 'now')
  })

  test('say when it was sent in', async ({ db }) => {
    const { owner, listing } = await ownerWithListing(db, { status: 'draft' })
    const changed = await changeListingStatus(db, actorFor(owner), listing.id, {
      to: 'under_review',
    })

    expect(changed.submittedAt).toEqual(expect.any(Date))
  })
})

test('the same change by two people at the same moment is one change', async ({
  freshDatabase: { db },
}) => {
  const { owner, listing } = await ownerWithListing(db, { status: 'under_review' })
  const staff = [await createStaff(db), await createStaff(db), await createStaff(db)]

  await Promise.all(
    staff.map((each) => changeListingStatus(db, actorFor(each), listing.id, { to: 'active' })),
  )

  expect(await audit(db)).toHaveLength(1)
  expect(await listNotifications(db, owner)).toHaveLength(1)
})

test('a change that fails leaves neither an entry nor a notification', async ({
  freshDatabase,
}) => {
  const { db } = freshDatabase
  const { owner, listing } = await ownerWithListing(db, { status: 'under_review' })
  const staff = await createStaff(db)
  const undone = db.transaction().execute(async (trx) => {
    await changeListingStatus(trx, actorFor(staff), listing.id, { to: 'active' })
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

import { randomBytes, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { describe, expect } from 'vitest'
import { ownerCheckLimits } from '#contract/limits.ts'
import { checkedPaperText } from '#contract/listing/checked-paper.ts'
import type { Db } from '#db/connect.ts'
import { blockUser } from '#domain/blocks/block-user.ts'
import { changeListingStatus } from '#domain/listings/change-listing-status.ts'
import { findListing } from '#domain/listings/find-listing.ts'
import { storeAnswers } from '#domain/listings/store-answers.ts'
import { listNotifications } from '#domain/notifications/list-notifications.ts'
import { acceptCheck, refuseCheck } from '#domain/owner-checks/decide-check.ts'
import { findCheckedNumber } from '#domain/owner-checks/find-checked-number.ts'
import { giveReraNumber } from '#domain/owner-checks/give-rera-number.ts'
import { keepOwnerChecks } from '#domain/owner-checks/keep-owner-checks.ts'
import { countWaitingChecks, findWaitingCheck } from '#domain/owner-checks/list-waiting-checks.ts'
import { lookAtPaper } from '#domain/owner-checks/look-at-paper.ts'
import { derivePaperKeys } from '#domain/owner-checks/seal-paper.ts'
import { showPaper } from '#domain/owner-checks/show-paper.ts'
import { withdrawCheck } from '#domain/owner-checks/withdraw-check.ts'
import { eraseAccount } from '#domain/users/erase-account.ts'
import type { Viewer } from '#domain/viewer.ts'
import { entries } from '#tests/audit-entries.ts'
import { test } from '#tests/database.ts'
import { asViewer, createCheck, createListing, createUser } from '#tests/factories.ts'

const keys = derivePaperKeys([randomBytes(32)])
const bytes = Buffer.from('Bill of Asha Rani, 7 Unmistakable Lane')
const paper = { kind: 'electricity_bill', type: 'image/png', bytes } as const
const day = 86_400_000

describe('a paper that is shown', () => {
  test('is stored encrypted and opens for staff, each look in the audit log', async ({ db }) => {
    const { id, listing, staff } = await shown(db)
    const { rows } = await sql<{ text: string }>`
      select encode(sealed, 'escape') as text from owner_paper`.execute(db)
    expect(rows.map(({ text }) => text.includes('Unmistakable'))).toEqual([false])

    for (const times of [1, 2]) {
      expect(await lookAtPaper(db, staff, id, keys)).toEqual({ type: 'image/png', bytes })
      expect(await entries(db, 'owner_check.look')).toHaveLength(times)
      expect(await checkOf(db, id)).toMatchObject({ looks: times, lookedAt: expect.any(Date) })
    }
    expect(await entries(db, 'owner_check.look')).toEqual(
      [1, 2].map(() => ({ actorId: staff.id, subjectKind: 'listing', subjectId: listing.id })),
    )
  })

  test('opens for nobody else, and nothing is logged', async ({ db }) => {
    const { id, owner } = await shown(db)
    const others = [owner, asViewer(await createUser(db))]
    for (const viewer of others) {
      await expect(lookAtPaper(db, viewer, id, keys)).rejects.toMatchObject({ code: 'forbidden' })
    }
    const staff = asViewer(await createUser(db, { role: 'staff' }))
    const number = await giveReraNumber(db, asViewer(await createUser(db)), 'UPRERAAGT12345')
    for (const missing of [number, randomUUID(), 'nonsense']) {
      const looked = lookAtPaper(db, staff, missing, keys)
      await expect(looked).rejects.toMatchObject({ code: 'not_found' })
    }
    expect(await entries(db, 'owner_check.look')).toEqual([])
  })

  test('is not opened or decided about by whoever of the staff shows it', async ({ db }) => {
    const staff = asViewer(await createUser(db, { role: 'administrator' }))
    const { spn } = await createListing(db, { ownerId: staff.id })
    const id = await showPaper(db, staff, spn, paper, keys)
    const own = { code: 'forbidden' }
    await expect(lookAtPaper(db, staff, id, keys)).rejects.toMatchObject(own)
    await expect(acceptCheck(db, staff, id)).rejects.toMatchObject(own)
    await expect(refuseCheck(db, staff, id, 'too_old')).rejects.toMatchObject(own)
    expect(await findWaitingCheck(db, staff, null)).toBeUndefined()
  })

  test('cannot be opened with another key; the look is logged all the same', async ({ db }) => {
    const { id, staff } = await shown(db)
    const others = derivePaperKeys([randomBytes(32)])
    const opened = lookAtPaper(db, staff, id, others)
    await expect(opened).rejects.toMatchObject({ code: 'conflict' })
    expect(await entries(db, 'owner_check.look')).toHaveLength(1)
  })

  test('waits alone for its home; another home has its own', async ({ db }) => {
    const { listing, owner } = await shown(db)
    const again = showPaper(db, owner, listing.spn, paper, keys)
    await expect(again).rejects.toMatchObject({ code: 'conflict' })
    const other = await createListing(db, { ownerId: owner.id, houseNo: '9' })
    await showPaper(db, owner, other.spn, paper, keys)
    expect(await countPapers(db)).toBe(2)
  })

  test.for(['draft', 'review_failed', 'sold_out', 'delete'] as const)(
    'cannot be about a home that is %s',
    async (status, { db }) => {
      const { spn, ownerId } = await createListing(db, { status })
      const viewer = asViewer({ id: ownerId, name: '', role: 'member' })
      const refused = showPaper(db, viewer, spn, paper, keys)
      await expect(refused).rejects.toMatchObject({ code: 'conflict' })
    },
  )

  test('cannot be about the home of somebody else', async ({ db }) => {
    const stranger = asViewer(await createUser(db))
    const { spn } = await createListing(db)
    const refused = showPaper(db, stranger, spn, paper, keys)
    await expect(refused).rejects.toMatchObject({ code: 'forbidden' })
    expect(await countPapers(db)).toBe(0)
  })

  test('counts for the day also where it is withdrawn', async ({ db }) => {
    const { spn, ownerId } = await createListing(db)
    const owner = asViewer({ id: ownerId, name: '', role: 'member' })
    for (let i = 0; i < ownerCheckLimits.perDay; i++) {
      await withdrawCheck(db, owner, await showPaper(db, owner, spn, paper, keys))
    }
    const oneMore = showPaper(db, owner, spn, paper, keys)
    await expect(oneMore).rejects.toMatchObject({ code: 'too_many' })
  })
})

describe('the paper is gone with its file', () => {
  test.for<[string, (given: Shown, db: Db) => Promise<unknown>, object | undefined]>([
    ['accepted', (s, db) => accept(db, s), { state: 'accepted' }],
    [
      'refused',
      ({ id, staff }, db) => refuseCheck(db, staff, id, 'other_name'),
      { state: 'refused', reason: 'other_name' },
    ],
    ['withdrawn', ({ id, owner }, db) => withdrawCheck(db, owner, id), { state: 'withdrawn' }],
    [
      'about a home that its owner disables',
      ({ listing, owner }, db) =>
        changeListingStatus(db, { kind: 'owner', id: owner.id }, listing.id, { to: 'delete' }),
      { state: 'ended', reason: 'listing_gone' },
    ],
    [
      'about a home that is sold',
      ({ listing, owner }, db) =>
        changeListingStatus(db, { kind: 'owner', id: owner.id }, listing.id, { to: 'sold_out' }),
      { state: 'ended', reason: 'listing_gone' },
    ],
    [
      'of an account that is blocked',
      ({ owner, staff }, db) => blockUser(db, staff, owner.id, 'Fraud'),
      { state: 'ended', reason: 'listing_gone' },
    ],
    ['of an erased account', ({ owner }, db) => eraseAccount(db, owner), undefined],
    [
      'not answered for 30 days',
      (_, db) => keepOwnerChecks(db, new Date(Date.now() + 31 * day)),
      { state: 'ended', reason: 'unanswered' },
    ],
  ])('when it is %s', async ([, end, left], { db }) => {
    const given = await shown(db)
    expect(await countPapers(db)).toBe(1)
    await end(given, db)

    expect(await countPapers(db)).toBe(0)
    const check = await checkOf(db, given.id)
    if (!left) expect(check).toBeUndefined()
    else expect(check).toMatchObject({ ...left, paperDeletedAt: expect.any(Date) })
  })

  test('also where a decision left it behind', async ({ db }) => {
    const { id } = await shown(db)
    await db
      .updateTable('ownerCheck')
      .set({ state: 'refused', decidedAt: new Date() })
      .where('id', '=', id)
      .execute()
    await keepOwnerChecks(db)
    expect(await countPapers(db)).toBe(0)
  })

  test('a paper that waits for less than 30 days stays', async ({ db }) => {
    await shown(db)
    await keepOwnerChecks(db, new Date(Date.now() + 29 * day))
    expect(await countPapers(db)).toBe(1)
  })
})

describe('a decision', () => {
  test('needs a look at the paper first', async ({ db }) => {
    const { id, staff } = await shown(db)
    await expect(acceptCheck(db, staff, id)).rejects.toMatchObject({ code: 'conflict' })
    await lookAtPaper(db, staff, id, keys)
    await acceptCheck(db, staff, id)
    expect(await entries(db, 'owner_check.accept')).toHaveLength(1)
  })

  test('is made once, of two at a time too', async ({ db }) => {
    const given = await shown(db)
    const { id, staff, owner } = given
    await accept(db, given)
    for (const late of [
      () => acceptCheck(db, staff, id),
      () => refuseCheck(db, staff, id, 'too_old'),
      () => withdrawCheck(db, owner, id),
      () => lookAtPaper(db, staff, id, keys),
    ]) {
      await expect(late()).rejects.toMatchObject({ code: 'conflict' })
    }
  })

  test('about one paper leaves those of others alone', async ({ db }) => {
    const [first, second] = [await shown(db), await shown(db)]
    const third = await shown(db)
    expect(await lookAtPaper(db, second.staff, second.id, keys)).toMatchObject({ bytes })
    expect(await checkOf(db, first.id)).toMatchObject({ looks: 0, lookedAt: null })
    await acceptCheck(db, second.staff, second.id)
    await refuseCheck(db, third.staff, third.id, 'too_old')

    expect(await checkOf(db, first.id)).toMatchObject({ state: 'waiting', decidedAt: null })
    expect(await countPapers(db)).toBe(1)
    expect(await lookAtPaper(db, first.staff, first.id, keys)).toMatchObject({ bytes })
    expect(await badge(db, first)).toBe('')
    expect(await badge(db, second)).toContain('Electricity bill')
  })

  test('of two homes at one place each has the badge of its own paper', async ({ db }) => {
    const [bill, deed] = [await shown(db), await createListing(db)]
    await accept(db, bill)
    const owner = asViewer({ id: deed.ownerId, name: '', role: 'member' })
    const sale = { ...paper, kind: 'sale_deed' } as const
    const id = await showPaper(db, owner, deed.spn, sale, keys)
    await accept(db, { id, staff: bill.staff })
    expect(await badge(db, bill)).toContain('Electricity bill')
    expect(await findListing(db, null, deed.spn)).toMatchObject({ checkedPaper: 'sale_deed' })
  })

  test('is for staff alone', async ({ db }) => {
    const { id, owner } = await shown(db)
    for (const viewer of [owner, asViewer(await createUser(db))]) {
      await expect(acceptCheck(db, viewer, id)).rejects.toMatchObject({ code: 'forbidden' })
      const refused = refuseCheck(db, viewer, id, 'too_old')
      await expect(refused).rejects.toMatchObject({ code: 'forbidden' })
    }
  })

  test('has a reason that fits what was shown', async ({ db }) => {
    const { id, staff } = await shown(db)
    const misfit = refuseCheck(db, staff, id, 'not_registered')
    await expect(misfit).rejects.toMatchObject({ code: 'invalid' })
    expect(await countPapers(db)).toBe(1)
  })

  test('is told the owner, who may show another after a refusal', async ({ db }) => {
    const { id, staff, owner, listing } = await shown(db)
    await refuseCheck(db, staff, id, 'other_address')
    const [told] = await listNotifications(db, owner)
    expect(told?.body).toContain('It is about another address than this home.')
    expect(told?.action?.path).toBe(`/dashboard/listings_tab/${listing.spn}/check`)
    await showPaper(db, owner, listing.spn, paper, keys)
    expect(await countPapers(db)).toBe(1)
  })
})

describe('what seekers read', () => {
  test('says which paper was checked and ends after a year', async ({ db }) => {
    const given = await shown(db)
    await accept(db, given, new Date('2026-11-03T06:00Z'))
    expect(await badge(db, given, '2026-11-18')).toBe('Electricity bill checked on 3 Nov 2026')
    expect(await badge(db, given, '2027-11-02')).not.toBe('')
    expect(await badge(db, given, '2027-11-04')).toBe('')

    await keepOwnerChecks(db, new Date('2027-11-04'))
    expect(await checkOf(db, given.id)).toMatchObject({ state: 'ended', reason: 'year_over' })
    // Nobody is reminded of an end that is over.
    expect(await listNotifications(db, given.owner)).toHaveLength(1)
    expect(await findListing(db, null, given.listing.spn)).toMatchObject({ checkedPaper: null })
  })

  test.for<[string, Parameters<typeof storeAnswers>[2], boolean]>([
    ['another house number', { houseNo: 'B-12' }, false],
    ['another address', { address: 'Sector 46, Gurugram' }, false],
    ['another pin code', { pinCode: '122018' }, false],
    ['a pin half a kilometre away', { lat: 28.4496 }, false],
    ['the same address, written differently', { address: 'sector 45,  gurugram' }, true],
    ['another text', { description: 'Sunny' }, true],
    ['another price', { price: 9_000_000 }, true],
  ])('with %s', async ([, answers, stays], { db }) => {
    const given = await shown(db)
    await accept(db, given)
    const before = await listingOf(db, given)
    const after = await storeAnswers(db, before, answers)
    expect(after.checkedPaper !== null).toBe(stays)
    expect((await badge(db, given)) !== '').toBe(stays)

    const place = { houseNo: null, address: before.address, pinCode: '122003', lat: before.lat }
    await storeAnswers(db, after, place)
    expect(await badge(db, given)).not.toBe('')
  })

  test('a newer paper takes the place of the one before', async ({ db }) => {
    const given = await shown(db)
    await accept(db, given, new Date(Date.now() - 100 * day))
    const { listing, owner, staff, id: earlier } = given
    const id = await showPaper(db, owner, listing.spn, { ...paper, kind: 'sale_deed' }, keys)
    expect(await badge(db, given)).toContain('Electricity bill')
    await accept(db, { id, staff })
    expect(await badge(db, given)).toContain('Sale deed')
    expect(await checkOf(db, earlier)).toMatchObject({ state: 'ended', reason: 'replaced' })
  })

  test('does not count as an edit of the listing', async ({ db }) => {
    const given = await shown(db)
    const { updatedAt, version } = await listingOf(db, given)
    await accept(db, given)
    expect(await listingOf(db, given)).toMatchObject({ updatedAt, version })
  })

  test('is reminded of once, 30 days before its end', async ({ db }) => {
    const given = await shown(db)
    await accept(db, given, new Date('2026-11-03T06:00Z'))
    const subjects = async () => (await listNotifications(db, given.owner)).length
    const before = await subjects()
    await keepOwnerChecks(db, new Date('2027-10-03'))
    expect(await subjects()).toBe(before)
    const later = await shown(db)
    await accept(db, later, new Date('2026-12-03T06:00Z'))
    for (const at of ['2027-10-05', '2027-10-06']) await keepOwnerChecks(db, new Date(at))
    expect(await subjects()).toBe(before + 1)
    expect(await checkOf(db, later.id)).toMatchObject({ remindedAt: null })
    expect((await listNotifications(db, given.owner))[0]?.body).toContain('until 3 Nov 2027')
  })
})

describe('a RERA number', () => {
  test('is of the account, and told for a year once it is found in the register', async ({
    db,
  }) => {
    const staff = asViewer(await createUser(db, { role: 'staff' }))
    const broker = asViewer(await createUser(db))
    const id = await giveReraNumber(db, broker, 'dlrera2023a 0045')
    expect(await findCheckedNumber(db, broker.id)).toBeUndefined()
    const second = giveReraNumber(db, broker, 'DLRERA2023A0046')
    await expect(second).rejects.toMatchObject({ code: 'conflict' })

    await acceptCheck(db, staff, id, new Date('2026-11-03'))
    expect(await findCheckedNumber(db, broker.id, new Date('2026-11-18'))).toEqual({
      number: 'DLRERA2023A0045',
      at: new Date('2026-11-03'),
    })
    expect(await findCheckedNumber(db, broker.id, new Date('2027-11-04'))).toBeUndefined()
    expect(await entries(db, 'owner_check.accept')).toEqual([
      { actorId: staff.id, subjectKind: 'user', subjectId: broker.id },
    ])
  })

  test('that is none is refused with a sentence at its field', async ({ db }) => {
    const broker = asViewer(await createUser(db))
    await expect(async () => giveReraNumber(db, broker, 'MAHA123')).rejects.toMatchObject({
      fields: { reraNumber: expect.stringContaining('not the number of a broker') },
    })
  })

  test('that others gave too is told to staff', async ({ db }) => {
    const staff = asViewer(await createUser(db, { role: 'staff' }))
    for (const role of ['member', 'member'] as const) {
      await giveReraNumber(db, asViewer(await createUser(db, { role })), 'UPRERAAGT12345')
    }
    expect(await findWaitingCheck(db, staff, null)).toMatchObject({ sameNumber: 1 })
  })
})

test('the queue shows the oldest first, without those of blocked accounts', async ({ db }) => {
  const staff = asViewer(await createUser(db, { role: 'staff' }))
  const first = await createCheck(db, { createdAt: new Date('2026-01-01') })
  const second = await createCheck(db, { createdAt: new Date('2026-01-02') })
  expect(await countWaitingChecks(db, staff)).toEqual({ count: 2, oldest: new Date('2026-01-01') })
  expect(await findWaitingCheck(db, staff, null)).toMatchObject({ id: first.id })
  expect(await findWaitingCheck(db, staff, second.id)).toMatchObject({
    id: second.id,
    listing: { id: second.listingId, address: 'Sector 45, Gurugram' },
    ownerName: 'Asha Rani',
  })
  await db
    .updateTable('appUser')
    .set({ blockedAt: new Date() })
    .where('id', '=', first.ownerId)
    .execute()
  expect(await countWaitingChecks(db, staff)).toMatchObject({ count: 1 })
})

type Shown = Awaited<ReturnType<typeof shown>>

/** A home, its owner who shows a paper about it, and somebody of the staff. */
async function shown(db: Db) {
  const listing = await createListing(db)
  const owner = asViewer({ id: listing.ownerId, name: 'Asha Rani', role: 'member' })
  const staff = asViewer(await createUser(db, { role: 'staff' }))
  const id = await showPaper(db, owner, listing.spn, paper, keys)
  return { id, listing, owner, staff }
}

async function accept(db: Db, { id, staff }: { id: string; staff: Viewer }, now = new Date()) {
  await lookAtPaper(db, staff, id, keys)
  await acceptCheck(db, staff, id, now)
}

function checkOf(db: Db, id: string) {
  return db.selectFrom('ownerCheck').selectAll().where('id', '=', id).executeTakeFirst()
}

async function listingOf(db: Db, { listing, owner }: Shown) {
  return (await findListing(db, owner, listing.spn))!
}

async function badge(db: Db, given: Shown, at?: string) {
  return checkedPaperText(await listingOf(db, given), at ? new Date(at) : new Date())
}

async function countPapers(db: Db) {
  return (await db.selectFrom('ownerPaper').select('checkId').execute()).length
}

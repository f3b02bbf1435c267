import { describe, expect } from 'vitest'
import type { VisitStatus } from '#contract/options.ts'
import type { Db } from '#db/connect.ts'
import { answerContactRequest } from '#domain/contact-requests/answer-contact-request.ts'
import { setContactMode } from '#domain/contact-requests/set-contact-mode.ts'
import { revealContact } from '#domain/leads/reveal-contact.ts'
import { findHouseNo } from '#domain/listings/find-house-no.ts'
import { findListing } from '#domain/listings/find-listing.ts'
import type { Viewer } from '#domain/viewer.ts'
import { test } from '#tests/database.ts'
import { asViewer, createListing, createUser } from '#tests/factories.ts'

describe('the house number', () => {
  test('is for the owner and staff, not for visitors and strangers', async ({ db }) => {
    const { owner, spn, seen } = await prepare(db)
    const staff = asViewer(await createUser(db, { role: 'staff' }))
    const stranger = asViewer(await createUser(db))

    expect(await seen(owner)).toBe('B-204')
    expect(await seen(staff)).toBe('B-204')
    for (const viewer of [null, stranger]) {
      expect(await seen(viewer)).toBeNull()
      expect(await findListing(db, viewer, spn)).toMatchObject({ houseNo: null })
    }
  })

  test('comes with the number of the owner', async ({ db }) => {
    const { seeker, seen, reveal } = await prepare(db)

    expect(await reveal()).toMatchObject({ houseNo: 'B-204' })
    expect(await seen(seeker)).toBe('B-204')
  })

  test('waits until an owner who is asked first accepts, and goes if he declines', async ({
    db,
  }) => {
    const { owner, seeker, id: listing, seen, reveal } = await prepare(db)
    await setContactMode(db, owner, listing, 'ask')

    expect(await reveal()).toMatchObject({ asked: 'requested', houseNo: null })
    expect(await seen(seeker)).toBeNull()
    const { id } = await db.selectFrom('contactRequest').select('id').executeTakeFirstOrThrow()
    await answerContactRequest(db, owner, id, true)
    expect(await seen(seeker)).toBe('B-204')
    await answerContactRequest(db, owner, id, false)
    expect(await seen(seeker)).toBeNull()
  })

  test.for<[VisitStatus, string | null]>([
    ['requested', null],
    ['proposed', null],
    ['accepted', 'B-204'],
    ['declined', null],
    ['cancelled', null],
  ])('is for somebody whose visit is agreed: %s', async ([status, expected], { db }) => {
    const { seeker, id, seen } = await prepare(db)
    const wish = { preferredDay: '2026-12-01', preferredTime: 'evening' } as const
    const proposal = { proposedDay: '2026-12-02', proposedTime: 'morning' } as const
    const asked = { listingId: id, seekerId: seeker.id, status, ...wish }
    const visit = status === 'proposed' ? { ...asked, ...proposal } : asked
    await db.insertInto('visit').values(visit).execute()

    expect(await seen(seeker)).toBe(expected)
  })

  test('is gone for somebody whom the owner blocks', async ({ db }) => {
    const { owner, seeker, seen, reveal } = await prepare(db)
    await reveal()
    const block = { ownerId: owner.id, userId: seeker.id }
    await db.insertInto('userBlock').values(block).execute()

    expect(await seen(seeker)).toBeNull()
  })
})

async function prepare(db: Db) {
  const owner = asViewer(await createUser(db))
  const seeker = asViewer(await createUser(db))
  const { id, spn } = await createListing(db, { ownerId: owner.id, houseNo: 'B-204' })
  const limits = { address: '10.0.0.1', perDay: 25, perAddressDay: 60 }
  return {
    owner,
    seeker,
    id,
    spn,
    reveal: () => revealContact(db, seeker, spn, limits),
    async seen(viewer: Viewer | null) {
      const listing = await findListing(db, viewer, spn)
      return findHouseNo(db, viewer, listing!)
    },
  }
}

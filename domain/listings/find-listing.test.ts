import { describe, expect } from 'vitest'
import { findListing } from '#domain/listings/find-listing.ts'
import type { Viewer } from '#domain/viewer.ts'
import { test } from '#tests/database.ts'
import { createListing, createUser } from '#tests/factories.ts'

describe('findListing', () => {
  test('knows a listing by its SPN, however it is typed, and by its id', async ({ db }) => {
    const { spn, id } = await createListing(db)

    for (const ref of [spn, spn.toLowerCase(), id])
      expect((await findListing(db, null, ref))?.spn, ref).toBe(spn)
  })

  test.for(['', 'SPN1', '7', 'spnOOOOOOOO', "' or true --"])(
    'finds nothing for %s',
    async (ref, { db }) => {
      await createListing(db)

      expect(await findListing(db, null, ref)).toBeUndefined()
    },
  )

  test('shows what is not published to its owner and to staff only', async ({ db }) => {
    const { spn, ownerId } = await createListing(db, { status: 'draft' })
    const stranger = (await createUser(db)).id
    const sees = async (id: string, role: Viewer['role']) =>
      (await findListing(db, { id, role, name: '', sessionId: '' }, spn)) !== undefined

    expect(await findListing(db, null, spn)).toBeUndefined()
    expect(await sees(stranger, 'member')).toBe(false)
    expect(await sees(ownerId, 'member')).toBe(true)
    expect(await sees(stranger, 'staff')).toBe(true)
  })

  test('shows a sold one to everybody', async ({ db }) => {
    const { spn } = await createListing(db, { status: 'sold_out' })

    expect((await findListing(db, null, spn))?.status).toBe('sold_out')
  })
})

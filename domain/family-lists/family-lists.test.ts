import { sql } from 'kysely'
import { describe, expect } from 'vitest'
import { retentionDays } from '#contract/limits/retention.ts'
import { familyLimits } from '#contract/limits.ts'
import * as texts from '#contract/texts.ts'
import type { Db } from '#db/connect.ts'
import { findFamilyList } from '#domain/family-lists/find-family-list.ts'
import { findOwnList } from '#domain/family-lists/find-own-list.ts'
import { findRelative } from '#domain/family-lists/find-relative.ts'
import { joinFamilyList } from '#domain/family-lists/join-family-list.ts'
import { listOpinions } from '#domain/family-lists/list-opinions.ts'
import { removeRelative } from '#domain/family-lists/remove-relative.ts'
import { saveOpinion } from '#domain/family-lists/save-opinion.ts'
import { revokeFamilyList, shareFamilyList } from '#domain/family-lists/share-family-list.ts'
import { cleanUp } from '#domain/jobs/clean-up.ts'
import { test } from '#tests/database.ts'
import { asViewer, createListing, createUser } from '#tests/factories.ts'

const address = '10.0.0.1'

describe('the link', () => {
  test('is one per person until it is ended; the next one is another', async ({ db }) => {
    const { viewer, list } = await sharedBy(db)
    expect(await shareFamilyList(db, viewer)).toBe(list.id)

    await revokeFamilyList(db, viewer)
    expect(await findFamilyList(db, list.id)).toBeUndefined()
    expect(await shareFamilyList(db, viewer)).not.toBe(list.id)
    expect(await findFamilyList(db, list.id)).toBeUndefined()
  })

  test('dies when nobody opens it for long, and what was said is removed', async ({ db }) => {
    const { viewer, list, home } = await sharedBy(db)
    await join(db, list, 'Maa')
    await lastUsed(db, retentionDays.familyLists - 1)
    expect(await findFamilyList(db, list.id)).toBeDefined()
    // Opening counts as use.
    await lastUsed(db, 0, 'seconds')
    await cleanUp(db)
    expect(await findOwnList(db, viewer)).toMatchObject({ relatives: [{ name: 'Maa' }] })

    const relative = (await findRelative(db, list, 'token of Maa'))!
    await saveOpinion(db, { list, relative }, home.spn, { isLiked: true })
    await lastUsed(db, retentionDays.familyLists + 1)
    expect(await findFamilyList(db, list.id)).toBeUndefined()
    expect(await findOwnList(db, viewer)).toBeUndefined()
    expect(await listOpinions(db, viewer.id)).toEqual([])
    expect(await shareFamilyList(db, viewer)).not.toBe(list.id)

    await lastUsed(db, retentionDays.familyLists + 1)
    await cleanUp(db)
    expect(await db.selectFrom('familyList').select('id').execute()).toEqual([])
    expect(await db.selectFrom('relative').select('id').execute()).toEqual([])
  })

  test('opens nothing of somebody who is blocked', async ({ db }) => {
    const { viewer, list } = await sharedBy(db)
    const blockedAt = new Date()
    await db.updateTable('appUser').set({ blockedAt }).where('id', '=', viewer.id).execute()
    expect(await findFamilyList(db, list.id)).toBeUndefined()
  })

  test('can be made anew a few times a day', async ({ db }) => {
    const viewer = asViewer(await createUser(db))
    for (let n = 0; n < familyLimits.linksPerDay; n++) {
      await shareFamilyList(db, viewer)
      await revokeFamilyList(db, viewer)
    }
    await expect(shareFamilyList(db, viewer)).rejects.toMatchObject({ code: 'too_many' })
  })
})

describe('a relative', () => {
  test('is known by the browser, and may change the name', async ({ db }) => {
    const { list } = await sharedBy(db)
    const maa = await join(db, list, 'Maa')
    expect(await findRelative(db, list, 'token of Maa')).toEqual(maa)
    expect(await findRelative(db, list, 'another token')).toBeUndefined()
    expect(await findRelative(db, list, undefined)).toBeUndefined()

    await joinFamilyList(db, list, { name: 'Mummy', token: 'token of Maa', address })
    expect(await findRelative(db, list, 'token of Maa')).toEqual({ id: maa.id, name: 'Mummy' })
  })

  test('of a name that is taken is asked for another', async ({ db }) => {
    const { list } = await sharedBy(db)
    await join(db, list, 'Maa')
    await expect(
      joinFamilyList(db, list, { name: 'maa', token: 'another', address }),
    ).rejects.toMatchObject({ code: 'invalid', fields: { name: texts.family.nameTaken('maa') } })
  })

  test('of one list is nobody on another', async ({ db }) => {
    const { list } = await sharedBy(db)
    const other = await sharedBy(db)
    await join(db, list, 'Maa')
    expect(await findRelative(db, other.list, 'token of Maa')).toBeUndefined()
  })

  test('finds no place on a full list, nor after too many others from there', async ({ db }) => {
    const { list } = await sharedBy(db)
    const rows = Array.from({ length: familyLimits.relatives }, (_, n) => ({
      listId: list.id,
      name: `Cousin ${n}`,
      tokenHash: Buffer.from(`${n}`),
    }))
    await db.insertInto('relative').values(rows).execute()
    await expect(join(db, list, 'Maa')).rejects.toMatchObject({ message: texts.family.isFull })

    const { list: free } = await sharedBy(db)
    const uses = Array.from({ length: familyLimits.joinsPerHourAndAddress }, () => ({
      scope: 'family-join',
      subject: address,
      expiresAt: sql<Date>`now() + interval '1 hour'`,
    }))
    await db.insertInto('usageEvent').values(uses).execute()
    await expect(join(db, free, 'Maa')).rejects.toMatchObject({ code: 'too_many' })
  })

  test('is removed by who shares the list alone, with everything they said', async ({ db }) => {
    const { viewer, list, home } = await sharedBy(db)
    const relative = await join(db, list, 'Maa')
    await saveOpinion(db, { list, relative }, home.spn, { isLiked: true })
    const { viewer: stranger } = await sharedBy(db)
    await expect(removeRelative(db, stranger, relative.id)).rejects.toMatchObject({
      code: 'not_found',
    })
    const papa = await join(db, list, 'Papa')
    await saveOpinion(db, { list, relative: papa }, home.spn, { isLiked: true })
    await removeRelative(db, viewer, relative.id)
    expect(await listOpinions(db, viewer.id)).toMatchObject([{ name: 'Papa' }])
    expect(await findOwnList(db, viewer)).toMatchObject({ relatives: [{ name: 'Papa' }] })
  })
})

describe('an opinion', () => {
  test('is a heart, a note and a day, each kept when another changes', async ({ db }) => {
    const { viewer, list, home } = await sharedBy(db)
    const by = { list, relative: await join(db, list, 'Maa') }
    const now = new Date('2026-11-18T06:00:00Z')
    await saveOpinion(db, by, home.spn, { isLiked: true })
    await saveOpinion(db, by, home.spn, { note: 'Near the school', wishedDay: '2026-11-21' })
    const said = { spn: home.spn, name: 'Maa', isLiked: true, note: 'Near the school' }
    expect(await listOpinions(db, viewer.id, now)).toMatchObject([
      { ...said, wishedDay: '2026-11-21' },
    ])
    // A day that is over is no wish any more.
    const later = new Date('2026-11-22T06:00:00Z')
    expect(await listOpinions(db, viewer.id, later)).toMatchObject([{ ...said, wishedDay: null }])

    await saveOpinion(db, by, home.spn, { isLiked: false })
    await saveOpinion(db, by, home.spn, { note: '', wishedDay: null })
    expect(await db.selectFrom('relativeOpinion').selectAll().execute()).toEqual([])
  })

  test('is about homes on the list that are shown, and no others', async ({ db }) => {
    const { viewer, list } = await sharedBy(db)
    const by = { list, relative: await join(db, list, 'Maa') }
    const hidden = await createListing(db, { status: 'delete' })
    await db
      .insertInto('savedListing')
      .values({ userId: viewer.id, listingId: hidden.id })
      .execute()
    const other = await createListing(db)
    for (const ref of [hidden.spn, other.spn, other.id, 'nonsense']) {
      await expect(saveOpinion(db, by, ref, { isLiked: true })).rejects.toMatchObject({
        code: 'not_found',
      })
    }
  })

  test('comes no more often than a person can press', async ({ db }) => {
    const { list, home } = await sharedBy(db)
    const relative = await join(db, list, 'Maa')
    const uses = Array.from({ length: familyLimits.opinionsPerHour }, () => ({
      scope: 'family-opinion',
      subject: relative.id,
      expiresAt: sql<Date>`now() + interval '1 hour'`,
    }))
    await db.insertInto('usageEvent').values(uses).execute()
    await expect(
      saveOpinion(db, { list, relative }, home.spn, { isLiked: true }),
    ).rejects.toMatchObject({ code: 'too_many', message: texts.family.tooManyOpinions })
  })
})

/** Somebody who shares a list of one home. */
async function sharedBy(db: Db) {
  const viewer = asViewer(await createUser(db))
  const home = await createListing(db)
  await db.insertInto('savedListing').values({ userId: viewer.id, listingId: home.id }).execute()
  const list = await findFamilyList(db, await shareFamilyList(db, viewer))
  return { viewer, home, list: list! }
}

async function join(db: Db, list: { id: string }, name: string) {
  const token = `token of ${name}`
  await joinFamilyList(db, list, { name, token, address })
  return (await findRelative(db, list, token))!
}

/** Sets back when lists were used last; with seconds, only tells whether they were used just now. */
async function lastUsed(db: Db, ago: number, unit: 'days' | 'seconds' = 'days') {
  if (unit === 'seconds') {
    const { rows } = await sql`
      select from family_list where used_at < now() - interval '1 day'
    `.execute(db)
    return expect(rows).toEqual([])
  }
  await sql`update family_list set used_at = now() - make_interval(days => ${ago})`.execute(db)
}

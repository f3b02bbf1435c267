import { expect } from 'vitest'
import { familyLimits } from '#contract/limits.ts'
import * as texts from '#contract/texts.ts'
import type { Db } from '#db/connect.ts'
import { findFamilyList } from '#domain/family-lists/find-family-list.ts'
import { findOwnList } from '#domain/family-lists/find-own-list.ts'
import { findRelative } from '#domain/family-lists/find-relative.ts'
import { joinFamilyList } from '#domain/family-lists/join-family-list.ts'
import { listOpinions } from '#domain/family-lists/list-opinions.ts'
import { saveOpinion } from '#domain/family-lists/save-opinion.ts'
import { revokeFamilyList, shareFamilyList } from '#domain/family-lists/share-family-list.ts'
import { test } from '#tests/database.ts'
import { asViewer, createListing, createUser } from '#tests/factories.ts'

const address = '10.0.0.1'

test('who reads a list of their own reads nothing of another, of the same home', async ({ db }) => {
  const home = await createListing(db)
  const [mine, theirs] = [await sharedBy(db, home.id), await sharedBy(db, home.id)]
  const papa = await join(db, mine.list, 'Papa')
  const maa = await join(db, theirs.list, 'Maa')
  await saveOpinion(db, { list: mine.list, relative: papa }, home.spn, { isLiked: true })
  await saveOpinion(db, { list: theirs.list, relative: maa }, home.spn, { isLiked: true })

  expect((await listOpinions(db, mine.viewer.id)).map(({ name }) => name)).toEqual(['Papa'])
  expect(await findOwnList(db, mine.viewer)).toEqual({
    id: mine.list.id,
    relatives: [{ id: papa.id, name: 'Papa', joinedAt: expect.any(Date) }],
  })
})

test('ending one’s own link ends no other', async ({ db }) => {
  const home = await createListing(db)
  const [mine, theirs] = [await sharedBy(db, home.id), await sharedBy(db, home.id)]
  await revokeFamilyList(db, mine.viewer)

  expect(await findOwnList(db, mine.viewer)).toBeUndefined()
  expect(await findFamilyList(db, theirs.list.id)).toMatchObject({
    userId: theirs.viewer.id,
  })
  const late = joinFamilyList(db, mine.list, { name: 'Maa', token: 'token', address })
  await expect(late).rejects.toMatchObject({
    code: 'not_found',
    message: texts.family.linkIsOver,
  })
})

test('what one relative says changes nothing of what others say, or they of other homes', async ({
  db,
}) => {
  const [home, flat] = [await createListing(db), await createListing(db)]
  const { viewer, list } = await sharedBy(db, home.id)
  await db.insertInto('savedListing').values({ userId: viewer.id, listingId: flat.id }).execute()
  const [maa, papa] = [await join(db, list, 'Maa'), await join(db, list, 'Papa')]
  await saveOpinion(db, { list, relative: maa }, home.spn, { isLiked: true })
  await saveOpinion(db, { list, relative: maa }, flat.id, { note: 'Small', wishedDay: null })
  await saveOpinion(db, { list, relative: papa }, home.spn, { isLiked: true })
  await saveOpinion(db, { list, relative: papa }, home.spn, { isLiked: false })

  const said = await listOpinions(db, viewer.id)
  expect(said.map(({ name, spn, note }) => [name, spn, note]).toSorted()).toEqual(
    [
      ['Maa', home.spn, ''],
      ['Maa', flat.spn, 'Small'],
    ].toSorted(),
  )
})

test('a wish is one until its day is over', async ({ db }) => {
  const home = await createListing(db)
  const { viewer, list } = await sharedBy(db, home.id)
  const relative = await join(db, list, 'Maa')
  const wish = { note: '', wishedDay: '2026-11-21' }
  await saveOpinion(db, { list, relative }, home.spn, wish)

  const lastMoment = new Date('2026-11-21T23:59:00+05:30')
  expect(await listOpinions(db, viewer.id, lastMoment)).toMatchObject([wish])
  const next = new Date('2026-11-22T00:01:00+05:30')
  expect(await listOpinions(db, viewer.id, next)).toMatchObject([{ wishedDay: null }])
})

test('a name is taken on its own list only, and a full list still knows its people', async ({
  db,
}) => {
  const home = await createListing(db)
  const [{ list }, other] = [await sharedBy(db, home.id), await sharedBy(db, home.id)]
  await join(db, list, 'Maa')
  await join(db, other.list, 'Maa')

  const rows = Array.from({ length: familyLimits.relatives - 2 }, (_, n) => ({
    listId: list.id,
    name: `Cousin ${n}`,
    tokenHash: Buffer.from(`${n}`),
  }))
  await db.insertInto('relative').values(rows).execute()
  const last = await join(db, list, 'Nani')
  const full = { code: 'conflict', message: texts.family.isFull }
  await expect(join(db, list, 'Papa')).rejects.toMatchObject(full)
  await joinFamilyList(db, list, { name: 'NANI', token: 'token of Nani', address })
  expect(await findRelative(db, list, 'token of Nani')).toEqual({ id: last.id, name: 'NANI' })
})

test('the list says the first name of who shares it, and nothing else of them', async ({ db }) => {
  const viewer = asViewer(await createUser(db, { name: ' Ananya  Rao ' }))
  const id = await shareFamilyList(db, viewer)
  expect(await findFamilyList(db, id)).toEqual({ id, userId: viewer.id, firstName: 'Ananya' })
})

async function sharedBy(db: Db, listingId: string) {
  const viewer = asViewer(await createUser(db))
  await db.insertInto('savedListing').values({ userId: viewer.id, listingId }).execute()
  const list = await findFamilyList(db, await shareFamilyList(db, viewer))
  return { viewer, list: list! }
}

async function join(db: Db, list: { id: string }, name: string) {
  const token = `token of ${name}`
  await joinFamilyList(db, list, { name, token, address })
  return (await findRelative(db, list, token))!
}

import { sql } from 'kysely'
import { expect } from 'vitest'
import { unsavedLimits } from '#contract/listing/unsaved-steps.ts'
import type { Db } from '#db/connect.ts'
import { dropBegunListing, dropSavedSteps } from '#domain/unsaved-steps/drop-unsaved-steps.ts'
import {
  findUnsavedStep,
  listBegunListings,
  listUnsavedSteps,
} from '#domain/unsaved-steps/find-unsaved-steps.ts'
import { keepUnsavedStep } from '#domain/unsaved-steps/keep-unsaved-step.ts'
import { test } from '#tests/database.ts'
import { asViewer, createListing, createUser } from '#tests/factories.ts'

const input = { full_address: '7, Park Lane' }
const other = { full_address: '8, Park Lane' }
const conflict = { code: 'conflict' }
const notFound = { code: 'not_found' }

test('what is typed is found again in its place, and in no other step, listing or account', async ({
  db,
}) => {
  const { viewer, draft, place } = await ownerWithDraft(db)
  const stranger = await ownerWithDraft(db)
  await keepUnsavedStep(db, stranger.viewer, { ...stranger.place, input: other })
  const revision = await keepUnsavedStep(db, viewer, { ...place, input, typedOver: 'abc' })

  const found = await findUnsavedStep(db, viewer, place)
  expect(found).toEqual({ input, typedOver: 'abc', revision })
  const elsewhere = [
    { ...place, step: 'prop_details' as const },
    {
      step: place.step,
      ref: (await createListing(db, { ownerId: viewer.id, status: 'draft' })).spn,
    },
    { step: place.step },
    { step: place.step, draftKey: draft.id },
  ]
  for (const where of elsewhere) {
    expect(await findUnsavedStep(db, viewer, where)).toBeUndefined()
  }
  expect(await listUnsavedSteps(db, draft)).toEqual(['location_details'])
  expect(await listUnsavedSteps(db, { ...draft, ownerId: stranger.viewer.id })).toEqual([])
})

test('nobody types into the draft of another, staff included', async ({ db }) => {
  const { place } = await ownerWithDraft(db)
  for (const role of ['member', 'staff'] as const) {
    const viewer = asViewer(await createUser(db, { role }))
    await expect(keepUnsavedStep(db, viewer, { ...place, input })).rejects.toMatchObject(notFound)
    await expect(findUnsavedStep(db, viewer, place)).rejects.toMatchObject(notFound)
  }
  expect(await rows(db)).toEqual([])
})

test('an account that was erased or blocked meanwhile keeps nothing', async ({ db }) => {
  const { viewer, place } = await ownerWithDraft(db)
  await db
    .updateTable('appUser')
    .set({ blockedAt: new Date() })
    .where('id', '=', viewer.id)
    .execute()
  const kept = keepUnsavedStep(db, viewer, { ...place, input })
  await expect(kept).rejects.toMatchObject({ code: 'signed_out' })
})

test('whoever knows the last revision writes over it; what was typed elsewhere stays', async ({
  db,
}) => {
  const { viewer, place } = await ownerWithDraft(db)
  const bystander = await ownerWithDraft(db)
  await keepUnsavedStep(db, bystander.viewer, { ...bystander.place, input })
  const first = await keepUnsavedStep(db, viewer, { ...place, input })
  const second = await keepUnsavedStep(db, viewer, { ...place, input: other, revision: first })
  expect(second).not.toBe(first)

  for (const revision of [first, undefined]) {
    const late = keepUnsavedStep(db, viewer, { ...place, input, revision })
    await expect(late).rejects.toMatchObject(conflict)
  }
  expect(await findUnsavedStep(db, viewer, place)).toMatchObject({ input: other, revision: second })
  const theirs = await findUnsavedStep(db, bystander.viewer, bystander.place)
  expect(theirs).toMatchObject({ input })
})

test('a write that is repeated because its answer was lost is answered as the first one was', async ({
  db,
}) => {
  const { viewer, place } = await ownerWithDraft(db)
  const typed = { ...place, input, typedOver: 'abc' }
  const first = await keepUnsavedStep(db, viewer, typed)
  expect(await keepUnsavedStep(db, viewer, typed)).toBe(first)
  const overOthers = keepUnsavedStep(db, viewer, { ...typed, typedOver: 'def' })
  await expect(overOthers).rejects.toMatchObject(conflict)
})

test('when nothing is left to keep the step is forgotten, and only this one', async ({ db }) => {
  const { viewer, place } = await ownerWithDraft(db)
  const kept = { ...place, step: 'prop_details' } as const
  await keepUnsavedStep(db, viewer, { ...kept, input })
  const revision = await keepUnsavedStep(db, viewer, { ...place, input })

  expect(await keepUnsavedStep(db, viewer, { ...place, input: {}, revision })).toBeUndefined()
  expect(await findUnsavedStep(db, viewer, place)).toBeUndefined()
  expect(await findUnsavedStep(db, viewer, kept)).toMatchObject({ input })
  expect(await keepUnsavedStep(db, viewer, { ...place, input: {} })).toBeUndefined()
})

test('a listing that is begun is listed with its kind, newest first, and can be dropped', async ({
  db,
}) => {
  const { viewer, place } = await ownerWithDraft(db)
  await keepUnsavedStep(db, viewer, { ...place, input, city: 'delhi' })
  const stranger = asViewer(await createUser(db))
  const [old, recent] = [crypto.randomUUID(), crypto.randomUUID()]
  const begun = { step: 'prop_details', input } as const
  const kind = { category: 'residential', deal: 'rent', city: 'delhi' } as const
  await keepUnsavedStep(db, viewer, { ...begun, ...kind, draftKey: old })
  await sql`update unsaved_step set updated_at = updated_at - interval '1 hour'`.execute(db)
  await keepUnsavedStep(db, viewer, { ...begun, draftKey: recent })
  await keepUnsavedStep(db, stranger, { ...begun, ...kind, draftKey: old })

  const listed = await listBegunListings(db, viewer)
  const none = { category: null, deal: null, city: null }
  expect(listed).toMatchObject([
    { draftKey: recent, input, ...none },
    { draftKey: old, input, ...kind },
  ])
  expect(listed).toHaveLength(2)
  await dropBegunListing(db, viewer, old)
  expect((await listBegunListings(db, viewer)).map(({ draftKey }) => draftKey)).toEqual([recent])
  expect(await listBegunListings(db, stranger)).toHaveLength(1)
  expect(await findUnsavedStep(db, viewer, place)).toMatchObject({ input })
})

test('a kind that is chosen anew is kept with a begun listing, never with a saved one', async ({
  db,
}) => {
  const { viewer, place, draft } = await ownerWithDraft(db)
  const begun = { step: 'prop_details', draftKey: crypto.randomUUID() } as const
  const revision = await keepUnsavedStep(db, viewer, { ...begun, input, city: 'delhi' })
  await keepUnsavedStep(db, viewer, { ...begun, input: other, revision, city: 'noida' })
  await keepUnsavedStep(db, viewer, { ...place, input, city: 'delhi' })

  const cities = (await rows(db)).map(({ listingId, city }) => [listingId, city])
  expect(cities).toEqual(
    expect.arrayContaining([
      [null, 'noida'],
      [draft.id, null],
    ]),
  )
})

test('of the listings that somebody has begun the newest few are kept', async ({ db }) => {
  const { viewer, place } = await ownerWithDraft(db)
  await keepUnsavedStep(db, viewer, { ...place, input })
  const stranger = asViewer(await createUser(db))
  const begun = { step: 'prop_details', input } as const
  await keepUnsavedStep(db, stranger, { ...begun, draftKey: crypto.randomUUID() })
  const keys: string[] = []
  for (let i = 0; i <= unsavedLimits.begun; i++) {
    const draftKey = crypto.randomUUID()
    keys.unshift(draftKey)
    await sql`update unsaved_step set updated_at = updated_at - interval '1 min'`.execute(db)
    await keepUnsavedStep(db, viewer, { ...begun, draftKey })
  }

  const kept = (await listBegunListings(db, viewer)).map(({ draftKey }) => draftKey)
  expect(kept).toEqual(keys.slice(0, unsavedLimits.begun))
  expect(await listBegunListings(db, stranger)).toHaveLength(1)
  expect(await findUnsavedStep(db, viewer, place)).toMatchObject({ input })
})

test('saving a step drops what was typed into it, and neither other steps nor other people’s', async ({
  db,
}) => {
  const { viewer, place, draft } = await ownerWithDraft(db)
  const stranger = await ownerWithDraft(db)
  const key = crypto.randomUUID()
  const saved = { steps: ['location_details'] as const, listingId: draft.id }
  await keepUnsavedStep(db, stranger.viewer, { ...stranger.place, input })
  await keepUnsavedStep(db, stranger.viewer, { step: place.step, draftKey: key, input })
  await keepUnsavedStep(db, stranger.viewer, { step: 'basic_details', input })
  await keepUnsavedStep(db, viewer, { ...place, step: 'prop_details', input })
  await keepUnsavedStep(db, viewer, { step: place.step, draftKey: key, input })
  await keepUnsavedStep(db, viewer, { step: 'basic_details', input })
  const revision = await keepUnsavedStep(db, viewer, { ...place, input })
  const own = async () =>
    (await rows(db)).filter(({ ownerId }) => ownerId === viewer.id).map(({ step }) => step)

  await dropSavedSteps(db, viewer, { ...saved, steps: [] })
  await dropSavedSteps(db, viewer, { ...saved, revision: crypto.randomUUID() })
  expect(await own()).toHaveLength(4)
  await dropSavedSteps(db, viewer, { ...saved, revision })
  expect(await own()).toEqual(['basic_details', 'location_details', 'prop_details'])
  await dropSavedSteps(db, viewer, { ...saved, draftKey: key })
  expect(await own()).toEqual(['basic_details', 'prop_details'])
  const both = ['basic_details', 'prop_details'] as const
  await dropSavedSteps(db, viewer, { ...saved, steps: both, revision: crypto.randomUUID() })
  expect(await own()).toEqual(['prop_details'])
  await dropSavedSteps(db, viewer, { ...saved, steps: both })
  expect(await own()).toEqual([])
  expect(await rows(db)).toHaveLength(3)
})

async function ownerWithDraft(db: Db) {
  const viewer = asViewer(await createUser(db))
  const draft = await createListing(db, { ownerId: viewer.id, status: 'draft' })
  return { viewer, draft, place: { step: 'location_details', ref: draft.spn } as const }
}

function rows(db: Db) {
  return db
    .selectFrom('unsavedStep')
    .select(['ownerId', 'listingId', 'step', 'city'])
    .orderBy('step')
    .execute()
}

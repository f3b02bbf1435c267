import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { draftLimits } from '#contract/limits.ts'
import type { ListingStatus } from '#contract/options.ts'
import * as texts from '#contract/texts.ts'
import type { Db } from '#db/connect.ts'
import { changeListingStatus } from '#domain/listings/change-listing-status.ts'
import { actorFor } from '#domain/listings/listing-transitions.ts'
import { newSpn } from '#domain/listings/new-spn.ts'
import { saveListingAnswers } from '#domain/listings/save-listing-answers.ts'
import { undoStatusChange } from '#domain/listings/undo-status-change.ts'
import type { Viewer } from '#domain/viewer.ts'
import { test } from '#tests/database.ts'
import { asViewer, createListing, createUser } from '#tests/factories.ts'
import { fillUses } from '#tests/fill-uses.ts'

const kind = { category: 'residential', deal: 'rent' } as const
const full = { code: 'conflict', message: texts.wizard.draftsFull(draftLimits.open) }

test('parallel first saves never make more open drafts than allowed', async ({
  freshDatabase: { db },
}) => {
  const owner = await ownerWithDrafts(db, draftLimits.open - 3)

  const saves = await Promise.allSettled(Array.from({ length: 12 }, () => beginDraft(db, owner)))

  expect(saves.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
  for (const save of saves) if (save.status === 'rejected') expect(save.reason).toMatchObject(full)
  expect(await countDrafts(db, owner)).toBe(draftLimits.open)
})

test('a repeated first save finds its draft when there is room for no other', async ({ db }) => {
  const owner = await ownerWithDrafts(db, draftLimits.open - 1)
  const draftKey = randomUUID()
  const { id } = await beginDraft(db, owner, draftKey)
  expect((await beginDraft(db, owner, draftKey)).id).toBe(id)
  await expect(beginDraft(db, owner, randomUUID())).rejects.toMatchObject(full)
})

test('disabling or finishing a draft makes room, for its owner only', async ({ db }) => {
  const owner = await ownerWithDrafts(db, draftLimits.open)
  await beginDraft(db, asViewer(await createUser(db)))
  await changeListingStatus(db, actorFor(owner), await oneOf(db, owner, 'draft'), { to: 'delete' })
  await expect(beginDraft(db, owner)).resolves.toBeDefined()
  await expect(beginDraft(db, owner)).rejects.toMatchObject(full)
})

test.for(['delete', 'review_failed'] as const)(
  'what was %s becomes a draft again only while there is room',
  async (status, { db }) => {
    const owner = await ownerWithDrafts(db, draftLimits.open)
    const { id } = await createListing(db, { ownerId: owner.id, status })
    await expect(
      changeListingStatus(db, actorFor(owner), id, { to: 'draft' }),
    ).rejects.toMatchObject(full)
  },
)

test('an undo reopens no draft more than allowed', async ({ db }) => {
  const owner = await ownerWithDrafts(db, draftLimits.open)
  const disabled = await oneOf(db, owner, 'draft')
  await changeListingStatus(db, actorFor(owner), disabled, { to: 'delete' })
  await beginDraft(db, owner)
  await expect(undoStatusChange(db, owner, disabled)).rejects.toMatchObject(full)
})

test('staff may make a draft of any listing', async ({ db }) => {
  const owner = await ownerWithDrafts(db, draftLimits.open)
  const staff = asViewer(await createUser(db, { role: 'staff' }))
  const { id } = await createListing(db, { ownerId: owner.id })
  await expect(changeListingStatus(db, actorFor(staff), id, { to: 'draft' })).resolves.toBeDefined()
})

test('disabled drafts still count among those begun on their day', async ({ db }) => {
  const user = await createUser(db)
  const owner = asViewer(user)
  for (const begun of [1, draftLimits.begunPerDay]) {
    if (begun > 1) await fillUses(db, { subject: user.phone! }, begun - 1)
    const { id } = await beginDraft(db, owner)
    await changeListingStatus(db, actorFor(owner), id, { to: 'delete' })
  }
  await expect(beginDraft(db, owner)).rejects.toMatchObject({
    code: 'too_many',
    message: texts.wizard.draftsPerDay(draftLimits.begunPerDay),
  })
})

async function ownerWithDrafts(db: Db, count: number): Promise<Viewer> {
  const owner = asViewer(await createUser(db))
  const drafts = Array.from({ length: count }, () => ({
    ...kind,
    ownerId: owner.id,
    spn: newSpn(),
  }))
  if (count > 0) await db.insertInto('listing').values(drafts).execute()
  return owner
}

function beginDraft(db: Db, owner: Viewer, draftKey?: string) {
  return saveListingAnswers(db, owner, undefined, { ...kind, answers: {}, draftKey })
}

async function oneOf(db: Db, { id }: Viewer, status: ListingStatus) {
  const listing = await db
    .selectFrom('listing')
    .select('id')
    .where('ownerId', '=', id)
    .where('status', '=', status)
    .executeTakeFirstOrThrow()
  return listing.id
}

async function countDrafts(db: Db, { id }: Viewer) {
  const drafts = db.selectFrom('listing').select('id').where('ownerId', '=', id)
  return (await drafts.where('status', '=', 'draft').execute()).length
}

import { expect } from 'vitest'
import * as texts from '#contract/texts.ts'
import type { Db } from '#db/connect.ts'
import {
  answerConsent,
  findConsentQuestion,
  stopAssistance,
} from '#domain/assistance/answer-consent.ts'
import { askForConsent } from '#domain/assistance/ask-for-consent.ts'
import { findAssistant, findConsent } from '#domain/assistance/find-consent.ts'
import { finishAssistance } from '#domain/assistance/finish-assistance.ts'
import { readDraft } from '#domain/assistance/read-draft.ts'
import { ownerForPhoto, recordTurn, writeForOwner } from '#domain/assistance/write-for-owner.ts'
import { entries } from '#tests/audit-entries.ts'
import { allowed, asked, given, newStaff } from '#tests/consents.ts'
import { test } from '#tests/database.ts'
import { asViewer, createListing, createUser } from '#tests/factories.ts'

const minutes = (count: number) => new Date(Date.now() + count * 60_000)

test('who stops one person stops nobody else, and no other draft', async ({ db }) => {
  const one = await given(db)
  const draft = await createListing(db, { ownerId: one.owner.id, status: 'draft' })
  const colleague = await allowed(db, one.draft.spn)
  const elsewhere = await askForConsent(db, one.staff, draft.spn, 'sms')
  await answerConsent(db, elsewhere.id, true)
  await answerConsent(db, one.consentId, false)

  const stateFor = async (staff: typeof one.staff, spn: string) =>
    (await findConsent(db, staff, spn))?.state
  expect(await stateFor(one.staff, one.draft.spn)).toBe('withdrawn')
  expect(await stateFor(colleague, one.draft.spn)).toBe('given')
  expect(await stateFor(one.staff, draft.spn)).toBe('given')
  const write = { ref: one.draft.spn, step: 'gallery', kind: 'save', photos: [] } as const
  const writer = writeForOwner(db, colleague, write, async (_, { id }) => id)
  expect(await writer).toBe(one.owner.id)

  await stopAssistance(db, one.owner, one.draft.spn.toLowerCase())
  expect(await stateFor(colleague, one.draft.spn)).toBe('withdrawn')
  expect(await stateFor(one.staff, draft.spn)).toBe('given')
})

test.for(['withdrawn', 'finished', 'ended', 'asked'] as const)(
  'nothing is left to stop of what is %s',
  async (state, { db }) => {
    const { owner, staff, draft, consentId } = state === 'asked' ? await asked(db) : await given(db)
    if (state === 'withdrawn') await answerConsent(db, consentId, false)
    if (state === 'finished') await finishAssistance(db, staff, draft.spn)
    const now = state === 'ended' ? minutes(61) : minutes(1)
    const stopped = stopAssistance(db, owner, draft.spn, now)
    await expect(stopped).rejects.toMatchObject({ code: 'not_found' })
    expect(await findAssistant(db, owner, draft.spn, now)).toBeUndefined()
  },
)

test('stopping leaves what was stopped or finished before as it was', async ({ db }) => {
  const { owner, staff, draft, consentId } = await given(db)
  const stoppedAt = minutes(1)
  await answerConsent(db, consentId, false, stoppedAt)
  const second = await askForConsent(db, staff, draft.spn, 'sms')
  await answerConsent(db, second.id, true)
  const third = await askForConsent(db, staff, draft.spn, 'sms')
  await finishAssistance(db, staff, draft.spn)
  await answerConsent(db, third.id, true)
  await stopAssistance(db, owner, draft.spn, minutes(2))
  const rows = await db
    .selectFrom('assistConsent')
    .select(['id', 'withdrawnAt', 'finishedAt'])
    .orderBy('id')
    .execute()
  expect(rows).toEqual([
    { id: consentId, withdrawnAt: stoppedAt, finishedAt: null },
    { id: second.id, withdrawnAt: null, finishedAt: expect.any(Date) },
    { id: third.id, withdrawnAt: expect.any(Date), finishedAt: null },
  ])
})

test('neither a new owner, nor the former one, nor one who is blocked stops anybody', async ({
  db,
}) => {
  const { owner, draft } = await given(db)
  const heir = asViewer(await createUser(db))
  const changed = { ownerId: heir.id }
  await db.updateTable('listing').set(changed).where('id', '=', draft.id).execute()
  for (const viewer of [owner, heir]) {
    await expect(stopAssistance(db, viewer, draft.spn)).rejects.toMatchObject({ code: 'not_found' })
    expect(await findAssistant(db, viewer, draft.spn)).toBeUndefined()
  }
  const blockedAt = new Date()
  await db.updateTable('appUser').set({ blockedAt }).where('id', '=', owner.id).execute()
  await expect(stopAssistance(db, owner, draft.spn)).rejects.toMatchObject({ code: 'signed_out' })
})

test('an owner sees who may fill in which draft, and of nobody else’s', async ({ db }) => {
  const { owner, draft, staff } = await given(db)
  const other = await given(db)
  const assistant = await findAssistant(db, owner, draft.spn)
  expect(assistant).toEqual({ name: 'Meera', spn: draft.spn, endsAt: expect.any(Date) })
  expect(await findAssistant(db, owner, draft.id)).toEqual(assistant)
  for (const ref of [other.draft.spn, undefined, 'nonsense']) {
    expect(await findAssistant(db, owner, ref)).toBeUndefined()
  }
  expect(await findAssistant(db, staff, draft.spn)).toBeUndefined()
})

test('a draft that changed hands, or whose owner is gone, is not the one that was asked about', async ({
  db,
}) => {
  const moved = await asked(db)
  const heir = await createUser(db)
  await db
    .updateTable('listing')
    .set({ ownerId: heir.id })
    .where('id', '=', moved.draft.id)
    .execute()
  expect(await findConsentQuestion(db, moved.consentId)).toBeUndefined()
  expect(await findConsent(db, moved.staff, moved.draft.spn)).toBeUndefined()
  const erased = await asked(db)
  await db
    .updateTable('appUser')
    .set({ erasedAt: new Date(), phone: null, email: '' })
    .where('id', '=', erased.owner.id)
    .execute()
  expect(await findConsentQuestion(db, erased.consentId)).toBeUndefined()
  expect(await findConsentQuestion(db, crypto.randomUUID())).toBeUndefined()
})

test('the live consent counts, and else the last question', async ({ db }) => {
  const { staff, draft, consentId } = await given(db)
  const again = await askForConsent(db, staff, draft.spn, 'sms')
  expect(again.id).not.toBe(consentId)
  await sets(db, again.id, { askedAt: minutes(1) })
  expect(await findConsent(db, staff, draft.spn)).toMatchObject({ id: consentId, state: 'given' })
  expect(await findConsent(db, staff, draft.spn, minutes(60.5))).toMatchObject({
    id: again.id,
    state: 'asked',
  })
  expect(await findConsent(db, staff, undefined)).toBeUndefined()
})

test('a member of the staff no longer has a consent as a plain member', async ({ db }) => {
  const { staff, draft, owner } = await given(db)
  await photoOf(db, owner.id)
  expect((await ownerForPhoto(db, staff, 'of-owner')).consent).toMatchObject({
    ownerId: owner.id,
  })
  const dismissed = { ...staff, role: 'member' } as const
  expect(await findConsent(db, dismissed, draft.spn)).toBeUndefined()
  expect((await ownerForPhoto(db, dismissed, 'of-owner')).owner).toBe(dismissed)
})

test.for(['withdrawnAt', 'finishedAt', 'blockedAt', 'colleague', 'profile'] as const)(
  'a picture of the owner is not turned for them: %s',
  async (reason, { db }) => {
    const { staff, owner, consentId } = await given(db)
    await photoOf(db, owner.id, reason === 'profile' ? 'profile' : 'listing')
    const viewer = reason === 'colleague' ? await newStaff(db) : staff
    const now = new Date()
    if (reason === 'blockedAt') {
      await db.updateTable('appUser').set({ blockedAt: now }).where('id', '=', owner.id).execute()
    }
    if (reason === 'withdrawnAt' || reason === 'finishedAt') {
      await sets(db, consentId, { [reason]: now })
    }
    expect(await ownerForPhoto(db, viewer, 'of-owner')).toEqual({
      owner: viewer,
      consent: undefined,
    })
  },
)

test('each look of staff at a draft of others, and each turn of a picture, is in the log', async ({
  db,
}) => {
  const { staff, owner, draft } = await given(db)
  expect((await readDraft(db, owner, draft.spn)).id).toBe(draft.id)
  expect(await entries(db, 'assist.read')).toEqual([])
  expect((await readDraft(db, staff, draft.spn)).id).toBe(draft.id)
  const entry = { actorId: staff.id, subjectKind: 'listing', subjectId: draft.id }
  expect(await entries(db, 'assist.read')).toEqual([entry])
  await recordTurn(db, (await findConsent(db, staff, draft.spn))!)
  expect(await entries(db, 'assist.turn')).toEqual([entry])
})

test('an owner who is away is not asked, and a repeated question begins its hour anew', async ({
  db,
}) => {
  const away = await asked(db)
  const blockedAt = new Date()
  await db.updateTable('appUser').set({ blockedAt }).where('id', '=', away.owner.id).execute()
  await expect(askForConsent(db, away.staff, away.draft.spn, 'sms')).rejects.toMatchObject({
    code: 'conflict',
    message: texts.assistance.ownerAway,
  })
  const { staff, draft, consentId } = await asked(db)
  await sets(db, consentId, { askedAt: minutes(-70) })
  expect(await findConsent(db, staff, draft.spn)).toMatchObject({ state: 'silent' })
  const again = await askForConsent(db, staff, draft.spn, 'whatsapp')
  const { phone } = await db
    .selectFrom('appUser')
    .select('phone')
    .where('id', '=', draft.ownerId)
    .executeTakeFirstOrThrow()
  expect(again).toEqual({ id: consentId, spn: draft.spn, phone })
  expect(await findConsent(db, staff, draft.spn)).toMatchObject({ state: 'asked' })
})

async function photoOf(db: Db, ownerId: string, purpose: 'listing' | 'profile' = 'listing') {
  const photo = { key: 'of-owner', ownerId, purpose, width: 4, height: 3 }
  await db.insertInto('photo').values(photo).execute()
}

type When = { askedAt?: Date; withdrawnAt?: Date; finishedAt?: Date }

async function sets(db: Db, id: string, when: When) {
  await db.updateTable('assistConsent').set(when).where('id', '=', id).execute()
}

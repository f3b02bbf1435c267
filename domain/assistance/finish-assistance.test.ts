import { expect } from 'vitest'
import { assistLimits } from '#contract/limits.ts'
import * as texts from '#contract/texts.ts'
import { answerConsent } from '#domain/assistance/answer-consent.ts'
import { askForConsent } from '#domain/assistance/ask-for-consent.ts'
import { findCaller } from '#domain/assistance/find-caller.ts'
import { findConsent } from '#domain/assistance/find-consent.ts'
import { finishAssistance, finishEndedAssistance } from '#domain/assistance/finish-assistance.ts'
import { writeForOwner } from '#domain/assistance/write-for-owner.ts'
import { listNotifications } from '#domain/notifications/list-notifications.ts'
import { keepUnsavedStep } from '#domain/unsaved-steps/keep-unsaved-step.ts'
import { entries } from '#tests/audit-entries.ts'
import { allowed, asked, given, newStaff } from '#tests/consents.ts'
import { test } from '#tests/database.ts'
import { createListing, createUser } from '#tests/factories.ts'

const minutes = (count: number) => new Date(Date.now() + count * 60_000)

test('only who was allowed says that it is done, and of a consent that was given', async ({
  db,
}) => {
  const { draft, staff, consentId } = await given(db)
  const missing = finishAssistance(db, await newStaff(db), draft.spn)
  await expect(missing).rejects.toMatchObject({ code: 'not_found' })
  const pending = await asked(db)
  const unanswered = finishAssistance(db, pending.staff, pending.draft.spn)
  await expect(unanswered).rejects.toMatchObject({ message: texts.assistance.stopped })
  // After the hour too.
  await finishAssistance(db, staff, draft.spn, minutes(90))
  const again = finishAssistance(db, staff, draft.spn)
  await expect(again).rejects.toMatchObject({ message: texts.assistance.finished })
  expect(await findConsent(db, staff, draft.spn)).toMatchObject({
    id: consentId,
    state: 'finished',
  })

  const away = await given(db)
  const blockedAt = new Date()
  await db.updateTable('appUser').set({ blockedAt }).where('id', '=', away.owner.id).execute()
  await expect(finishAssistance(db, away.staff, away.draft.spn)).rejects.toMatchObject({
    message: texts.assistance.ownerAway,
  })
})

test('finishing one consent finishes neither a colleague’s nor one of another draft', async ({
  db,
}) => {
  const { draft, staff, owner } = await given(db)
  const other = await createListing(db, { ownerId: owner.id, status: 'draft' })
  const elsewhere = await askForConsent(db, staff, other.spn, 'sms')
  await answerConsent(db, elsewhere.id, true)
  const colleague = await allowed(db, draft.spn)
  await finishAssistance(db, staff, draft.spn)
  expect(await findConsent(db, colleague, draft.spn)).toMatchObject({ state: 'given' })
  expect(await findConsent(db, staff, other.spn)).toMatchObject({ state: 'given' })
})

test('what was only typed is told at the end of the hour; what was stopped is not', async ({
  db,
}) => {
  const [typed, stopped] = [await given(db), await given(db)]
  for (const { staff, draft } of [typed, stopped]) {
    const place = { step: 'amenities', ref: draft.spn } as const
    await writeForOwner(db, staff, { ...place, kind: 'type' }, (trx, as) =>
      keepUnsavedStep(trx, as, { ...place, input: { amenities: ['amenities_gym'] } }),
    )
  }
  await answerConsent(db, stopped.consentId, false)
  await finishEndedAssistance(db, minutes(61))
  expect(await listNotifications(db, typed.owner)).toHaveLength(1)
  expect(await listNotifications(db, stopped.owner)).toEqual([])
  const entry = { actorId: null, subjectKind: 'listing', subjectId: typed.draft.id }
  expect(await entries(db, 'assist.finish')).toEqual([entry])
})

test('a caller’s drafts are their own, with what this member of staff may do', async ({ db }) => {
  const { staff, owner, draft } = await given(db)
  const colleague = await newStaff(db)
  await createListing(db, { status: 'draft' })
  const shown = await createListing(db, { ownerId: owner.id })
  await createListing(db, { ownerId: owner.id, status: 'draft', revises: shown.id })
  const found = await findCaller(db, staff, { userId: owner.id })
  expect(found).toMatchObject({ user: { id: owner.id }, request: undefined })
  expect(found.drafts).toMatchObject([{ spn: draft.spn, consent: { state: 'given' } }])
  // A second question does not withdraw the consent.
  await askForConsent(db, staff, draft.spn, 'sms')
  await db
    .updateTable('assistConsent')
    .set({ askedAt: minutes(1) })
    .where('givenAt', 'is', null)
    .execute()
  const again = await findCaller(db, staff, { userId: owner.id })
  expect(again.drafts).toMatchObject([{ consent: { state: 'given' } }])
  await db.deleteFrom('assistConsent').where('givenAt', 'is', null).execute()
  const later = await findCaller(db, staff, { userId: owner.id }, minutes(61))
  expect(later.drafts).toMatchObject([{ consent: { state: 'ended' } }])
  const other = await findCaller(db, colleague, { userId: owner.id })
  expect(other.drafts).toMatchObject([{ spn: draft.spn, consent: undefined }])
})

test('a caller has so many drafts shown, what failed the review too; nobody is found by nothing', async ({
  db,
}) => {
  const staff = await newStaff(db)
  const { id: ownerId } = await createUser(db)
  expect((await findCaller(db, staff, { userId: ownerId })).drafts).toEqual([])
  for (let drafts = 0; drafts <= assistLimits.draftsShown; drafts++) {
    await createListing(db, { ownerId, status: drafts % 2 ? 'draft' : 'review_failed' })
  }
  const { drafts } = await findCaller(db, staff, { userId: ownerId })
  expect(drafts).toHaveLength(assistLimits.draftsShown)
  const missing = findCaller(db, staff, { requestId: crypto.randomUUID() })
  await expect(missing).rejects.toMatchObject({ code: 'not_found' })
  const erased = { erasedAt: new Date(), phone: null }
  await db.updateTable('appUser').set(erased).where('id', '=', ownerId).execute()
  expect(await findCaller(db, staff, { userId: ownerId })).toMatchObject({ user: undefined })
})

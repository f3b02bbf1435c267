import { describe, expect } from 'vitest'
import * as texts from '#contract/texts.ts'
import type { Db } from '#db/connect.ts'
import {
  answerConsent,
  findConsentQuestion,
  stopAssistance,
} from '#domain/assistance/answer-consent.ts'
import { askForConsent } from '#domain/assistance/ask-for-consent.ts'
import { createConsentToken, readConsentToken } from '#domain/assistance/consent-token.ts'
import { findCaller } from '#domain/assistance/find-caller.ts'
import { findConsent } from '#domain/assistance/find-consent.ts'
import { finishAssistance, finishEndedAssistance } from '#domain/assistance/finish-assistance.ts'
import { ownerFor, ownerForPhoto, writeForOwner } from '#domain/assistance/write-for-owner.ts'
import { blockUser } from '#domain/blocks/block-user.ts'
import { changeListingStatus } from '#domain/listings/change-listing-status.ts'
import { saveListingAnswers } from '#domain/listings/save-listing-answers.ts'
import { submitListing } from '#domain/listings/submit-listing.ts'
import { listNotifications } from '#domain/notifications/list-notifications.ts'
import { keepUnsavedStep } from '#domain/unsaved-steps/keep-unsaved-step.ts'
import type { Viewer } from '#domain/viewer.ts'
import { test } from '#tests/database.ts'
import { asViewer, createListing, createUser } from '#tests/factories.ts'

const over = { code: 'conflict', message: texts.assistance.linkIsOver }
const minutes = (count: number) => new Date(Date.now() + count * 60_000)

describe('the link', () => {
  test('allows one member of staff to fill in one draft for an hour, once', async ({ db }) => {
    const { consentId, staff, draft } = await asked(db)
    const other = await asked(db)
    expect(await findConsentQuestion(db, consentId)).toMatchObject({ state: 'asked' })
    // Opening the link was no answer.
    expect(await findConsent(db, staff, draft.spn)).toMatchObject({ state: 'asked' })

    const { endsAt } = await answerConsent(db, consentId, true)
    expect((endsAt?.getTime() ?? 0) - Date.now()).toBeCloseTo(3_600_000, -5)
    expect(await findConsent(db, staff, draft.spn)).toMatchObject({ state: 'given' })
    await expect(answerConsent(db, consentId, true)).rejects.toMatchObject(over)
    expect(await findConsentQuestion(db, other.consentId)).toMatchObject({ state: 'asked' })
    const entry = db.selectFrom('auditEntry').select('facts').where('action', '=', 'assist.give')
    expect(await entry.execute()).toEqual([
      { facts: { consent: consentId, until: endsAt?.toISOString() } },
    ])
  })

  test('answers nothing after its hour, so that forwarding it later is of no use', async ({
    db,
  }) => {
    const { consentId, staff, draft } = await asked(db)
    expect(await findConsentQuestion(db, consentId, minutes(61))).toBeUndefined()
    await expect(answerConsent(db, consentId, true, minutes(61))).rejects.toMatchObject(over)
    await expect(answerConsent(db, consentId, false, minutes(61))).rejects.toMatchObject(over)
    expect(await findConsent(db, staff, draft.spn, minutes(61))).toMatchObject({ state: 'silent' })
  })

  test('once stopped or declined cannot be allowed any more', async ({ db }) => {
    const { consentId } = await given(db)
    expect(await answerConsent(db, consentId, false)).toMatchObject({ state: 'assist.withdraw' })
    await expect(answerConsent(db, consentId, true)).rejects.toMatchObject(over)

    const other = await asked(db)
    expect(await answerConsent(db, other.consentId, false)).toMatchObject({
      state: 'assist.decline',
    })
    await expect(answerConsent(db, other.consentId, true)).rejects.toMatchObject(over)
    expect(await actions(db, other.draft.id)).toEqual(['assist.ask', 'assist.decline'])
  })

  test('of a blocked owner, a former member of staff or a listing sent in answers nothing', async ({
    db,
  }) => {
    const blocked = await asked(db)
    const administrator = asViewer(await createUser(db, { role: 'administrator' }))
    await blockUser(db, administrator, blocked.owner.id, 'Asks for money')
    const dismissed = await asked(db)
    await db
      .updateTable('appUser')
      .set({ role: 'member' })
      .where('id', '=', dismissed.staff.id)
      .execute()
    const sent = await asked(db)
    await db
      .updateTable('listing')
      .set({ status: 'under_review' })
      .where('id', '=', sent.draft.id)
      .execute()
    for (const { consentId } of [blocked, dismissed, sent]) {
      await expect(answerConsent(db, consentId, true)).rejects.toMatchObject(over)
      expect(await findConsentQuestion(db, consentId)).toBeUndefined()
    }
    const other = await asked(db)
    expect(await answerConsent(db, other.consentId, true)).toMatchObject({ state: 'assist.give' })
  })

  test('cannot be guessed, changed or taken from another purpose', () => {
    const secret = Buffer.from('a secret')
    const id = crypto.randomUUID()
    const token = createConsentToken(secret, id)
    expect(readConsentToken(secret, token)).toBe(id)
    expect(readConsentToken(Buffer.from('another'), token)).toBeUndefined()
    expect(readConsentToken(secret, token.replace(id, crypto.randomUUID()))).toBeUndefined()
    expect(readConsentToken(secret, `${id}.`)).toBeUndefined()
    expect(readConsentToken(secret, id)).toBeUndefined()
  })

  test('sent again is the same one, and an owner is not asked for ever', async ({ db }) => {
    const { consentId, staff, draft } = await asked(db)
    for (let n = 0; n < 4; n++) {
      expect((await askForConsent(db, staff, draft.spn, 'sms')).id).toBe(consentId)
    }
    await expect(askForConsent(db, staff, draft.spn, 'sms')).rejects.toMatchObject({
      code: 'too_many',
    })
  })
})

describe('asking', () => {
  test('is for drafts of others, not for what is on show or its changes', async ({ db }) => {
    const staff = await newStaff(db)
    const own = await createListing(db, { ownerId: staff.id, status: 'draft' })
    const shown = await createListing(db)
    const revision = await createListing(db, {
      ownerId: shown.ownerId,
      status: 'draft',
      revises: shown.id,
    })
    for (const { spn } of [own, shown, revision]) {
      await expect(askForConsent(db, staff, spn, 'sms')).rejects.toMatchObject({
        message: texts.assistance.notAssistable,
      })
    }
    const member = asViewer(await createUser(db))
    const { spn } = await createListing(db, { status: 'draft' })
    await expect(askForConsent(db, member, spn, 'sms')).rejects.toMatchObject({ code: 'not_found' })
  })
})

describe('with consent', () => {
  test('staff save answers in the owner’s name, and each save is in the log', async ({ db }) => {
    const { staff, owner, draft } = await given(db)
    await save(db, staff, draft.spn)
    await save(db, staff, draft.spn)

    expect(await answersOf(db, draft.id)).toEqual({
      ownerId: owner.id,
      amenities: ['amenities_gym'],
    })
    expect(await actions(db, draft.id)).toEqual([
      'assist.ask',
      'assist.give',
      'assist.save',
      'assist.save',
    ])
    const entry = await db
      .selectFrom('auditEntry')
      .select(['actorId', 'facts'])
      .where('action', '=', 'assist.save')
      .executeTakeFirstOrThrow()
    expect(entry).toMatchObject({ actorId: staff.id, facts: { step: 'amenities' } })
  })

  test('what they type is kept for the owner, with one entry for each step', async ({ db }) => {
    const { staff, owner, draft } = await given(db)
    const place = { step: 'amenities', ref: draft.spn } as const
    let revision: string | undefined
    for (const amenities of [['amenities_gym'], ['amenities_gym', 'amenities_lift']]) {
      revision = await writeForOwner(db, staff, { ...place, kind: 'type' }, (trx, as) =>
        keepUnsavedStep(trx, as, { ...place, input: { amenities }, revision }),
      )
    }
    const kept = await db.selectFrom('unsavedStep').select(['ownerId', 'step']).execute()
    expect(kept).toEqual([{ ownerId: owner.id, step: 'amenities' }])
    expect(await actions(db, draft.id)).toEqual(['assist.ask', 'assist.give', 'assist.type'])
  })

  test('pictures that staff uploaded become the owner’s, and his can be turned', async ({ db }) => {
    const { staff, owner, draft } = await given(db)
    const photo = { purpose: 'listing', width: 4, height: 3 } as const
    await db
      .insertInto('photo')
      .values([
        { ...photo, key: 'of-staff', ownerId: staff.id },
        { ...photo, key: 'kept-by-staff', ownerId: staff.id },
        { ...photo, key: 'of-owner', ownerId: owner.id },
        { ...photo, key: 'of-another', ownerId: (await createUser(db)).id },
      ])
      .execute()
    const add = (photos: string[]) =>
      writeForOwner(
        db,
        staff,
        { ref: draft.spn, step: 'gallery', kind: 'save', photos },
        (trx, as) =>
          saveListingAnswers(trx, as, draft.spn, { ...kindOf(draft), answers: { photos } }),
      )
    await expect(add(['of-another'])).rejects.toMatchObject({ code: 'invalid' })
    await add(['of-staff', 'of-owner'])
    const keys = db.selectFrom('photo').select('key').where('ownerId', '=', owner.id)
    expect((await keys.orderBy('key').execute()).map(({ key }) => key)).toEqual([
      'of-owner',
      'of-staff',
    ])
    expect((await ownerForPhoto(db, staff, 'of-owner')).owner.id).toBe(owner.id)
    expect((await ownerForPhoto(db, staff, 'of-another')).owner.id).toBe(staff.id)
    const later = await ownerForPhoto(db, staff, 'of-owner', minutes(61))
    expect(later.owner.id).toBe(staff.id)
  })

  test('what was sent back becomes a draft again by the member of staff', async ({ db }) => {
    await createListing(db, { status: 'draft' })
    const { staff, draft } = await given(db, { status: 'review_failed' })
    await save(db, staff, draft.spn)
    const entry = await db
      .selectFrom('auditEntry')
      .select('actorId')
      .where('action', '=', 'set_status')
      .execute()
    expect(entry).toEqual([{ actorId: staff.id }])
  })

  test('staff neither send it in nor show it; its owner does', async ({ db }) => {
    const { staff, draft } = await given(db)
    await expect(submitListing(db, staff, draft.spn)).rejects.toMatchObject({ code: 'forbidden' })
    const actor = { kind: 'staff', id: staff.id } as const
    for (const to of ['active', 'under_review'] as const) {
      await expect(changeListingStatus(db, actor, draft.id, { to })).rejects.toMatchObject({
        code: 'forbidden',
      })
    }
  })
})

describe('without consent', () => {
  test('nobody of the staff writes: not another one, not into another draft, not before', async ({
    db,
  }) => {
    const { draft, owner, staff } = await given(db)
    const other = await createListing(db, { ownerId: owner.id, status: 'draft' })
    const pending = await asked(db)
    await expect(save(db, await newStaff(db), draft.spn)).rejects.toMatchObject({
      code: 'forbidden',
    })
    await expect(save(db, staff, other.spn)).rejects.toMatchObject({ code: 'forbidden' })
    await expect(save(db, pending.staff, pending.draft.spn)).rejects.toMatchObject({
      code: 'not_found',
    })
    for (const { id } of [draft, other, pending.draft]) {
      expect((await answersOf(db, id)).amenities).toEqual([])
    }
    expect(await ownerFor(db, staff, other.spn)).toBe(staff)
    expect((await ownerFor(db, staff, draft.spn)).id).toBe(owner.id)
  })

  test('a write after the hour is refused with the time at which it ended', async ({ db }) => {
    const { staff, draft } = await given(db)
    await save(db, staff, draft.spn, minutes(59))
    await expect(save(db, staff, draft.spn, minutes(61))).rejects.toMatchObject({
      code: 'forbidden',
      message: expect.stringContaining('consent ended at'),
    })
  })

  test('a write after the owner stopped it, or was blocked, is refused at once', async ({ db }) => {
    const stopped = await given(db)
    await stopAssistance(db, stopped.owner, stopped.draft.spn)
    await expect(save(db, stopped.staff, stopped.draft.spn)).rejects.toMatchObject({
      code: 'forbidden',
      message: texts.assistance.stopped,
    })
    const blocked = await given(db)
    const administrator = asViewer(await createUser(db, { role: 'administrator' }))
    await blockUser(db, administrator, blocked.owner.id, 'Asks for money')
    await expect(save(db, blocked.staff, blocked.draft.spn)).rejects.toMatchObject({
      code: 'forbidden',
      message: texts.assistance.ownerAway,
    })
  })

  test('nobody stops what another owner allowed', async ({ db }) => {
    const { draft, staff } = await given(db)
    const stranger = asViewer(await createUser(db))
    await expect(stopAssistance(db, stranger, draft.spn)).rejects.toMatchObject({
      code: 'not_found',
    })
    await save(db, staff, draft.spn)
  })
})

describe('at the end', () => {
  test('the owner is told where to finish it, and nothing more is written', async ({ db }) => {
    const { staff, owner, draft } = await given(db)
    await save(db, staff, draft.spn)
    expect(await finishAssistance(db, staff, draft.spn)).toEqual({ isOnlyInInbox: false })

    const [told] = await listNotifications(db, owner)
    expect(told).toMatchObject({
      subject: texts.notifications.assistDoneSubject,
      action: { path: `/list-property/finish?id=${draft.spn}` },
    })
    await expect(save(db, staff, draft.spn)).rejects.toMatchObject({
      message: texts.assistance.finished,
    })
    await expect(finishAssistance(db, staff, draft.spn)).rejects.toMatchObject({ code: 'conflict' })
    expect((await actions(db, draft.id)).at(-1)).toBe('assist.finish')
  })

  test('an owner who wants no messages finds it in the inbox, and staff hear of that', async ({
    db,
  }) => {
    const { staff, owner, draft } = await given(db)
    await db
      .updateTable('appUser')
      .set({ optedOutAt: new Date() })
      .where('id', '=', owner.id)
      .execute()
    expect(await finishAssistance(db, staff, draft.spn)).toEqual({ isOnlyInInbox: true })
    expect(await listNotifications(db, owner)).toMatchObject([
      { subject: texts.notifications.assistDoneSubject },
    ])
    const sent = db.selectFrom('alertLog').select(['whatsappStatus', 'emailStatus'])
    expect(await sent.where('userId', '=', owner.id).execute()).toEqual([
      { whatsappStatus: 'none', emailStatus: 'none' },
    ])
  })

  test('the owner of a draft that was changed is told also when nobody said that it was done', async ({
    db,
  }) => {
    const changed = await given(db)
    await save(db, changed.staff, changed.draft.spn)
    const untouched = await given(db)
    await finishEndedAssistance(db)
    expect(await listNotifications(db, changed.owner)).toEqual([])
    await finishEndedAssistance(db, minutes(61))
    await finishEndedAssistance(db, minutes(62))
    expect(await listNotifications(db, changed.owner)).toHaveLength(1)
    expect(await listNotifications(db, untouched.owner)).toEqual([])
  })
})

test('a request for a call shows who it is, the draft and the step, and leaves an entry', async ({
  db,
}) => {
  const { staff, owner, draft } = await given(db)
  await createListing(db, { ownerId: owner.id, status: 'draft', updatedAt: minutes(5) })
  await createListing(db, { ownerId: owner.id })
  const { id: requestId } = await db
    .insertInto('callRequest')
    .values({
      userId: owner.id,
      name: 'Ritu',
      phone: '9810012345',
      listingId: draft.id,
      step: 'gallery',
    })
    .returning('id')
    .executeTakeFirstOrThrow()

  const found = await findCaller(db, staff, { requestId })
  expect(found.user).toMatchObject({ id: owner.id })
  expect(found.request).toEqual({ phone: '9810012345', step: 'gallery', spn: draft.spn })
  expect(found.drafts).toHaveLength(2)
  expect(found.drafts[0]).toMatchObject({ spn: draft.spn, consent: { state: 'given' } })
  expect(found.drafts[1]).toMatchObject({ consent: undefined })
  const looked = db.selectFrom('auditEntry').select(['actorId', 'subjectId'])
  expect(await looked.where('action', '=', 'assist.look').execute()).toEqual([
    { actorId: staff.id, subjectId: owner.id },
  ])
})

test('a caller who was not signed in is known by the number of an account, if it has one', async ({
  db,
}) => {
  const staff = await newStaff(db)
  const { id, phone } = await createUser(db)
  const ids = await db
    .insertInto('callRequest')
    .values([
      { name: 'Ritu', phone: phone! },
      { name: 'Nobody', phone: '9810012345' },
    ])
    .returning('id')
    .execute()
  const [known, unknown] = await Promise.all(
    ids.map(({ id: requestId }) => findCaller(db, staff, { requestId })),
  )
  expect(known?.user?.id).toBe(id)
  expect(unknown?.user).toBeUndefined()
})

async function newStaff(db: Db) {
  return asViewer(await createUser(db, { role: 'staff', name: 'Meera' }))
}

async function asked(db: Db, differences: { status?: 'draft' | 'review_failed' } = {}) {
  const staff = await newStaff(db)
  const draft = await createListing(db, { status: 'draft', ...differences })
  const owner = asViewer({ id: draft.ownerId, name: '', role: 'member' })
  const { id: consentId } = await askForConsent(db, staff, draft.spn, 'sms')
  return { staff, draft, owner, consentId }
}

async function given(db: Db, differences: { status?: 'draft' | 'review_failed' } = {}) {
  const question = await asked(db, differences)
  await answerConsent(db, question.consentId, true)
  return question
}

function save(db: Db, staff: Viewer, ref: string, now = new Date()) {
  const kind = { category: 'residential', deal: 'resale' } as const
  return writeForOwner(
    db,
    staff,
    { ref, step: 'amenities', kind: 'save' },
    (trx, owner) =>
      saveListingAnswers(trx, owner, ref, { ...kind, answers: { amenities: ['amenities_gym'] } }),
    now,
  )
}

function kindOf({ category, deal }: Awaited<ReturnType<typeof createListing>>) {
  return { category, deal }
}

function answersOf(db: Db, id: string) {
  return db
    .selectFrom('listing')
    .select(['ownerId', 'amenities'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
}

async function actions(db: Db, listingId: string) {
  const entries = await db
    .selectFrom('auditEntry')
    .select('action')
    .where('subjectId', '=', listingId)
    .where('action', 'like', 'assist.%')
    .orderBy('createdAt')
    .orderBy('id')
    .execute()
  return entries.map(({ action }) => action)
}

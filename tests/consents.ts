import type { Db } from '#db/connect.ts'
import { answerConsent } from '#domain/assistance/answer-consent.ts'
import { askForConsent } from '#domain/assistance/ask-for-consent.ts'
import { asViewer, createListing, createUser } from '#tests/factories.ts'

// Consents of owners to have a draft filled in by staff.

export async function newStaff(db: Db) {
  return asViewer(await createUser(db, { role: 'staff', name: 'Meera' }))
}

export async function asked(db: Db) {
  const staff = await newStaff(db)
  const draft = await createListing(db, { status: 'draft' })
  const owner = asViewer({ id: draft.ownerId, name: '', role: 'member' })
  const { id: consentId } = await askForConsent(db, staff, draft.spn, 'sms')
  return { staff, draft, owner, consentId }
}

export async function given(db: Db) {
  const question = await asked(db)
  await answerConsent(db, question.consentId, true)
  return question
}

/** A colleague who may fill in the same draft. */
export async function allowed(db: Db, spn: string) {
  const staff = await newStaff(db)
  await answerConsent(db, (await askForConsent(db, staff, spn, 'sms')).id, true)
  return staff
}

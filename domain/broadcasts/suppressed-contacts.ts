import { isEmail } from '#contract/format/emails.ts'
import { isMobile } from '#contract/format/phones.ts'
import type { AuditAction } from '#contract/texts/audit.ts'
import { type Db, inTransaction } from '#db/connect.ts'
import { recordAudit } from '#domain/audit/record-audit.ts'
import { DomainError } from '#domain/errors.ts'

/** Puts a number or an e-mail address, with an account or not, on the list that gets no promotions. */
export function suppressContact(db: Db, contact: string, reason: string) {
  const key = contactKey(contact)
  return inTransaction(db, async (trx) => {
    await trx
      .insertInto('suppressedContact')
      .values({ contact: key, reason })
      .onConflict((conflict) => conflict.column('contact').doUpdateSet({ reason }))
      .execute()
    await recordAudit(trx, { ...entryFor('suppression.add', key), reason })
  })
}

export function unsuppressContact(db: Db, contact: string) {
  const key = contactKey(contact)
  return inTransaction(db, async (trx) => {
    const removed = await trx
      .deleteFrom('suppressedContact')
      .where('contact', '=', key)
      .returning('contact')
      .executeTakeFirst()
    if (!removed) throw new DomainError('not_found')
    await recordAudit(trx, entryFor('suppression.remove', key))
  })
}

export function listSuppressedContacts(db: Db) {
  return db
    .selectFrom('suppressedContact')
    .select(['contact', 'reason', 'createdAt'])
    .orderBy('contact')
    .execute()
}

function contactKey(contact: string) {
  const key = contact.trim().toLowerCase()
  if (!isMobile(key) && !isEmail(key)) throw new DomainError('invalid')
  return key
}

function entryFor(action: AuditAction, contact: string) {
  return { actorId: null, action, subjectKind: 'contact', subjectId: contact }
}

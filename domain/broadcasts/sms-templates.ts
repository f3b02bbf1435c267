import type { AuditAction } from '#contract/texts/audit.ts'
import * as texts from '#contract/texts.ts'
import { type Db, inTransaction } from '#db/connect.ts'
import { recordAudit } from '#domain/audit/record-audit.ts'
import { matchesSmsTemplate } from '#domain/broadcasts/match-sms-template.ts'
import { renderMessage } from '#domain/broadcasts/render-message.ts'
import { DomainError } from '#domain/errors.ts'

export type SmsTemplate = { id: string; dltId: string; body: string }

export function listSmsTemplates(db: Db): Promise<SmsTemplate[]> {
  return db.selectFrom('smsTemplate').select(['id', 'dltId', 'body']).orderBy('dltId').execute()
}

/** Adds a text that the operators have registered, or replaces the text of the same number. */
export function saveSmsTemplate(db: Db, dltId: string, body: string) {
  if (!/^\d{6,30}$/.test(dltId) || !body.trim()) throw new DomainError('invalid')
  return inTransaction(db, async (trx) => {
    await trx
      .insertInto('smsTemplate')
      .values({ dltId, body: body.trim() })
      .onConflict((conflict) => conflict.column('dltId').doUpdateSet({ body: body.trim() }))
      .execute()
    await recordAudit(trx, { ...templateEntry('sms_template.save', dltId), after: body.trim() })
  })
}

export function removeSmsTemplate(db: Db, dltId: string) {
  return inTransaction(db, async (trx) => {
    const removed = await trx
      .deleteFrom('smsTemplate')
      .where('dltId', '=', dltId)
      .returning('body')
      .executeTakeFirst()
    if (!removed) throw new DomainError('not_found')
    await recordAudit(trx, { ...templateEntry('sms_template.remove', dltId), before: removed.body })
  })
}

/** The registered template that a message fits, the given one if any; refuses a message that fits none. */
export async function requireSmsTemplate(db: Db, raw: string, dltId?: string | null) {
  const templates = await listSmsTemplates(db)
  // The shortest value of each placeholder: whether a long name still fits is looked at per receiver.
  const shortest = renderMessage(raw, { phone: '9', name: 'x', email: 'x' })
  const found = templates.find(
    (template) =>
      (!dltId || template.dltId === dltId) && matchesSmsTemplate(template.body, shortest),
  )
  if (found) return found
  throw new DomainError('invalid', { fields: { body: texts.sender.noTemplate } })
}

function templateEntry(action: AuditAction, dltId: string) {
  return { actorId: null, action, subjectKind: 'sms_template', subjectId: dltId }
}

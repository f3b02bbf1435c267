import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import * as messages from '#contract/messages.ts'
import { type Db, inTransaction } from '#db/connect.ts'
import { recordAudit } from '#domain/audit/record-audit.ts'
import { DomainError } from '#domain/errors.ts'
import { addRecipients } from '#domain/messages/add-recipients.ts'
import type { Draft } from '#domain/messages/preview-message.ts'
import type { SenderSettings } from '#domain/messages/sender-settings.ts'
import { requireSmsTemplate } from '#domain/messages/sms-templates.ts'
import type { Viewer } from '#domain/viewer.ts'

/**
 * Turns an open reference into a batch to be sent. The row lock makes parallel calls wait for the
 * first one; they, and every repetition, start nothing. Another message under the same reference is
 * refused.
 */
export function startBatch(
  db: Db,
  viewer: Viewer,
  referenceNo: string,
  draft: Draft,
  settings: SenderSettings,
): Promise<{ id: string }> {
  const requestHash = hashOf(draft)
  return inTransaction(db, async (trx) => {
    const batch = await lockBatch(trx, viewer, referenceNo, draft)
    if (batch.status === 'open') {
      await fillIn(trx, batch.id, { draft, requestHash, settings })
      await rememberMessage(trx, viewer, draft)
      await recordSend(trx, viewer, referenceNo, draft)
    } else if (!batch.requestHash?.equals(requestHash)) {
      throw new DomainError('conflict', { message: messages.sender.usedReference })
    }
    return { id: batch.id }
  })
}

type Filling = { draft: Draft; requestHash: Buffer; settings: SenderSettings }

async function fillIn(trx: Db, batchId: string, { draft, requestHash, settings }: Filling) {
  const { channel, purpose, body, audience, dltId } = draft
  const needsTemplate = channel === 'sms' && settings.needsSmsTemplate
  const template = needsTemplate ? await requireSmsTemplate(trx, body, dltId) : undefined
  const { everyone } = audience
  await trx
    .updateTable('messageBatch')
    .set({ status: 'sending', sentAt: sql<Date>`now()`, body, purpose, requestHash })
    .set({ smsTemplateId: template?.id ?? null, isFilled: !everyone })
    .set({ everyone: everyone ? JSON.stringify(everyone) : null })
    .where('id', '=', batchId)
    .execute()
  await addTyped(trx, batchId, body, audience.phones)
}

async function recordSend(trx: Db, viewer: Viewer, referenceNo: string, draft: Draft) {
  await recordAudit(trx, {
    actorId: viewer.id,
    action: 'message.send',
    subjectKind: 'message_batch',
    subjectId: referenceNo,
    after: `${draft.channel}, ${draft.purpose}, ${describe(draft)}`,
  })
}

async function lockBatch(trx: Db, viewer: Viewer, referenceNo: string, { channel }: Draft) {
  const batch = await trx
    .selectFrom('messageBatch')
    .select(['id', 'status', 'requestHash'])
    .where('referenceNo', '=', referenceNo)
    .where('staffId', '=', viewer.id)
    .where('channel', '=', channel)
    .forUpdate()
    .executeTakeFirst()
  if (!batch) throw new DomainError('not_found', { message: messages.sender.unknownReference })
  return batch
}

async function addTyped(trx: Db, batchId: string, body: string, phones: string[]) {
  if (phones.length === 0) return
  const people = await trx
    .selectFrom('appUser')
    .select(['id', 'phone', 'name', 'email'])
    .where('phone', '=', sql<string>`any(${phones}::text[])`)
    .execute()
  const known = new Map(people.map((person) => [person.phone, person]))
  const receivers = phones.map((phone) => ({ ...known.get(phone), phone }))
  await addRecipients(trx, batchId, body, receivers)
}

/** Adds the text to the list of earlier messages, or moves it to its top. */
async function rememberMessage(trx: Db, viewer: Viewer, { channel, body }: Draft) {
  await trx
    .insertInto('messageTemplate')
    .values({ channel, body, createdBy: viewer.id })
    .onConflict((conflict) =>
      conflict.columns(['channel', 'body']).doUpdateSet({ createdAt: sql<Date>`now()` }),
    )
    .execute()
}

function describe({ audience: { phones, everyone } }: Draft) {
  const typed = `${phones.length} numbers`
  return everyone ? `${typed} and all users found by "${everyone.search}"` : typed
}

/** The same message to the same people, in whatever order they are named. */
function hashOf({ channel, purpose, body, audience, dltId }: Draft) {
  const { phones, everyone } = audience
  const parts = [channel, purpose, body, dltId ?? '', phones.toSorted()]
  const all = everyone && [everyone.search, everyone.except.toSorted()]
  return createHash('sha256')
    .update(JSON.stringify([...parts, all ?? null]))
    .digest()
}

import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { audienceWords } from '#contract/options/audiences.ts'
import * as texts from '#contract/texts.ts'
import { type Db, inTransaction } from '#db/connect.ts'
import type { Everyone } from '#db/tables/messages.ts'
import { recordAudit } from '#domain/audit/record-audit.ts'
import { addRecipients } from '#domain/broadcasts/add-recipients.ts'
import type { Draft } from '#domain/broadcasts/preview-message.ts'
import type { SenderSettings } from '#domain/broadcasts/sender-settings.ts'
import { requireSmsTemplate } from '#domain/broadcasts/sms-templates.ts'
import { DomainError } from '#domain/errors.ts'
import type { Viewer } from '#domain/viewer.ts'

/**
 * Turns an open reference into a broadcast to be sent. The row lock makes parallel calls wait for the
 * first one; they, and every repetition, start nothing. Another message under the same reference is
 * refused.
 */
export function startBroadcast(
  db: Db,
  viewer: Viewer,
  referenceNo: string,
  draft: Draft,
  settings: SenderSettings,
): Promise<{ id: string }> {
  const requestHash = hashOf(draft)
  return inTransaction(db, async (trx) => {
    const broadcast = await lockBroadcast(trx, viewer, referenceNo, draft)
    if (broadcast.status === 'open') {
      await fillIn(trx, broadcast.id, { draft, requestHash, settings })
      if (!draft.isPersonal) await rememberMessage(trx, viewer, draft)
      await recordSend(trx, viewer, referenceNo, draft)
    } else if (!broadcast.requestHash?.equals(requestHash)) {
      throw new DomainError('conflict', { message: texts.sender.usedReference })
    }
    return { id: broadcast.id }
  })
}

const begun = { status: 'sending', sentAt: sql<Date>`now()` } as const

type Filling = { draft: Draft; requestHash: Buffer; settings: SenderSettings }

async function fillIn(trx: Db, broadcastId: string, { draft, requestHash, settings }: Filling) {
  const { channel, purpose, subject = '', body, audience, dltId, scheduledAt } = draft
  const needsTemplate = channel === 'sms' && settings.needsSmsTemplate
  const template = needsTemplate ? await requireSmsTemplate(trx, body, dltId) : undefined
  const { everyone } = audience
  await trx
    .updateTable('broadcast')
    .set(scheduledAt ? { status: 'scheduled', scheduledAt } : begun)
    .set({ subject, body, purpose, requestHash })
    .set({ smsTemplateId: template?.id ?? null, isFilled: !everyone })
    .set({ everyone: everyone ? JSON.stringify(everyone) : null })
    .where('id', '=', broadcastId)
    .execute()
  await addTyped(trx, broadcastId, body, audience.phones)
}

async function recordSend(
  trx: Db,
  viewer: Viewer,
  referenceNo: string,
  { channel, purpose, audience: { phones, everyone }, scheduledAt }: Draft,
) {
  await recordAudit(trx, {
    actorId: viewer.id,
    action: 'message.send',
    subjectKind: 'broadcast',
    subjectId: referenceNo,
    facts: {
      channel,
      purpose,
      numbers: phones.length,
      ...(everyone && { everyone: wordsOf(everyone) }),
      ...(scheduledAt && { sendAt: scheduledAt.toISOString() }),
    },
  })
}

function wordsOf({ search, filter = {} }: Everyone) {
  return [search, audienceWords(filter)].filter(Boolean).join(', ')
}

async function lockBroadcast(trx: Db, viewer: Viewer, referenceNo: string, { channel }: Draft) {
  const broadcast = await trx
    .selectFrom('broadcast')
    .select(['id', 'status', 'requestHash'])
    .where('referenceNo', '=', referenceNo)
    .where('staffId', '=', viewer.id)
    .where('channel', '=', channel)
    .forUpdate()
    .executeTakeFirst()
  if (!broadcast) throw new DomainError('not_found', { message: texts.sender.unknownReference })
  return broadcast
}

async function addTyped(trx: Db, broadcastId: string, body: string, phones: string[]) {
  if (phones.length === 0) return
  const people = await trx
    .selectFrom('appUser')
    .select(['id', 'phone', 'name', 'email'])
    .where('phone', '=', sql<string>`any(${phones}::text[])`)
    // An account that is being erased is erased only after its recipient row exists, so that the
    // row is emptied too.
    .forKeyShare()
    .execute()
  const known = new Map(people.map((person) => [person.phone, person]))
  const receivers = phones.map((phone) => ({ ...known.get(phone), phone }))
  await addRecipients(trx, broadcastId, body, receivers)
}

/** Adds the text to the list of earlier messages, or moves it to its top. */
async function rememberMessage(trx: Db, viewer: Viewer, { channel, body }: Draft) {
  await trx
    .insertInto('broadcastTemplate')
    .values({ channel, body, createdBy: viewer.id })
    .onConflict((conflict) =>
      conflict.columns(['channel', 'body']).doUpdateSet({ createdAt: sql<Date>`now()` }),
    )
    .execute()
}

/** The same message to the same people, in whatever order they are named. */
function hashOf({ channel, purpose, subject, body, audience, dltId, scheduledAt }: Draft) {
  const { phones, everyone } = audience
  const parts = [channel, purpose, body, dltId ?? '', phones.toSorted()]
  const filter = Object.entries(everyone?.filter ?? {}).filter(([, value]) => value)
  const all = everyone && [everyone.search, everyone.except.toSorted(), filter.toSorted()]
  const more = [all ?? null, subject ?? '', scheduledAt?.getTime() ?? null]
  return createHash('sha256')
    .update(JSON.stringify([...parts, ...more]))
    .digest()
}

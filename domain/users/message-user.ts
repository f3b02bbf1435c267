import type { MessageChannel } from '#contract/options.ts'
import * as texts from '#contract/texts.ts'
import { type Db, inTransaction } from '#db/connect.ts'
import { recordAudit } from '#domain/audit/record-audit.ts'
import { openBroadcast } from '#domain/broadcasts/open-broadcast.ts'
import type { SenderSettings } from '#domain/broadcasts/sender-settings.ts'
import { startBroadcast } from '#domain/broadcasts/start-broadcast.ts'
import { DomainError } from '#domain/errors.ts'
import type { Viewer } from '#domain/viewer.ts'

type UserMessage = { channel: MessageChannel; subject?: string | undefined; body: string }

/** A message of staff to one user, sent and counted like any other; its text becomes no template. */
export function messageUser(
  db: Db,
  viewer: Viewer,
  id: string,
  { channel, subject, body }: UserMessage,
  settings: SenderSettings,
) {
  return inTransaction(db, async (trx) => {
    const user = await trx
      .selectFrom('appUser')
      .select('phone')
      .where('id', '=', id)
      .where('erasedAt', 'is', null)
      .executeTakeFirst()
    if (!user?.phone) throw new DomainError('not_found', { message: texts.review.accountErased })
    const reference = await openBroadcast(trx, viewer, channel)
    const audience = { phones: [user.phone], everyone: undefined }
    const message = { channel, purpose: 'service', subject, body } as const
    const draft = { ...message, audience, isPersonal: true }
    const { id: broadcastId } = await startBroadcast(trx, viewer, reference, draft, settings)
    await recordAudit(trx, {
      actorId: viewer.id,
      action: 'user.message',
      subjectKind: 'user',
      subjectId: id,
      facts: { channel, reference },
    })
    return { broadcastId }
  })
}

/** What became of a message to one user. */
export function findUserMessage(db: Db, broadcastId: string) {
  return db
    .selectFrom('broadcastRecipient')
    .select(['status', 'reason'])
    .where('broadcastId', '=', broadcastId)
    .executeTakeFirstOrThrow()
}

import { sql } from 'kysely'
import type { RecipientOutcome } from '#contract/options/broadcasts.ts'
import { type Db, inTransaction } from '#db/connect.ts'
import { recordAudit } from '#domain/audit/record-audit.ts'
import { DomainError } from '#domain/errors.ts'
import { isStaff, type Viewer } from '#domain/viewer.ts'

const pageSize = 50

type Asked = {
  referenceNo: string
  outcome?: RecipientOutcome | undefined
  after?: string | undefined
}

/**
 * What became of the recipients of any broadcast, page by page: keyset pagination by state and id,
 * which one index serves however many there are.
 */
export function listRecipientsPage(db: Db, viewer: Viewer, { referenceNo, outcome, after }: Asked) {
  if (!isStaff(viewer)) throw new DomainError('forbidden')
  return inTransaction(db, async (trx) => {
    const broadcast = await trx
      .selectFrom('broadcast')
      .select('id')
      .where('referenceNo', '=', referenceNo)
      .where('status', '<>', 'open')
      .executeTakeFirst()
    if (!broadcast) throw new DomainError('not_found')
    await recordAudit(trx, {
      actorId: viewer.id,
      action: 'message.view',
      subjectKind: 'broadcast',
      subjectId: referenceNo,
    })
    const cursor = after ? await findCursor(trx, broadcast.id, after) : undefined
    const rows = await trx
      .selectFrom('broadcastRecipient as recipient')
      .leftJoin('appUser as person', 'person.id', 'recipient.userId')
      .select(['recipient.id', 'recipient.phone', 'recipient.body', 'recipient.status'])
      .select(['recipient.reason', 'person.name', 'recipient.updatedAt'])
      .where('recipient.broadcastId', '=', broadcast.id)
      .$if(outcome !== undefined, (all) =>
        all.where('recipient.status', 'in', statusesOf(outcome!)),
      )
      .$if(cursor !== undefined, (all) =>
        all.where(
          sql<boolean>`(recipient.status, recipient.id) > (${cursor!.status}, ${cursor!.id}::uuid)`,
        ),
      )
      .orderBy('recipient.status')
      .orderBy('recipient.id')
      .limit(pageSize + 1)
      .execute()
    const recipients = rows.slice(0, pageSize)
    return { recipients, next: rows.length > pageSize ? recipients.at(-1)!.id : undefined }
  })
}

/**
 * The cursor uses the recipient's state as it is now: a recipient whose state has changed moves the
 * page with it.
 */
function findCursor(trx: Db, broadcastId: string, id: string) {
  return trx
    .selectFrom('broadcastRecipient')
    .select(['id', 'status'])
    .where('broadcastId', '=', broadcastId)
    .where('id', '=', id)
    .executeTakeFirst()
}

type Status = 'queued' | 'sending' | 'sent' | 'failed' | 'unknown' | 'skipped' | 'stopped'

function statusesOf(outcome: RecipientOutcome): Status[] {
  const statuses: Record<RecipientOutcome, Status[]> = {
    sent: ['sent'],
    left_out: ['skipped'],
    failed: ['failed', 'unknown'],
    stopped: ['stopped'],
    waiting: ['queued', 'sending'],
  }
  return statuses[outcome]
}

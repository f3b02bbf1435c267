import { displayName } from '#contract/format/names.ts'
import type { RequestStatus } from '#contract/options.ts'
import * as texts from '#contract/texts.ts'
import { type Db, inTransaction } from '#db/connect.ts'
import { recordAudit } from '#domain/audit/record-audit.ts'
import { DomainError } from '#domain/errors.ts'
import type { Viewer } from '#domain/viewer.ts'

export type RequestKind = 'call' | 'mail'

type Move = {
  to: RequestStatus
  note?: string | undefined
  /** Optimistic concurrency: the version that was shown. */
  version: number
}

const tables = { call: 'callRequest', mail: 'mailRequest' } as const

/**
 * Assigns a request to the viewer, gives it back or closes it, with a note for colleagues. Of two
 * people at once, the second is told who was first.
 */
export function moveRequest(
  db: Db,
  viewer: Viewer,
  { kind, id }: { kind: RequestKind; id: string },
  { to, note, version }: Move,
) {
  return inTransaction(db, async (trx) => {
    const before = await lockRequest(trx, kind, id)
    if (before.version !== version) throw await outdated(trx, before)
    // A closed request keeps who closed it; an open one belongs to nobody.
    const takenBy = to === 'new' ? null : to === 'taken' ? viewer.id : (before.takenBy ?? viewer.id)
    const after = { status: to, takenBy, note: note ?? before.note, version: version + 1 }
    await trx.updateTable(tables[kind]).set(after).where('id', '=', id).execute()
    await recordAudit(trx, {
      actorId: viewer.id,
      action: 'move_request',
      subjectKind: `${kind}_request`,
      subjectId: id,
      before: before.status,
      after: to,
    })
    return after
  })
}

type Locked = { status: RequestStatus; takenBy: string | null; note: string; version: number }

async function lockRequest(trx: Db, kind: RequestKind, id: string): Promise<Locked> {
  const request = await trx
    .selectFrom(tables[kind])
    .select(['status', 'takenBy', 'note', 'version'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!request) throw new DomainError('not_found')
  return request
}

async function outdated(trx: Db, { status, takenBy }: Locked) {
  const holder = takenBy
    ? await trx.selectFrom('appUser').select('name').where('id', '=', takenBy).executeTakeFirst()
    : undefined
  const { requestTaken, requestChanged } = texts.review
  const isTaken = status === 'taken' && holder
  const message = isTaken ? requestTaken(displayName(holder.name)) : requestChanged
  return new DomainError('conflict', { message })
}

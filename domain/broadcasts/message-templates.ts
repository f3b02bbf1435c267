import { sql } from 'kysely'
import * as texts from '#contract/texts.ts'
import { type Db, inTransaction } from '#db/connect.ts'
import { recordAudit } from '#domain/audit/record-audit.ts'
import { DomainError } from '#domain/errors.ts'
import { isStaff, type Viewer } from '#domain/viewer.ts'

export type MessageTemplate = { id: string; name: string; subject: string; body: string }

/** The messages that staff keep to use again, by name. */
export function listMessageTemplates(db: Db): Promise<MessageTemplate[]> {
  return db
    .selectFrom('staffTemplate')
    .select(['id', 'name', 'subject', 'body'])
    .orderBy(sql`lower(name)`)
    .execute()
}

type Saved = { id?: string | undefined; name: string; subject: string; body: string }

/** Keeps a message under a name, or changes the one that `id` names. */
export function saveMessageTemplate(db: Db, viewer: Viewer, { id, ...template }: Saved) {
  if (!isStaff(viewer)) throw new DomainError('forbidden')
  return inTransaction(db, async (trx) => {
    const before = id ? await findTemplate(trx, id) : undefined
    await refuseTakenName(trx, template.name, id)
    const saved = await (before
      ? trx
          .updateTable('staffTemplate')
          .set({ ...template, updatedAt: sql<Date>`now()` })
          .where('id', '=', before.id)
          .returning('id')
      : trx
          .insertInto('staffTemplate')
          .values({ ...template, createdBy: viewer.id })
          .returning('id')
    ).executeTakeFirstOrThrow()
    await recordAudit(trx, {
      ...entryOf(viewer, template.name),
      action: 'message_template.save',
      before: before?.name ?? '',
      after: template.name,
    })
    return saved.id
  })
}

export function removeMessageTemplate(db: Db, viewer: Viewer, id: string) {
  if (!isStaff(viewer)) throw new DomainError('forbidden')
  return inTransaction(db, async (trx) => {
    const { name } = await findTemplate(trx, id)
    await trx.deleteFrom('staffTemplate').where('id', '=', id).execute()
    await recordAudit(trx, { ...entryOf(viewer, name), action: 'message_template.remove' })
  })
}

async function findTemplate(trx: Db, id: string) {
  const found = await trx
    .selectFrom('staffTemplate')
    .select(['id', 'name'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!found) throw new DomainError('not_found', { message: texts.sender.noSuchTemplate })
  return found
}

async function refuseTakenName(trx: Db, name: string, id: string | undefined) {
  // Two people save the same name at once: the second waits for the lock and is refused.
  await sql`lock table staff_template in share row exclusive mode`.execute(trx)
  const taken = await trx
    .selectFrom('staffTemplate')
    .select('id')
    .where(sql<boolean>`lower(name) = lower(${name})`)
    .$if(id !== undefined, (others) => others.where('id', '<>', id!))
    .executeTakeFirst()
  if (taken) throw new DomainError('invalid', { fields: { name: texts.sender.takenName } })
}

function entryOf({ id: actorId }: Viewer, subjectId: string) {
  return { actorId, subjectKind: 'message_template', subjectId }
}

import type { Db } from '#db/connect.ts'
import { recordAudit } from '#domain/audit/record-audit.ts'
import { DomainError } from '#domain/errors.ts'
import { isStaff, type Viewer } from '#domain/viewer.ts'

const batchSize = 5_000

/** All users with what a message to them needs, in batches by keyset pagination, newest first. */
export async function exportUsers(db: Db, viewer: Viewer) {
  if (!isStaff(viewer)) throw new DomainError('forbidden')
  await recordAudit(db, {
    actorId: viewer.id,
    action: 'report.export',
    subjectKind: 'report',
    subjectId: 'user_data',
    facts: { allContacts: true },
  })
  return readBatches(db)
}

async function* readBatches(db: Db) {
  let last: string | undefined
  do {
    const batch = await readBatch(db, last)
    yield batch.map(({ id, name, phone, email }) => ({
      _id: id,
      user_name: name,
      phone_no: phone ?? '',
      user_email: email,
    }))
    last = batch.length === batchSize ? batch.at(-1)?.id : undefined
  } while (last)
}

// Ids are UUIDv7, which sort by time of creation.
function readBatch(db: Db, before: string | undefined) {
  return db
    .selectFrom('appUser')
    .select(['id', 'name', 'phone', 'email'])
    .where('erasedAt', 'is', null)
    .$if(before !== undefined, (users) => users.where('id', '<', before!))
    .orderBy('id', 'desc')
    .limit(batchSize)
    .execute()
}

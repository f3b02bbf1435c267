import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import { listStaff } from '#domain/users/list-staff.ts'
import type { Viewer } from '#domain/viewer.ts'

/**
 * The people whose entries an administrator can filter by: all staff, then former staff with
 * entries. Empty for other staff, who see only their own entries.
 */
export async function listAuditPeople(db: Db, { role }: Viewer) {
  if (role !== 'administrator') return []
  const [staff, former] = await Promise.all([listStaff(db), listFormerStaff(db)])
  return [
    ...staff.map(({ id, name }) => ({ id, name, isFormer: false })),
    ...former.map(({ id, name }) => ({ id, name, isFormer: true })),
  ]
}

/**
 * Found by the roles that the log itself records: members have entries too, about their own
 * listings.
 */
function listFormerStaff(db: Db) {
  return db
    .selectFrom('appUser')
    .select(['id', 'name'])
    .where('role', '=', 'member')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('auditEntry')
        .select(sql<string>`subject_id::uuid`.as('id'))
        .where('action', 'in', ['staff.grant', 'staff.revoke'])
        .where('subjectKind', '=', 'user'),
    )
    .where(({ exists, selectFrom }) =>
      exists(selectFrom('auditEntry').whereRef('actorId', '=', 'appUser.id')),
    )
    .orderBy('name')
    .orderBy('id')
    .execute()
}

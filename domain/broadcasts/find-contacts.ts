import { sql } from 'kysely'
import { type Db, inTransaction } from '#db/connect.ts'
import type { Everyone } from '#db/tables/messages.ts'
import { recordAudit } from '#domain/audit/record-audit.ts'
import { isMeant } from '#domain/broadcasts/audience.ts'
import type { Viewer } from '#domain/viewer.ts'

/** Names and e-mail addresses of the given numbers that have an account. */
export function findContacts(db: Db, viewer: Viewer, phones: string[]) {
  return inTransaction(db, async (trx) => {
    const people = await trx
      .selectFrom('appUser')
      .select(['id', 'phone', 'name', 'email'])
      .where('phone', '=', sql<string>`any(${phones}::text[])`)
      .execute()
    const [first, ...others] = people
    await recordAudit(trx, {
      actorId: viewer.id,
      action: 'message.contacts',
      subjectKind: 'user',
      ...(first && others.length === 0
        ? { subjectId: first.id }
        : { subjectId: '', facts: { people: people.length } }),
    })
    return people
  })
}

/** How many users "Add All" stands for. */
export async function countEveryone(db: Db, everyone: Everyone): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from app_user person where ${isMeant(everyone)}
  `.execute(db)
  return rows[0]?.count ?? 0
}

/** How many users a search and a filter stand for, and the first of them. */
export function findAudience(db: Db, viewer: Viewer, everyone: Everyone) {
  return inTransaction(db, async (trx) => {
    const count = await countEveryone(trx, everyone)
    type Row = { id: string; phone: string; name: string; email: string }
    const { rows } = await sql<Row>`
      select id, phone, name, email from app_user person
      where ${isMeant(everyone)} order by id desc limit ${sql.lit(shownPeople)}
    `.execute(trx)
    await recordAudit(trx, {
      actorId: viewer.id,
      action: 'message.contacts',
      subjectKind: 'user',
      subjectId: '',
      facts: { people: rows.length },
    })
    return { count, people: rows }
  })
}

const shownPeople = 50

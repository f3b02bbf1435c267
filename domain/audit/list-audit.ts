import { type SqlBool, sql } from 'kysely'
import { isIsoDay } from '#contract/format/dates.ts'
import { isMobile } from '#contract/format/phones.ts'
import { cutPhone } from '#contract/format/typed-phone.ts'
import { isId, isSpn } from '#contract/ids.ts'
import type { Db } from '#db/connect.ts'
import { DomainError } from '#domain/errors.ts'
import { isStaff, type Viewer } from '#domain/viewer.ts'

export type AuditFilter = {
  /** The id of the person who acted. */
  actor?: string | undefined
  action?: string | undefined
  /** An id, the number of a listing, a phone number or the name of a report. */
  subject?: string | undefined
  from?: string | undefined
  to?: string | undefined
}

const pageSize = 50

/**
 * A page of the audit log, newest first, and the cursor of the next. Administrators read all of it,
 * other staff what they did themselves.
 */
export async function listAudit(db: Db, viewer: Viewer, filter: AuditFilter, cursor?: string) {
  if (!isStaff(viewer)) throw new DomainError('forbidden')
  const actor = viewer.role === 'administrator' ? filter.actor : viewer.id
  const subject = filter.subject && (await resolveSubject(db, filter.subject))
  const after = readCursor(cursor)

  const found = await selectEntries(db)
    .select(sql<string>`entry.created_at::text`.as('createdText'))
    .$if(actor !== undefined, (entries) => entries.where('entry.actorId', '=', actor!))
    .$if(Boolean(filter.action), (entries) => entries.where('entry.action', '=', filter.action!))
    .$if(Boolean(subject), (entries) => entries.where('entry.subjectId', '=', subject as string))
    .$if(Boolean(filter.from), (entries) =>
      entries.where(sql<SqlBool>`entry.created_at >= ${startOfDay(filter.from!)}`),
    )
    .$if(Boolean(filter.to), (entries) =>
      entries.where(sql<SqlBool>`entry.created_at < ${startOfDay(filter.to!)} + interval '1 day'`),
    )
    .$if(after !== undefined, (entries) =>
      entries.where(
        sql<SqlBool>`(entry.created_at, entry.id) < (${after?.at}::timestamptz, ${after?.id}::uuid)`,
      ),
    )
    .orderBy('entry.createdAt', 'desc')
    .orderBy('entry.id', 'desc')
    .limit(pageSize + 1)
    .execute()

  const entries = found.slice(0, pageSize)
  const last = found.length > pageSize ? entries.at(-1) : undefined
  return {
    entries: await withSubjects(db, entries),
    next: last && `${last.createdText}~${last.id}`,
  }
}

export function selectEntries(db: Db) {
  return db
    .selectFrom('auditEntry as entry')
    .leftJoin('appUser as actor', 'actor.id', 'entry.actorId')
    .select(['entry.id', 'entry.action', 'entry.subjectKind', 'entry.subjectId', 'entry.reason'])
    .select(['entry.beforeState as before', 'entry.afterState as after', 'entry.createdAt'])
    .select(['entry.facts', 'entry.actorId', 'actor.name as actorName'])
}

/** As PostgreSQL writes it, with the zone. */
const timeOfDay = /^([01]\d|2[0-3])(:[0-5]\d){2}(\.\d{1,6})?[+-]\d\d(:\d\d)?$/

function readCursor(cursor = '') {
  const [at = '', id = ''] = cursor.split('~')
  const [day = '', time = ''] = at.split(' ')
  return isId(id) && isIsoDay(day) && timeOfDay.test(time) ? { at, id } : undefined
}

function startOfDay(day: string) {
  return sql<Date>`(${day}::date)::timestamp at time zone 'Asia/Kolkata'`
}

/**
 * The id by which entries name a listing, person or report; text that names none of these is
 * searched for as it is.
 */
async function resolveSubject(db: Db, text: string) {
  const spn = text.trim().toUpperCase()
  const phone = cutPhone(text)
  const found = isSpn(spn)
    ? await db.selectFrom('listing').select('id').where('spn', '=', spn).executeTakeFirst()
    : isMobile(phone)
      ? await db.selectFrom('appUser').select('id').where('phone', '=', phone).executeTakeFirst()
      : undefined
  return found?.id ?? text.trim()
}

/** Names of the listings and people that entries are about; erased ones have no name any more. */
export async function withSubjects<Entry extends { subjectKind: string; subjectId: string }>(
  db: Db,
  entries: Entry[],
) {
  const idsOf = (kind: string) =>
    entries
      .filter((entry) => entry.subjectKind === kind && isId(entry.subjectId))
      .map(({ subjectId }) => subjectId)
  const names = new Map<string, string>()
  const listingIds = idsOf('listing')
  if (listingIds.length > 0) {
    const listings = await db
      .selectFrom('listing')
      .select(['id', 'spn'])
      .where('id', 'in', listingIds)
      .execute()
    for (const { id, spn } of listings) names.set(id, spn)
  }
  const userIds = idsOf('user')
  if (userIds.length > 0) {
    const users = await db
      .selectFrom('appUser')
      .select(['id', 'name'])
      .where('id', 'in', userIds)
      .execute()
    for (const { id, name } of users) names.set(id, name)
  }
  return entries.map((entry) => ({ ...entry, subjectName: names.get(entry.subjectId) ?? '' }))
}

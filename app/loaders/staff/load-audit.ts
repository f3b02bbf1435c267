import type { AuditRow } from '#app/features/audit/audit-table.tsx'
import { isIsoDay, tableDate } from '#contract/format/dates.ts'
import { displayName } from '#contract/format/names.ts'
import { isId } from '#contract/ids.ts'
import * as texts from '#contract/texts/audit.ts'
import type { Db } from '#db/connect.ts'
import {
  type AuditFilter,
  listAudit,
  type selectEntries,
  type withSubjects,
} from '#domain/audit/list-audit.ts'
import { listAuditPeople } from '#domain/audit/list-audit-people.ts'
import type { Viewer } from '#domain/viewer.ts'

/** A page of the audit log in sentences, and what it can be filtered by. */
export async function loadAudit(db: Db, viewer: Viewer, url: URL) {
  const filter = readAuditFilter(url)
  const before = url.searchParams.get('before') ?? undefined
  const { entries, next } = await listAudit(db, viewer, filter, before)
  const people = await listAuditPeople(db, viewer)
  const now = new Date()
  return {
    entries: entries.map((entry) => toAuditRow(entry, now)),
    filter,
    people: people.map(({ id, name, isFormer }) => ({
      value: id,
      label: isFormer ? texts.formerStaff(displayName(name)) : displayName(name),
    })),
    isFirst: before === undefined,
    next,
  }
}

function readAuditFilter({ searchParams }: URL): AuditFilter {
  const read = (name: string, isValid: (text: string) => boolean = Boolean) => {
    const text = searchParams.get(name)?.trim().slice(0, 80)
    return text && isValid(text) ? text : undefined
  }
  return {
    actor: read('actor', isId),
    action: read('action'),
    subject: read('subject'),
    from: read('from', isIsoDay),
    to: read('to', isIsoDay),
  }
}

type Entry = Awaited<ReturnType<typeof withSubjects<Selected>>>[number]
type Selected = Awaited<ReturnType<ReturnType<typeof selectEntries>['execute']>>[number]

/** An entry as a line of a table. */
export function toAuditRow(
  { id, createdAt, actorId, actorName, ...entry }: Entry,
  now: Date,
): AuditRow {
  return {
    id,
    when: tableDate(createdAt, now),
    who: actorId ? displayName(actorName) : texts.bySite,
    what: texts.sentence({ ...entry, subject: subjectOf(entry) }),
  }
}

function subjectOf({
  subjectKind,
  subjectId,
  subjectName,
}: Omit<Entry, 'id' | 'createdAt' | 'actorId' | 'actorName'>) {
  if (subjectKind === 'report') return texts.reportName(subjectId)
  return subjectName || `${subjectKind.replaceAll('_', ' ')} ${subjectId}`
}

import { sql } from 'kysely'
import { indiaDay, indiaTime } from '#contract/format/dates.ts'

/** Slots that have not begun. */
export function isToCome(now: Date) {
  const [today, clock] = [indiaDay(now), indiaTime(now)]
  return sql<boolean>`(
    visit_slot.day > ${today} or (visit_slot.day = ${today} and visit_slot.clock > ${clock})
  )`
}

/** Slots that no open visit takes. */
export const isFree = sql<boolean>`not exists (
  select from visit
  where visit.slot_id = visit_slot.id and visit.status in ('requested', 'proposed', 'accepted')
)`

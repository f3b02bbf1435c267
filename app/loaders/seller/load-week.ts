import { thisWeek, type Week, type WeekSlot } from '#app/features/visits/week-row.ts'
import { toVisitRow } from '#app/loaders/seller/load-visits.ts'
import { addDays, formatNearDay, indiaDay, isIsoDay } from '#contract/format/dates.ts'
import { leadLimits } from '#contract/limits.ts'
import { listingTitle } from '#contract/listing/listing-title.ts'
import type { Db } from '#db/connect.ts'
import { listOwnNames } from '#domain/listings/list-own-names.ts'
import type { Viewer } from '#domain/viewer.ts'
import { listOwnSlots } from '#domain/visit-slots/list-slots.ts'
import { listWeekVisits } from '#domain/visits/list-week-visits.ts'

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

/** A week of an owner: who comes when, and the times that are offered. */
export async function loadWeek(db: Db, viewer: Viewer, wanted: string, now = new Date()) {
  const today = indiaDay(now)
  const from = mondayOf(isIsoDay(wanted) ? wanted : today)
  const to = addDays(from, 6)
  const [visits, slots, homes] = await Promise.all([
    listWeekVisits(db, viewer, { from, to }),
    listOwnSlots(db, viewer, { from, to, now }),
    listOwnNames(db, viewer, leadLimits.listingsToChoose, { isActive: true }),
  ])
  const rows = visits.map((visit) => toVisitRow(visit, 'owner'))
  const days = weekdays.map((weekday, index) => {
    const day = addDays(from, index)
    return {
      day,
      label: `${weekday} ${formatNearDay(day)}`,
      isToday: day === today,
      isPast: day < today,
      visits: rows
        .filter((row) => row.day === day)
        // What is over can only be looked at.
        .map((row) => (day < today ? { ...row, actions: [] } : row)),
      slots: slots.filter((slot) => slot.day === day).map(toSlot),
    }
  })
  return {
    title: `${formatNearDay(from)} to ${formatNearDay(to)}`,
    isThisWeek: from === mondayOf(today),
    earlier: weekPath(addDays(from, -7), today),
    later: weekPath(addDays(from, 7), today),
    days,
    homes: homes.map((home) => ({ value: home.spn, label: listingTitle(home) })),
  } satisfies Week
}

type OwnSlot = Awaited<ReturnType<typeof listOwnSlots>>[number]

function toSlot({ id, clock, spn, category, areaUnit, ...listing }: OwnSlot): WeekSlot {
  if (!spn || !category || !areaUnit) return { id, clock, home: '' }
  return { id, clock, home: listingTitle({ ...listing, category, areaUnit }) }
}

function weekPath(monday: string, today: string) {
  return monday === mondayOf(today) ? thisWeek : `/dashboard/visits?week=${monday}`
}

function mondayOf(day: string) {
  return addDays(day, -((new Date(day).getUTCDay() + 6) % 7))
}

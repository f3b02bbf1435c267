import type { VisitTime } from '#contract/options.ts'
import type { FamilyOpinion } from '#domain/family-lists/list-opinions.ts'
import { metresToNext, metroToNext, orderStops } from '#domain/family-lists/order-stops.ts'
import type { SavedHome } from '#domain/shortlist/list-saved-homes.ts'

/** A home to see on a day: by an open visit, or because relatives would like to. */
export type PlannedStop = {
  home: SavedHome
  visit: { time: VisitTime | ''; clock: string; isAgreed: boolean } | null
  /** Who of the family would come on that day. */
  wishedBy: string[]
  /** As the crow flies, to the next home of the day. */
  metresToNext: number | undefined
  /** Minutes by metro to the next one, where that is likely to be quicker than by car. */
  metroToNext: { least: number; most: number } | undefined
}

export type PlannedDay = { day: string; stops: PlannedStop[] }

/** Homes that can still be had, by the day on which they are to be seen and the way between them. */
export function planVisits(homes: SavedHome[], opinions: FamilyOpinion[]): PlannedDay[] {
  const shown = homes.filter(({ isHidden, isSold }) => !isHidden && !isSold)
  const wishes = Map.groupBy(opinions, ({ spn }) => spn)
  const entries = shown.flatMap((home) => entriesOf(home, wishes.get(home.spn) ?? []))
  const byDay = Map.groupBy(entries, ({ day }) => day)
  return [...byDay]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([day, each]) => ({ day, stops: inOrder(each) }))
}

type Entry = Omit<PlannedStop, 'metresToNext' | 'metroToNext'> & { day: string }

/** One entry per day on which the home is to be seen. */
function entriesOf(home: SavedHome, opinions: FamilyOpinion[]): Entry[] {
  const wished = opinions.flatMap(({ wishedDay, name }) =>
    wishedDay ? [{ day: wishedDay, name }] : [],
  )
  const days = new Set(wished.map(({ day }) => day))
  if (home.visitDay) days.add(home.visitDay)
  return [...days].map((day) => ({
    day,
    home,
    visit: home.visitDay === day ? visitOf(home) : null,
    wishedBy: wished.filter((wish) => wish.day === day).map(({ name }) => name),
  }))
}

function visitOf({ visitTime, visitClock, visitStatus }: SavedHome) {
  return { time: visitTime ?? '', clock: visitClock ?? '', isAgreed: visitStatus === 'accepted' }
}

/** When a time of day begins, to order homes by. */
const beginnings: Record<VisitTime, string> = {
  morning: '09:00',
  afternoon: '12:00',
  evening: '16:00',
}

function inOrder(entries: Entry[]): PlannedStop[] {
  const stops = entries.map((entry) => {
    const { home, visit } = entry
    const { lat, lng } = home
    return {
      entry,
      point: lat === null || lng === null ? null : { lat, lng },
      startsAt: visit?.clock || (visit?.time && beginnings[visit.time]) || null,
    }
  })
  const ordered = orderStops(stops)
  return ordered.map((stop, at) => {
    const next = ordered[at + 1]
    const { day: _, ...planned } = stop.entry
    return {
      ...planned,
      metresToNext: next && metresToNext(stop, next),
      metroToNext: next && metroToNext(stop, next),
    }
  })
}

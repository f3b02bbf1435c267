import type { PlanDay, PlanStop } from '#app/features/family/plan-rows.ts'
import { toRow } from '#app/loaders/public/load-saved-homes.ts'
import { indiaDay } from '#contract/format/dates.ts'
import { distanceText } from '#contract/format/distance-text.ts'
import { comingDay } from '#contract/format/near-days.ts'
import { visitTimeText } from '#contract/format/visit-wish.ts'
import { listingPlace } from '#contract/listing/listing-title.ts'
import * as texts from '#contract/texts.ts'
import type { FamilyOpinion } from '#domain/family-lists/list-opinions.ts'
import { type PlannedDay, type PlannedStop, planVisits } from '#domain/family-lists/plan-visits.ts'
import type { SavedHome } from '#domain/shortlist/list-saved-homes.ts'
import { driveMinutes } from '#domain/travel/drive-minutes.ts'

/** The visits of a list by day and area, in words. */
export function describePlan(homes: SavedHome[], opinions: FamilyOpinion[], now: Date): PlanDay[] {
  return planVisits(homes, opinions).map((day) => describeDay(day, now))
}

function describeDay({ day, stops }: PlannedDay, now: Date): PlanDay {
  const areas: PlanDay['areas'] = []
  for (const stop of stops) {
    const place = listingPlace(stop.home) || 'Elsewhere'
    const last = areas.at(-1)
    const described = describeStop(stop, now)
    if (last?.place === place) last.stops.push(described)
    else areas.push({ place, stops: [described] })
  }
  return { day: comingDay(day, indiaDay(now)), areas, way: wayOf(stops) }
}

function describeStop(stop: PlannedStop, now: Date): PlanStop {
  const { home, visit, wishedBy, metresToNext, metroToNext } = stop
  const { agreed, waitsForOwner, notAsked } = texts.family
  return {
    spn: home.spn,
    name: toRow(home, now).name,
    time: visit ? visitTimeText(visit) : '',
    state: visit ? (visit.isAgreed ? agreed : waitsForOwner) : notAsked,
    wishedBy: texts.family.names(wishedBy),
    directions: pointOf(home) && `${maps}&destination=${pointOf(home)}`,
    next:
      metresToNext === undefined
        ? ''
        : texts.family.wayToNext(
            distanceText(metresToNext),
            driveMinutes(metresToNext),
            metroToNext,
          ),
  }
}

const maps = 'https://www.google.com/maps/dir/?api=1'

/** The route through all homes of the day, in their order. */
function wayOf(stops: PlannedStop[]) {
  const points = stops.map(({ home }) => pointOf(home)).filter(Boolean)
  const last = points.pop()
  if (!last || points.length === 0) return ''
  return `${maps}&destination=${last}&waypoints=${encodeURIComponent(points.join('|'))}`
}

/** As the public page shows it; there is no house number in it. */
function pointOf({ lat, lng }: SavedHome) {
  return lat === null || lng === null ? '' : `${lat},${lng}`
}

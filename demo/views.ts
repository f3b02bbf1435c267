import { daysBetween, indiaDay } from '#contract/format/dates.ts'
import { insightLimits } from '#contract/limits/insight.ts'
import type { Clock } from '#demo/clock.ts'
import { isShown, type ListingSummary, type ShownListing } from '#demo/listing-summary.ts'
import { ownerIndex, personId } from '#demo/people.ts'
import { randomFor } from '#demo/random.ts'

/**
 * How many people looked at listings: most while they are new and at weekends. The demo owner's
 * listings have all days that owners see, some others a few days, which make them popular.
 */
export function viewRows(listings: ListingSummary[], clock: Clock) {
  return listings.filter(isShown).flatMap((listing) => {
    if (listing.ownerId === personId(ownerIndex)) return viewsOf(listing, clock, insightLimits.days)
    return randomFor('viewed', listing.id).chance(0.3) ? viewsOf(listing, clock, 3) : []
  })
}

function viewsOf({ id, status, activeAt, updatedAt }: ShownListing, clock: Clock, days: number) {
  const random = randomFor('views', id)
  const liking = random.between(4, 16)
  const last = status === 'sold_out' ? indiaDay(updatedAt) : clock.today
  return Array.from({ length: days }, (_, ago) => clock.day(-ago))
    .filter((day) => day >= indiaDay(activeAt) && day <= last)
    .map((day) => {
      const age = daysBetween(indiaDay(activeAt), day)
      const isWeekend = [0, 6].includes(new Date(day).getUTCDay())
      const usual = liking * (0.4 + 1.2 * Math.exp(-age / 5)) * (isWeekend ? 1.5 : 1)
      return { listingId: id, day, views: Math.round(usual * random.between(0.5, 1.5)) }
    })
    .filter(({ views }) => views > 0)
}

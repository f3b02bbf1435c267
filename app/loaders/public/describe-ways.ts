import type { HomeWay } from '#app/features/home-group/home-ways.tsx'
import { listedWhen } from '#contract/format/dates.ts'
import { formatPrice } from '#contract/format/money.ts'
import { posterText } from '#contract/listing/poster.ts'
import { listingPath } from '#contract/listing/shown-listings.ts'
import type { Deal } from '#contract/options.ts'
import * as texts from '#contract/texts/home-groups.ts'
import type { Way } from '#domain/home-groups/list-ways.ts'

/** The ways to get a home in words, where there are several. */
export function describeWays(
  ways: readonly Way[],
  { deal, spn, now }: { deal: Deal; spn: string; now: Date },
) {
  if (ways.length < 2) return undefined
  return {
    title: texts.ways(ways.length, deal),
    ways: ways.map(
      (way): HomeWay => ({
        path: way.spn === spn ? '' : listingPath(way.spn),
        price: `${formatPrice(way.price)}${deal === 'rent' ? ' / month' : ''}`,
        owner: `${way.owner} · ${posterText(way, undefined, now)}`,
        listed: `Listed ${listedWhen(way.since, now)}`,
      }),
    ),
  }
}

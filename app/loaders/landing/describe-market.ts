import { type PriceRow, priceRows } from '#app/loaders/landing/price-rows.ts'
import { type PriceTrend, priceTrend } from '#app/loaders/landing/price-trend.ts'
import { placeSlug } from '#contract/landing/landing-path.ts'
import { marketLimits } from '#contract/limits.ts'
import { type City, cities, type Deal } from '#contract/options.ts'
import type { Figure } from '#domain/market/find-figures.ts'
import type { MonthPrice, Stay } from '#domain/market/find-history.ts'

type Facts = {
  scope: string
  city: City
  deal: Deal
  name: string
  figures: Figure[]
  months: MonthPrice[]
  /** Of the whole city, for a place that has too few homes of its own. */
  cityMonths: MonthPrice[]
}

export type Market = {
  title: string
  heads: readonly [string, string]
  rows: PriceRow[]
  trend: PriceTrend | undefined
  trendCaption: string
  trendNote: string
  questions: { ask: string; answer: string }[]
}

/** Asking prices of homes for one deal, now and month by month. */
export function describeMarket(facts: Facts): Market {
  const { scope, city, deal, name, figures } = facts
  const place = scope === city ? undefined : placeSlug(scope)
  const rows = priceRows({ landing: { city, category: 'residential', deal, place }, figures })
  const price = deal === 'rent' ? 'rents' : 'prices'
  const own = priceTrend(facts.months)
  const trend = own ?? priceTrend(facts.cityMonths)
  const trendOf = own ? name : cities.labels[city]
  return {
    title: deal === 'rent' ? 'Homes for rent' : 'Homes for sale',
    heads: ['Rooms', deal === 'rent' ? 'Median a month' : 'Median'],
    rows,
    trend,
    trendCaption: `Median asking ${price} in ${trendOf} by month`,
    trendNote: trendNote({ isOwn: own !== undefined, hasCity: trend !== undefined }, name, facts),
    questions: questionsOf(rows, facts),
  }
}

type Found = { isOwn: boolean; hasCity: boolean }

function trendNote({ isOwn, hasCity }: Found, name: string, { city, deal }: Facts) {
  const each = `Each figure is the middle of at least ${marketLimits.fewest} homes that came or changed their ${deal === 'rent' ? 'rent' : 'price'} in that month.`
  if (isOwn) return each
  const few = `Too few homes came in ${name} to compare months there.`
  return hasCity ? `${few} This is all of ${cities.labels[city]}. ${each}` : few
}

function questionsOf(rows: PriceRow[], { deal, name, city }: Facts) {
  const where = name === cities.labels[city] ? name : `${name}, ${cities.labels[city]}`
  const verb = deal === 'rent' ? 'rent' : 'buy'
  const month = deal === 'rent' ? ' a month' : ''
  return rows
    .filter(({ price, isAll }) => price !== undefined && !isAll)
    .slice(0, 2)
    .map(({ label, price, count }) => ({
      ask: `What does it cost to ${verb} a ${label} home in ${where}?`,
      answer: `Half of the ${count} on offer ask for less than ${price}${month}, half for more.`,
    }))
}

/** How long homes stay, as far as enough have left. */
export function stayTexts(
  stays: readonly Stay[],
  scope: string,
  { name, city }: { name: string; city: City },
): string[] {
  return (['rent', 'resale'] as const).map((deal) => {
    const of = (wanted: string) =>
      stays.find(
        (stay) => stay.scope === wanted && stay.deal === deal && stay.category === 'residential',
      )
    const homes = deal === 'rent' ? 'Homes for rent' : 'Homes for sale'
    const here = of(scope)
    if (here) return `${homes} in ${name} ${stayedText(here)}`
    const inCity = of(city)
    const few = `Too few ${homes.toLowerCase()} in ${name} have left in the last year to say how long they stay.`
    return inCity ? `${few} In all of ${cities.labels[city]} they ${stayedText(inCity)}` : few
  })
}

function stayedText({ days, count, deal }: Stay) {
  const left = deal === 'rent' ? 'let or taken down' : 'sold or taken down'
  return `stayed ${days} ${days === 1 ? 'day' : 'days'}: the median of ${count} that were ${left} by their owners in the last year.`
}

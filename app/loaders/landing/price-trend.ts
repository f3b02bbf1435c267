import { formatPrice, groupIndian, shortPrice } from '#contract/format/money.ts'
import { roomFilters } from '#contract/options.ts'
import type { MonthPrice } from '#domain/market/find-history.ts'

/** A chart of asking prices in a box of 100 by 100, and the same as a table. */
export type PriceTrend = {
  series: { label: string; line: string; dots: string }[]
  /** The highest and the lowest price, the first and the last month. */
  top: string
  bottom: string
  from: string
  to: string
  months: { month: string; cells: { price: string; count: string }[] }[]
}

const MOST_SERIES = 4

/** By rooms and month; nothing while there are not two months to compare. */
export function priceTrend(prices: readonly MonthPrice[]): PriceTrend | undefined {
  const byRooms = [...Map.groupBy(prices, ({ rooms }) => rooms)]
    .filter(([, months]) => months.length > 1)
    .sort(([, a], [, b]) => sumOf(b) - sumOf(a))
    .slice(0, MOST_SERIES)
    .sort(([a], [b]) => roomFilters.values.indexOf(a) - roomFilters.values.indexOf(b))
  if (byRooms.length === 0) return undefined

  const shown = byRooms.flatMap(([, months]) => months)
  const months = [...new Set(shown.map(({ month }) => month))].sort()
  const middles = shown.map(({ medianPrice }) => medianPrice)
  const scale = {
    first: monthNumber(months[0]!),
    last: monthNumber(months.at(-1)!),
    ...spread(middles),
  }
  return {
    series: byRooms.map(([rooms, of]) => ({
      label: roomFilters.labels[rooms],
      ...draw(of, scale),
    })),
    top: shortPrice(scale.high),
    bottom: shortPrice(scale.low),
    from: monthText(months[0]!),
    to: monthText(months.at(-1)!),
    months: months.toReversed().map((month) => ({
      month: monthText(month),
      cells: byRooms.map(([, of]) => {
        const found = of.find((each) => each.month === month)
        return found
          ? { price: formatPrice(found.medianPrice), count: groupIndian(found.count) }
          : { price: '', count: '' }
      }),
    })),
  }
}

type Scale = { first: number; last: number; low: number; high: number }

function draw(months: readonly MonthPrice[], { first, last, low, high }: Scale) {
  const points = months.map(({ month, medianPrice }) => {
    const x = ((monthNumber(month) - first) / (last - first)) * 100
    const y = ((high - medianPrice) / (high - low)) * 100
    return `${x.toFixed(1)} ${y.toFixed(1)}`
  })
  return {
    line: `M${points.join('L')}`,
    dots: points.map((point) => `M${point}h0`).join(''),
  }
}

/** The scale of the prices, with a round number at each end and never empty. */
function spread(prices: readonly number[]) {
  const least = Math.min(...prices)
  const most = Math.max(...prices)
  const step = 10 ** Math.floor(Math.log10(most)) / 2
  const low = Math.floor(least / step) * step
  const high = Math.ceil(most / step) * step
  return { low, high: high > low ? high : low + step }
}

function sumOf(months: readonly MonthPrice[]) {
  return months.reduce((sum, { count }) => sum + count, 0)
}

function monthNumber(isoDay: string) {
  return Number(isoDay.slice(0, 4)) * 12 + Number(isoDay.slice(5, 7))
}

/** A day as its month: `2026-11-01` is `Nov 2026`. */
function monthText(isoDay: string) {
  const date = new Date(`${isoDay}T00:00:00Z`)
  return new Intl.DateTimeFormat('en-IN', {
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(date)
}

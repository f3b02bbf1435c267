import { formatPrice, groupIndian } from '#contract/format/money.ts'
import { type Landing, landingPath, landingRooms } from '#contract/landing/landing-path.ts'
import { typeWords } from '#contract/landing/landing-words.ts'
import { marketLimits } from '#contract/limits.ts'
import { roomFilters } from '#contract/options.ts'
import type { Figure } from '#domain/market/find-figures.ts'

/** What is asked for with so many rooms, or for one type of workplace. */
export type PriceRow = {
  label: string
  to: string
  /** None where too few are on offer. */
  price: string | undefined
  count: string
  /** Whether it is about all that the page is about. */
  isAll?: true
}

type Facts = { landing: Landing; figures: Figure[] }

/** By rooms for homes, by type for workplaces; a narrower page has only its own row. */
export function priceRows(facts: Facts): PriceRow[] {
  const { landing, figures } = facts
  const { rooms = '', type = '' } = landing
  const own = figures.find((each) => each.rooms === rooms && each.propertyType === type)
  const all = own ? [{ ...row(landing, 'All', own), isAll: true as const }] : []
  if (landing.category === 'commercial') return type ? all : [...byType(facts), ...all]
  return rooms ? all : [...byRooms(facts), ...all]
}

function byRooms({ landing, figures }: Facts): PriceRow[] {
  return landingRooms.flatMap((rooms) => {
    const figure = figures.find(
      (each) => each.rooms === rooms && each.propertyType === (landing.type ?? ''),
    )
    return figure ? [row({ ...landing, rooms }, roomFilters.labels[rooms], figure)] : []
  })
}

function byType({ landing, figures }: Facts): PriceRow[] {
  return figures
    .filter(({ rooms, propertyType }) => !rooms && propertyType)
    .flatMap((figure) => {
      const type = figure.propertyType || undefined
      const words = type && typeWords[type]
      if (!words) return []
      const label = words.more.charAt(0).toUpperCase() + words.more.slice(1)
      return [row({ ...landing, type }, label, figure)]
    })
}

function row(to: Landing, label: string, { count, medianPrice }: Figure): PriceRow {
  const price = count >= marketLimits.fewest ? formatPrice(medianPrice) : undefined
  return { label, to: landingPath(to), price, count: groupIndian(count) }
}

import { isOption } from '#contract/options/option-list.ts'
import { type Category, landTypes, type PropertyType } from '#contract/options.ts'
import * as texts from '#contract/texts/listing.ts'

type Compared = {
  category: Category
  propertyType: PropertyType | null
  comparedPercent: number | null
  comparedCount: number | null
  comparedPlace: string | null
  comparedAround: boolean | null
}

/** A difference that nobody would notice. */
const ALIKE = 2

/** How a price compares with others: 8 % below 23 similar homes in Sector 57. */
export function comparisonText(listing: Compared) {
  const { comparedPercent: percent, comparedCount: count, comparedPlace: place } = listing
  if (percent === null || count === null) return undefined
  const nouns = isHome(listing) ? 'homes' : 'properties'
  const where = place ? `${listing.comparedAround ? 'around' : 'in'} ${place}` : 'near by'
  const others = { where: `similar ${nouns} ${where}`, count }
  return Math.abs(percent) <= ALIKE
    ? texts.pricedLikeOthers(others)
    : texts.pricedApart(Math.abs(percent), percent < 0, others)
}

function isHome({ category, propertyType }: Compared) {
  return category === 'residential' && !isOption(landTypes, propertyType ?? '')
}

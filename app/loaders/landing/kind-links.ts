import { groupIndian } from '#contract/format/money.ts'
import { landingKinds, landingPath, placeSlug } from '#contract/landing/landing-path.ts'
import { dealText, thingsText } from '#contract/landing/landing-words.ts'
import type { Category, City, Deal } from '#contract/options.ts'

type Where = { city: City; place?: string }
type KindCount = { category: Category; deal: Deal; count: number }

/** The landing pages of a city or place for each kind that is on offer there. */
export function kindLinks({ city, place }: Where, counts: readonly KindCount[]) {
  return landingKinds.flatMap(({ category, deal }) => {
    const count = counts.find((each) => each.category === category && each.deal === deal)?.count
    if (!count) return []
    const words = `${thingsText({ category })} ${dealText(deal)}`
    const to = landingPath({ city, category, deal, place: place && placeSlug(place) })
    return [
      { label: words.charAt(0).toUpperCase() + words.slice(1), to, count: groupIndian(count) },
    ]
  })
}

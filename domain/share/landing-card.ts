import { formatPrice, groupIndian } from '#contract/format/money.ts'
import { type Landing, landingPath } from '#contract/landing/landing-path.ts'
import { thingsText, whereText } from '#contract/landing/landing-words.ts'
import { marketLimits } from '#contract/limits.ts'
import { cities } from '#contract/options.ts'
import { boardWords } from '#contract/texts/share.ts'
import type { Figure } from '#domain/market/find-figures.ts'
import { type CardWords, cardVersion } from '#domain/share/share-card.ts'

/**
 * What the picture of a landing page says: what is offered, how much of it and for how much. None
 * where nothing is offered. It shows no owner's photo, which might be gone before the picture is.
 */
export function landingCard(
  landing: Landing,
  placeName: string | undefined,
  figures: readonly Figure[],
): CardWords | undefined {
  const { city, deal, rooms = '', type = '' } = landing
  const own = figures.find((each) => each.rooms === rooms && each.propertyType === type)
  if (!own) return undefined

  const things = thingsText(landing)
  const words = boardWords[deal]
  return {
    headline: words.english,
    hindi: words.hindi,
    price: `${groupIndian(own.count)} on offer`,
    per: '',
    kind: things.charAt(0).toUpperCase() + things.slice(1),
    area: medianText(own),
    place: whereText(landing, placeName),
    city: cities.labels[city],
  }
}

/** The public address of a landing page's picture; undefined when it has none. */
export function landingCardPath(...facts: Parameters<typeof landingCard>): string | undefined {
  const card = landingCard(...facts)
  return card && `/share${landingPath(facts[0])}.jpg?v=${cardVersion(card)}`
}

function medianText({ count, medianPrice }: Figure) {
  return count < marketLimits.fewest ? '' : `Median ${formatPrice(medianPrice)}`
}

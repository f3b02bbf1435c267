import { formatPrice, groupIndian } from '#contract/format/money.ts'
import { cityPath, localityPath } from '#contract/landing/landing-path.ts'
import { marketLimits } from '#contract/limits.ts'
import { type City, cities } from '#contract/options.ts'
import type { Db } from '#db/connect.ts'
import { countKinds, findFigures } from '#domain/market/find-figures.ts'
import type { LandingPlace } from '#domain/market/find-place.ts'
import { type CardWords, cardVersion } from '#domain/share/share-card.ts'

type Where = { city: City; place?: Pick<LandingPlace, 'id' | 'name'> | undefined }

/** What the picture of a locality's page says, or of a city's. None where nothing is offered. */
export async function findPlaceCard(
  db: Db,
  { city, place }: Where,
  counted: ReturnType<typeof countKinds> = countKinds(db, place?.id ?? city),
): Promise<CardWords | undefined> {
  const scope = place?.id ?? city
  const [kinds, toLet] = await Promise.all([
    counted,
    findFigures(db, scope, { category: 'residential', deal: 'rent' }),
  ])
  const total = kinds.reduce((sum, { count }) => sum + count, 0)
  if (total === 0) return undefined
  const rents = toLet.find(({ rooms, propertyType }) => rooms === '' && propertyType === '')
  const hasMedian = rents && rents.count >= marketLimits.fewest
  return {
    headline: place ? 'LOCALITY GUIDE' : 'CITY GUIDE',
    hindi: undefined,
    price: place?.name ?? cities.labels[city],
    per: '',
    kind: `${groupIndian(total)} on offer`,
    area: hasMedian ? `Median rent ${formatPrice(rents.medianPrice)}` : '',
    place: place ? cities.labels[city] : 'Localities and prices',
    city: cities.labels[city],
  }
}

/** The public address of the picture, from what its page has counted; undefined when there is none. */
export async function findPlaceCardPath(
  db: Db,
  where: Where,
  counted?: ReturnType<typeof countKinds>,
): Promise<string | undefined> {
  const card = await findPlaceCard(db, where, counted)
  const path = where.place ? localityPath(where.place.id) : cityPath(where.city)
  return card && `/share${path}.jpg?v=${cardVersion(card)}`
}

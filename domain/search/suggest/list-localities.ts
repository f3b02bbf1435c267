import { metresBetween } from '#contract/geo.ts'
import { searchLimits } from '#contract/limits.ts'
import type { Category, City, Deal } from '#contract/options.ts'
import type { Db } from '#db/connect.ts'
import { normalisePlaceText } from '#db/gazetteer/normalise-place-text.ts'
import { ownCities } from '#domain/search/listing-kinds.ts'
import { ttlCache } from '#domain/ttl-cache.ts'

export type ListedLocality = {
  name: string
  city: City
  lat: number
  lng: number
  /** How many active listings it has. */
  count: number
}

/** With its name as it is compared with what somebody types. */
type NamedLocality = ListedLocality & { words: string }

type Kind = { category?: Category | undefined; deal?: Deal | undefined }

/** The localities of a city that have active listings of a kind, most of them first. */
export function listLocalities(db: Db, city: City, { category, deal }: Kind = {}) {
  const key = `localities ${city} ${category} ${deal}`
  return ttlCache(db, { key, seconds: 300, minCostMs: 10, staleSeconds: 3_600 }, async () => {
    const localities = await db
      .selectFrom('listing')
      .select(({ fn }) => [
        'locality as name',
        'city',
        fn.avg('lat').as('lat'),
        fn.avg('lng').as('lng'),
        fn.countAll().as('count'),
      ])
      .where('status', '=', 'active')
      .where('city', '=', city)
      .where('locality', '<>', '')
      .$if(category !== undefined, (query) => query.where('category', '=', category!))
      .$if(deal !== undefined, (query) => query.where('deal', '=', deal!))
      .groupBy(['locality', 'city'])
      .orderBy('count', 'desc')
      .orderBy('locality')
      .limit(2_000)
      .$castTo<ListedLocality>()
      .execute()
    return localities.map(
      (each): NamedLocality => ({ ...each, words: ` ${normalisePlaceText(each.name)}` }),
    )
  })
}

/** The localities of several cities, most listings first. */
export async function listLocalitiesOf(db: Db, inCities: readonly City[], kind?: Kind) {
  const perCity = await Promise.all(inCities.map((city) => listLocalities(db, city, kind)))
  return perCity.flat().sort((a, b) => b.count - a.count)
}

/** Those whose name has a word that begins as the text does. */
export async function suggestLocalities(
  db: Db,
  inCities: readonly City[],
  text: string,
  limit: number,
) {
  const typed = normalisePlaceText(text)
  if (!typed) return []
  const localities = await listLocalitiesOf(db, inCities)
  return localities.filter(({ words }) => words.includes(` ${typed}`)).slice(0, limit)
}

type Around = Kind & {
  city: City
  region?: 'ncr' | undefined
  at: { name: string; lat: number; lng: number } | undefined
  limit: number
}

/** Those near a place, nearest first, without the place itself; where there are none, the largest. */
export async function listLocalitiesAround(db: Db, { at, limit, ...search }: Around) {
  const localities = await listLocalitiesOf(db, ownCities(search), search)
  const around = at
    ? localities
        .filter(({ name }) => name !== at.name)
        .map((locality) => ({ locality, away: metresBetween(locality, at) }))
        .filter(({ away }) => away <= searchLimits.nearMetres)
        .sort((a, b) => a.away - b.away)
        .map(({ locality }) => locality)
    : []
  const isNear = around.length > 0
  return { isNear, localities: (isNear ? around : localities).slice(0, limit) }
}

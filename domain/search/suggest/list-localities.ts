import { squeezeAt } from '#contract/geo.ts'
import type { Category, City, Deal } from '#contract/options.ts'
import type { Db } from '#db/connect.ts'
import { normalisePlaceText } from '#db/gazetteer/normalise-place-text.ts'
import { runSql } from '#db/run-sql.ts'
import { SqlParams } from '#db/sql-params.ts'
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
    const params = new SqlParams()
    const kind = [
      ...(category ? [`and category = ${params.bind(category)}`] : []),
      ...(deal ? [`and deal = ${params.bind(deal)}`] : []),
    ].join(' ')
    const localities = await runSql<ListedLocality>(
      db,
      `select locality as name, city, avg(lat) as lat, avg(lng) as lng, count(*) as count
       from listing where status = 'active' and city = ${params.bind(city)} and locality <> '' ${kind}
       group by locality, city order by count(*) desc, locality limit 2000`,
      params,
    )
    return localities.map(
      (each): NamedLocality => ({ ...each, words: ` ${normalisePlaceText(each.name)}` }),
    )
  })
}

/** Those whose name has a word that begins as the text does. */
export async function suggestLocalities(db: Db, city: City, text: string, limit: number) {
  const typed = normalisePlaceText(text)
  if (!typed) return []
  const localities = await listLocalities(db, city)
  return localities.filter(({ words }) => words.includes(` ${typed}`)).slice(0, limit)
}

type Around = Kind & {
  city: City
  at: { name: string; lat: number; lng: number } | undefined
  limit: number
}

/** Those around a place, nearest first, without the place itself. */
export async function listLocalitiesAround(db: Db, { city, at, limit, ...kind }: Around) {
  const localities = await listLocalities(db, city, kind)
  if (!at) return localities.slice(0, limit)
  const squeeze = squeezeAt(at.lat)
  const away = ({ lat, lng }: ListedLocality) => Math.hypot(lat - at.lat, squeeze * (lng - at.lng))
  return localities
    .filter(({ name }) => name !== at.name)
    .sort((a, b) => away(a) - away(b))
    .slice(0, limit)
}

import type { City } from '#contract/options.ts'
import type { Db } from '#db/connect.ts'
import { normalisePlaceText } from '#db/gazetteer/normalise-place-text.ts'
import { runSql } from '#domain/listings/run-sql.ts'
import { SqlParams } from '#domain/listings/sql-params.ts'
import { rememberBriefly } from '#domain/remember-briefly.ts'

export type ListedLocality = {
  name: string
  city: City
  lat: number
  lng: number
  /** How many active listings it has. */
  count: number
}

/** The localities of a city that have active listings, most of them first. */
export function listLocalities(db: Db, city: City): Promise<ListedLocality[]> {
  return rememberBriefly(db, { key: `localities ${city}`, seconds: 300, worthMs: 10 }, () => {
    const params = new SqlParams()
    return runSql<ListedLocality>(
      db,
      `select locality as name, city, avg(lat) as lat, avg(lng) as lng, count(*) as count
       from listing where status = 'active' and city = ${params.bind(city)} and locality <> ''
       group by locality, city order by count(*) desc, locality limit 2000`,
      params,
    )
  })
}

/** Those whose name has a word that begins as the text does. */
export async function suggestLocalities(db: Db, city: City, text: string, limit: number) {
  const typed = normalisePlaceText(text)
  if (!typed) return []
  const localities = await listLocalities(db, city)
  return localities
    .filter(({ name }) => ` ${normalisePlaceText(name)}`.includes(` ${typed}`))
    .slice(0, limit)
}

/** Those around a point, nearest first. */
export async function listLocalitiesAround(
  db: Db,
  city: City,
  at: { lat: number; lng: number } | undefined,
  limit: number,
) {
  const localities = await listLocalities(db, city)
  if (!at) return localities.slice(0, limit)
  const away = ({ lat, lng }: ListedLocality) => (lat - at.lat) ** 2 + (0.88 * (lng - at.lng)) ** 2
  return localities.toSorted((a, b) => away(a) - away(b)).slice(0, limit)
}

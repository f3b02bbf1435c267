import { hash } from 'node:crypto'
import homes from '#app/pictures/ext-apartments.svg?raw'
import workplaces from '#app/pictures/office.svg?raw'
import { landingPath, readLanding } from '#contract/landing/landing-path.ts'
import { isOption } from '#contract/options/option-list.ts'
import { cities } from '#contract/options.ts'
import type { Db } from '#db/connect.ts'
import { findFigures } from '#domain/market/find-figures.ts'
import { findLandingPlace } from '#domain/market/find-place.ts'
import { landingCard } from '#domain/share/landing-card.ts'
import { findPlaceCard } from '#domain/share/place-card.ts'
import { cardVersion } from '#domain/share/share-card.ts'
import type { Resources } from '#server/create-resources.ts'
import { drawAndKeep, findOrMakeCard } from '#server/share/keep-card.ts'
import { makeCard } from '#server/share/make-card.ts'

const drawings = { residential: Buffer.from(homes), commercial: Buffer.from(workplaces) }

/** The picture that stands for the page at a path; undefined where there is none. */
export async function findLandingCard(resources: Resources, path: string) {
  const found =
    (await findWords(resources.readDb, path)) ?? (await findGuide(resources.readDb, path))
  if (!found?.card) return undefined
  const { card, category } = found

  const folder = `landing-${hash('sha256', path).slice(0, 32)}`
  const name = `${folder}/card-${cardVersion(card)}.jpg`
  return findOrMakeCard(resources, name, async () => {
    // The figures change all the time, so only the newest card of a page is kept.
    await resources.storage.removeFolder(folder)
    return drawAndKeep(resources, name, () => makeCard(card, drawings[category]))
  })
}

/** The words of a landing page's picture. */
async function findWords(db: Db, path: string) {
  const landing = readLanding(path)
  // Another spelling of the path has no picture, so that each page has one picture at one address.
  if (!landing || landingPath(landing) !== path) return undefined
  const { city, place: slug, category } = landing
  const place = slug ? await findLandingPlace(db, city, slug) : undefined
  if (slug && !place) return undefined
  const figures = await findFigures(db, place?.id ?? city, landing)
  return { card: landingCard(landing, place?.name, figures), category }
}

/** The words of the picture of a locality's page, or of a city's. */
async function findGuide(db: Db, path: string) {
  const [, city, slug] = /^\/localities\/([a-z]+)(?:\/([a-z0-9-]+))?$/.exec(path) ?? []
  if (!isOption(cities, city)) return undefined
  const place = slug ? await findLandingPlace(db, city, slug) : undefined
  if (slug && !place) return undefined
  return { card: await findPlaceCard(db, { city, place }), category: 'residential' } as const
}

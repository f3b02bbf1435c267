import type { Surroundings } from '#app/loaders/landing/find-surroundings.ts'
import { groupIndian } from '#contract/format/money.ts'
import {
  cityPath,
  type Landing,
  type LandingRooms,
  landingKinds,
  landingPath,
  landingRooms,
  localityPath,
} from '#contract/landing/landing-path.ts'
import { dealText, thingsText, typeWords, whereText } from '#contract/landing/landing-words.ts'
import { type Category, type City, cities, type Deal, roomFilters } from '#contract/options.ts'
import type { Figure } from '#domain/market/find-figures.ts'
import type { LandingPlace } from '#domain/market/find-place.ts'

/** A way on, with how much is there. */
export type LandingLink = { label: string; to: string; count?: string }
export type LinkGroup = { title: string; links: LandingLink[] }

type Facts = {
  landing: Landing
  place: LandingPlace | undefined
  figures: Figure[]
  around: Surroundings
  kinds: { category: Category; deal: Deal; count: number }[]
}

/** Where to go from a landing page: narrower, wider and sideways. Only to pages that have something. */
export function landingLinks(facts: Facts): LinkGroup[] {
  const groups = [byRooms(facts), byType(facts), byPlace(facts), elsewhere(facts)]
  return groups.filter(({ links }) => links.length > 0)
}

function byRooms({ landing, figures }: Facts): LinkGroup {
  const counts = new Map(
    figures
      .filter(({ propertyType }) => propertyType === (landing.type ?? ''))
      .map(({ rooms, count }) => [rooms, count]),
  )
  const links = landingRooms.flatMap((rooms) =>
    withCount(counts.get(rooms), rooms !== landing.rooms && { ...landing, rooms }, () =>
      rooms === landing.rooms ? '' : roomFilters.labels[rooms],
    ),
  )
  return { title: 'By number of rooms', links }
}

function byType({ landing, figures }: Facts): LinkGroup {
  const links = figures
    .filter(({ rooms, propertyType }) => rooms === (landing.rooms ?? '') && propertyType)
    .flatMap(({ propertyType, count }) => {
      const type = propertyType || undefined
      const words = type && typeWords[type]
      const isOther = words && type !== landing.type && (!landing.rooms || words.hasRooms)
      return withCount(count, isOther && { ...landing, type }, () => capital(words?.more ?? ''))
    })
  return { title: 'By type', links }
}

function byPlace({ landing, place, around }: Facts): LinkGroup {
  const links = around.places.flatMap(({ slug, city, name, count }) =>
    withCount(count, { ...landing, city: city as City, place: slug }, () => name),
  )
  const title = place ? `Near ${place.name}` : `Localities in ${cities.labels[landing.city]}`
  return { title, links }
}

/** The wider pages and the other kinds in the same place. */
function elsewhere({ landing, place, figures, around, kinds }: Facts): LinkGroup {
  const all = figures.find(({ rooms, propertyType }) => !rooms && !propertyType)
  const isNarrow = landing.rooms !== undefined || landing.type !== undefined
  const { rooms: _, type: __, ...wide } = landing
  const named = (of: Landing, name?: string) =>
    capital(`${thingsText(of)} ${dealText(of.deal)} in ${whereText(of, name)}`)
  const wider = withCount(all?.count, isNarrow && wide, () => named(wide, place?.name))
  const holders = around.holders.flatMap(({ slug, name, count }) => {
    const of = { ...landing, place: slug }
    return withCount(count, of, () => named(of, name))
  })
  const others = landingKinds.flatMap(({ category, deal }) => {
    const of = { city: landing.city, category, deal, place: landing.place }
    const isOther = category !== landing.category || deal !== landing.deal
    const count = kinds.find((kind) => kind.category === category && kind.deal === deal)?.count
    return withCount(count, isOther && of, () => named(of, place?.name))
  })
  const city = { ...landing, place: undefined }
  const up = place
    ? [
        { label: named(city), to: landingPath(city) },
        { label: `About ${place.name}`, to: localityPath(place.id) },
      ]
    : [
        {
          label: `All localities of ${cities.labels[landing.city]}`,
          to: cityPath(landing.city),
        },
      ]
  return { title: 'See also', links: [...wider, ...others, ...holders, ...up] }
}

function withCount(
  count: number | undefined,
  to: Landing | false | undefined,
  label: () => string,
): LandingLink[] {
  return count && to ? [{ label: label(), to: landingPath(to), count: groupIndian(count) }] : []
}

export function isLandingRooms(rooms: string): rooms is LandingRooms {
  return landingRooms.some((each) => each === rooms)
}

function capital(text: string) {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

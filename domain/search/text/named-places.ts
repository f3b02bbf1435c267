import type { Point } from '#contract/geo.ts'
import type { City } from '#contract/options.ts'
import type { Db } from '#db/connect.ts'
import { findCityPlaces, type NamedPlace } from '#domain/search/text/city-places.ts'
import { nameReadings } from '#domain/search/text/name-readings.ts'

/** The places that a part of the words names, the likeliest first. */
export type Named = {
  /** What they are called, and which of their names was typed. */
  name: string
  typed: string
  places: NamedPlace[]
  /** Whether it is named by a number alone, the rest of its name being that of the place before. */
  isListed: boolean
}

export type NamedWithin = { found: Named[]; ignored: string[] }

/** What the words name from left to right, longest names first, and which words name nothing. */
export async function findPlacesWithin(db: Db, city: City, words: string[]): Promise<NamedWithin> {
  const readings = nameReadings(words)
  const { byName } = await findCityPlaces(db, city)
  const found: Named[] = []
  const ignored: string[] = []
  for (let at = 0; at < words.length; ) {
    const named = readings
      .filter(({ from }) => from === at)
      .map((reading) => ({ ...reading, places: placesCalled(byName.get(reading.name)) }))
      .find((reading) => reading.places.length > 0)
    if (named) found.push({ ...named, typed: named.name, name: headingOf(named) })
    else ignored.push(words[at]!)
    at += named?.length ?? 1
  }
  return { found: found.filter((named) => !isWidened(named, found)), ignored }
}

/** Whether it is a part of the city that another of the places lies in: `saket, south delhi`. */
function isWidened({ places: [part] }: Named, found: Named[]) {
  if (part?.kind !== 'part') return false
  return found.some(({ places }) => places.some(({ id }) => part.parts.includes(id)))
}

/** Of several places with one name, localities and sectors decide how it is written. */
function placesCalled(called: NamedPlace[] = []) {
  return [...called.filter(isHome), ...called.filter((place) => !isHome(place))]
}

/** Whoever types `greater kailash` wants to live there, not in its station. */
function headingOf({ name, places }: { name: string; places: NamedPlace[] }) {
  const best = places[0]!
  const isItsStation = best.kind === 'metro' && best.names[0] === `${name} metro station`
  return isItsStation ? best.name.replace(/ Metro Station$/, '') : best.name
}

function isHome({ kind }: NamedPlace) {
  return kind === 'locality' || kind === 'sector' || kind === 'part'
}

/** What a text stands for by the places it names. */
export type PlacesMeant = {
  /** The localities and sectors that are meant, with all that they hold. */
  placeIds: string[]
  /** Stations and landmarks, where no locality is meant: what lies around them matches. */
  points: Point[]
  /** The points from which the distance of nearby listings is measured. */
  origins: Point[]
  place?: { name: string; lat: number; lng: number } | undefined
}

export const noPlaces: PlacesMeant = { placeIds: [], points: [], origins: [] }

/** Each group of places shares one name, the likeliest of them first. */
export function placesOf(groups: NamedPlace[][]): PlacesMeant {
  const homes = groups.flat().filter(isHome)
  const best = groups.flatMap((places) => places.slice(0, 1))
  const [first] = best
  if (!first) return noPlaces
  const isPoint = homes.length === 0
  return {
    placeIds: [...new Set(homes.flatMap(({ id, parts }) => [id, ...parts]))],
    points: isPoint ? best.filter(({ kind }) => kind !== 'pincode').flatMap(positionsOf) : [],
    origins: (isPoint ? best : homes).slice(0, MOST_ORIGINS).flatMap(positionsOf),
    place: { name: first.name, ...positionOf(first) },
  }
}

const MOST_ORIGINS = 6

/** A line of the metro is where its stations are. */
function positionsOf(place: NamedPlace): Point[] {
  return place.stops ?? [positionOf(place)]
}

function positionOf({ lat, lng }: NamedPlace): Point {
  return { lat, lng }
}

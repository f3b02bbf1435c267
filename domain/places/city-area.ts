import { KM_PER_DEGREE, squeezeAt } from '#contract/geo.ts'
import type { City } from '#contract/options.ts'
import type { MapArea } from '#contract/search/listing-search.ts'
import { cityBounds } from '#db/gazetteer/city-bounds.ts'

/** The part of the map that a city lies in. */
export function areaOfCity(city: City): MapArea {
  return cityBounds[city]
}

/** The part of the map that several cities lie in. */
export function areaOfCities(cities: readonly City[]): MapArea {
  const areas = cities.map(areaOfCity)
  return {
    south: Math.min(...areas.map(({ south }) => south)),
    west: Math.min(...areas.map(({ west }) => west)),
    north: Math.max(...areas.map(({ north }) => north)),
    east: Math.max(...areas.map(({ east }) => east)),
  }
}

export function listCityAreas(): Record<City, MapArea> {
  return cityBounds
}

/** Some three kilometres to each side of a place. */
export function areaAround({ lat, lng }: { lat: number; lng: number }): MapArea {
  const up = 3 / KM_PER_DEGREE
  const side = up / squeezeAt(lat)
  return { south: lat - up, west: lng - side, north: lat + up, east: lng + side }
}

/**
 * The city in the middle of a part of the map; the given one where it fits, since boxes of cities
 * overlap.
 */
export function cityAt({ south, west, north, east }: MapArea, likely: City): City {
  const lat = (south + north) / 2
  const lng = (west + east) / 2
  if (isInCity(likely, { lat, lng })) return likely
  const cities = Object.keys(cityBounds) as City[]
  return cities.find((city) => isInCity(city, { lat, lng })) ?? likely
}

/** How far a point lies outside of the box around a city; 0 within it. */
export function kmOutsideCity(city: City, { lat, lng }: { lat: number; lng: number }): number {
  const { south, north, west, east } = cityBounds[city]
  const up = Math.max(south - lat, 0, lat - north)
  const across = Math.max(west - lng, 0, lng - east) * squeezeAt(lat)
  return Math.hypot(up, across) * KM_PER_DEGREE
}

/** Whether a point lies in the box around a city. */
export function isInCity(city: City, { lat, lng }: { lat: number; lng: number }): boolean {
  const { south, north, west, east } = cityBounds[city]
  return lat >= south && lat <= north && lng >= west && lng <= east
}

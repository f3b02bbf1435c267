import { KM_PER_DEGREE, squeezeAt } from '#contract/geo.ts'
import type { MapArea } from '#contract/listing-search.ts'
import type { City } from '#contract/options.ts'
import { cityBounds } from '#db/gazetteer/city-bounds.ts'

/** The part of the map that a city lies in. */
export function areaOfCity(city: City): MapArea {
  return cityBounds[city]
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

/** The city in the middle of a part of the map: the given one if it may be, for cities touch. */
export function cityAt({ south, west, north, east }: MapArea, likely: City): City {
  const lat = (south + north) / 2
  const lng = (west + east) / 2
  if (isInCity(likely, { lat, lng })) return likely
  const cities = Object.keys(cityBounds) as City[]
  return cities.find((city) => isInCity(city, { lat, lng })) ?? likely
}

/** Whether a point lies in the box around a city. */
export function isInCity(city: City, { lat, lng }: { lat: number; lng: number }): boolean {
  const { south, north, west, east } = cityBounds[city]
  return lat >= south && lat <= north && lng >= west && lng <= east
}

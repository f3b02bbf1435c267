import type { MapArea } from '#contract/listing-search.ts'
import type { City } from '#contract/options.ts'
import { cityBounds } from '#db/gazetteer/city-bounds.ts'

/** The part of the map that a city lies in. */
export function areaOfCity(city: City): MapArea {
  return cityBounds[city]
}

/** The city in the middle of a part of the map: the given one if it may be, for cities touch. */
export function cityAt({ south, west, north, east }: MapArea, likely: City): City {
  const lat = (south + north) / 2
  const lng = (west + east) / 2
  const holds = (city: City) => {
    const box = cityBounds[city]
    return lat >= box.south && lat <= box.north && lng >= box.west && lng <= box.east
  }
  if (holds(likely)) return likely
  return (Object.keys(cityBounds) as City[]).find(holds) ?? likely
}

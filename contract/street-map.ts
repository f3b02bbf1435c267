import type { MapArea } from '#contract/search/listing-search.ts'

/** The street map that the site serves from a file of its own. */
export type StreetMap = {
  kind: 'vector' | 'raster'
  /** The address of a tile, with {z}, {x} and {y}. */
  tiles: string
  minZoom: number
  maxZoom: number
  area: MapArea
  /** Whoever is to be named, as the file says. */
  attribution: string | null
}

import type { Pixel, Position } from '#app/features/map/geometry.ts'
import type { MapArea } from '#contract/search/listing-search.ts'
import * as styles from '#app/features/map/map.module.css'

/** What lies under the pins: nothing yet, streets, our own map, or nothing at all. */
export type BaseMap = 'waiting' | 'streets' | 'embedded' | 'failed'

export type NearPlace = Position & { name: string; distance: string }

/** What is drawn around one home. */
export type Surroundings = { home: Position; rings: readonly number[]; near: readonly NearPlace[] }

export type MapStart = {
  area: MapArea
  maxZoom: number
  padding: number
}

export type MapSettings = {
  /** What the map is, for those who do not see it. */
  label: string
  start: MapStart
  styleUrl: string | null
  darkStyleUrl: string | null
  /** Whether our own server has the street map. */
  hasOwnStreets: boolean
  /**
   * Whether one finger and the wheel scroll the page instead of the map, so that nobody gets stuck
   * in it.
   */
  isScrolledPast?: boolean
  surroundings?: Surroundings | undefined
}

export type MapEvents = {
  onBaseMap: (baseMap: BaseMap) => void
  /** Called once everything is drawn. */
  onReady: () => void
  /** Called when the map can never be drawn. */
  onFail: (error: Error) => void
}

export type FitOptions = { padding?: number; maxZoom?: number; isJump?: boolean }

/** A map on the screen, whoever draws it. */
export type MapView = {
  /** The element for pins, above the map. */
  layer: HTMLElement
  project: (position: Position) => Pixel
  unproject: (pixel: Pixel) => Position
  bounds: () => MapArea
  zoom: () => number
  /** Keeps an element at a position until the returned function is called. */
  place: (element: HTMLElement, position: Position) => () => void
  fit: (area: MapArea, options?: FitOptions) => void
  zoomBy: (steps: number) => void
  moveTo: (position: Position, zoom: number) => void
  /** Calls back while it moves, so that a drawing on it can follow. */
  onMove: (listener: () => void) => () => void
  /** Calls back whenever it has come to rest, and says whether a person moved it. */
  onRest: (listener: (isByPerson: boolean) => void) => () => void
  remove: () => void
}

/** Writes a position on the screen where the style of a pin reads it. */
export function setPlace(element: HTMLElement, { x, y }: Pixel) {
  element.style.setProperty('--x', `${x.toFixed(1)}px`)
  element.style.setProperty('--y', `${y.toFixed(1)}px`)
}

export function createLayer(parent: HTMLElement) {
  const layer = document.createElement('div')
  layer.className = styles.mapPins ?? ''
  parent.append(layer)
  return layer
}

import { AttributionControl, Map as GlMap, setWorkerUrl } from 'maplibre-gl'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url'
import { blankStyle } from '#app/features/map/embedded-style.ts'
import type { Position } from '#app/features/map/geometry.ts'
import { loadBaseMap } from '#app/features/map/load-base-map.ts'
import { darkScheme, mapColours } from '#app/features/map/map-colours.ts'
import {
  createLayer,
  type MapEvents,
  type MapSettings,
  type MapView,
  setPlace,
} from '#app/features/map/map-view.ts'
import { mapLimits } from '#contract/limits.ts'
import type { MapArea } from '#contract/search/listing-search.ts'

// Bundled code cannot find its worker by itself; without this the map silently stays blank.
setWorkerUrl(workerUrl)

/** A map that can be moved, drawn by the graphics card. */
export function createGlView(
  container: HTMLElement,
  settings: MapSettings,
  events: MapEvents,
): MapView {
  const map = openMap(container, settings)
  const going = new AbortController()
  const layer = createLayer(map.getCanvasContainer())

  map.on('error', ({ error }) => {
    if (/worker failed/i.test(error.message)) events.onFail(new Error(error.message))
  })
  const load = () =>
    loadBaseMap(map, settings, events, going.signal).catch((error: Error) => {
      if (!going.signal.aborted) events.onFail(error)
    })
  load()
  darkScheme().addEventListener('change', load, { signal: going.signal })

  return {
    layer,
    ...placing(map),
    onRest: (listener) => listenForRest(map, listener),
    onMove: (listener) => listenForMoves(map, listener),
    unproject({ x, y }) {
      const { lat, lng } = map.unproject([x, y])
      return { lat, lng }
    },
    bounds() {
      const bounds = map.getBounds()
      return {
        south: bounds.getSouth(),
        west: bounds.getWest(),
        north: bounds.getNorth(),
        east: bounds.getEast(),
      }
    },
    zoom: () => map.getZoom(),
    fit(area, { padding = 0, maxZoom = mapLimits.zoom, isJump = false } = {}) {
      map.fitBounds(corners(area), { padding, maxZoom, animate: !isJump })
    },
    zoomBy: (steps) => map.zoomTo(map.getZoom() + steps, {}, byPerson),
    moveTo: ({ lng, lat }, zoom) => map.easeTo({ center: [lng, lat], zoom }, byPerson),
    remove() {
      going.abort()
      map.remove()
    },
  }
}

const byPerson = { isByPerson: true }

function openMap(container: HTMLElement, { label, start, isScrolledPast = false }: MapSettings) {
  const { minZoom, maxZoom, bounds } = mapLimits
  const map = new GlMap({
    container,
    style: blankStyle(mapColours()),
    bounds: corners(start.area),
    fitBoundsOptions: { padding: start.padding, maxZoom: start.maxZoom },
    minZoom,
    maxZoom,
    maxBounds: corners(bounds),
    cooperativeGestures: isScrolledPast,
    attributionControl: false,
    dragRotate: false,
    touchPitch: false,
    renderWorldCopies: false,
    locale: { 'Map.Title': label },
  })
  map.touchZoomRotate.disableRotation()
  map.keyboard.disableRotation()
  // On the left: the Help button floats over the right corner.
  map.addControl(new AttributionControl({ compact: true }), 'bottom-left')
  return map
}

function corners({ south, west, north, east }: MapArea): [number, number, number, number] {
  return [west, south, east, north]
}

/** Elements that stay at their positions while the map moves below them. */
function placing(map: GlMap): Pick<MapView, 'project' | 'place'> {
  const placed = new Map<HTMLElement, Position>()
  const project = ({ lng, lat }: Position) => map.project([lng, lat])
  const update = () => {
    for (const [element, position] of placed) setPlace(element, project(position))
  }
  map.on('move', update)
  map.on('resize', update)
  return {
    project,
    place(element, position) {
      placed.set(element, position)
      setPlace(element, project(position))
      return () => placed.delete(element)
    },
  }
}

function listenForMoves(map: GlMap, listener: () => void) {
  const listening = [map.on('move', listener), map.on('resize', listener)]
  return () => {
    for (const each of listening) each.unsubscribe()
  }
}

function listenForRest(map: GlMap, listener: (isByPerson: boolean) => void) {
  let isByPerson = false
  const listening = [
    map.on('movestart', (event) => {
      if (event.originalEvent || 'isByPerson' in event) isByPerson = true
    }),
    // A move by the wheel does not say what started it.
    map.on('wheel', () => {
      isByPerson = true
    }),
    map.on('moveend', () => {
      listener(isByPerson)
      isByPerson = false
    }),
  ]
  return () => {
    for (const each of listening) each.unsubscribe()
  }
}

import { drawMap } from '#app/features/map/draw-map.ts'
import { type Camera, cameraFor, type Position, projector } from '#app/features/map/geometry.ts'
import { darkScheme, mapColours } from '#app/features/map/map-colours.ts'
import {
  createLayer,
  type MapSettings,
  type MapView,
  setPlace,
} from '#app/features/map/map-view.ts'
import { mapLimits } from '#contract/limits.ts'
import type { EmbeddedMap } from '#domain/places/embedded-map.ts'
import * as styles from '#app/features/map/map.module.css'

/** The embedded map as a drawing, for browsers without WebGL: it can be zoomed but not dragged. */
export function createDrawnView(
  container: HTMLElement,
  map: EmbeddedMap,
  { label, start, surroundings }: MapSettings,
): MapView {
  const picture = createPicture(container, label)
  const layer = createLayer(container)
  const placed = new Map<HTMLElement, Position>()
  const listeners = new Set<(isByPerson: boolean) => void>()
  const size = () => ({ width: container.clientWidth, height: container.clientHeight })
  const view = () => projector(camera, size())
  let camera = cameraFor(start.area, size(), start)

  function draw() {
    picture.innerHTML = drawMap({
      map,
      view: view(),
      size: size(),
      zoom: camera.zoom,
      colours: mapColours(),
      surroundings,
    })
    for (const [element, position] of placed) setPlace(element, view().project(position))
  }
  function move(next: Camera, isByPerson: boolean) {
    const { minZoom, maxZoom } = mapLimits
    camera = { ...next, zoom: Math.min(maxZoom, Math.max(minZoom, next.zoom)) }
    draw()
    for (const listener of listeners) listener(isByPerson)
  }
  const resized = new ResizeObserver(() => move(camera, false))
  resized.observe(container)
  const scheme = darkScheme()
  scheme.addEventListener('change', draw)

  return {
    layer,
    project: (position) => view().project(position),
    unproject: (pixel) => view().unproject(pixel),
    bounds: () => view().bounds(),
    zoom: () => camera.zoom,
    place(element, position) {
      placed.set(element, position)
      setPlace(element, view().project(position))
      return () => placed.delete(element)
    },
    fit: (area, options) => move(cameraFor(area, size(), options), false),
    zoomBy: (steps) => move({ ...camera, zoom: camera.zoom + steps }, true),
    moveTo: (position, zoom) => move({ ...position, zoom }, true),
    onMove(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    onRest(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    remove() {
      resized.disconnect()
      scheme.removeEventListener('change', draw)
      picture.remove()
      layer.remove()
    },
  }
}

function createPicture(container: HTMLElement, label: string) {
  const picture = document.createElement('div')
  picture.className = styles.mapDrawing ?? ''
  picture.setAttribute('role', 'img')
  picture.setAttribute('aria-label', label)
  container.append(picture)
  return picture
}

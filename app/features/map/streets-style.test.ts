import { beforeEach, expect, test, vi } from 'vitest'
import type { MapColours } from '#app/features/map/map-colours.ts'
import { streetsStyle } from '#app/features/map/streets-style.ts'
import type { StreetMap } from '#contract/street-map.ts'

const colours = new Proxy({}, { get: () => '#abcdef' }) as MapColours
const map: StreetMap = {
  kind: 'vector',
  tiles: '/tiles/{z}/{x}/{y}.mvt?v=1',
  minZoom: 0,
  maxZoom: 15,
  area: { west: 75, south: 27, east: 78, north: 30 },
  attribution: null,
}

beforeEach(() => void vi.stubGlobal('location', { origin: 'https://basera.example' }))

test('draws the layers of the schema from our own host alone, and names OpenStreetMap', () => {
  const style = streetsStyle(map, colours)
  expect(style.sources.streets).toMatchObject({
    type: 'vector',
    tiles: ['https://basera.example/tiles/{z}/{x}/{y}.mvt?v=1'],
    maxzoom: 15,
    bounds: [75, 27, 78, 30],
    attribution: expect.stringContaining('© OpenStreetMap'),
  })
  // Without an address of glyphs, names are drawn in the fonts of the page.
  expect(style).not.toHaveProperty('glyphs')
  expect(style).not.toHaveProperty('sprite')
  const drawn = new Set(
    style.layers.map((layer) => 'source-layer' in layer && layer['source-layer']),
  )
  expect([...drawn].filter(Boolean).toSorted()).toEqual([
    'buildings',
    'landuse',
    'places',
    'pois',
    'roads',
    'water',
  ])
})

test('shows pictures as they are, dimmed on a dark page, and names whoever made them', () => {
  const style = streetsStyle({ ...map, kind: 'raster', attribution: '© Survey' }, colours)
  expect(style.sources.streets).toMatchObject({ type: 'raster', attribution: '© Survey' })
  expect(style.layers.map(({ id }) => id)).toEqual(['paper', 'streets'])
  expect(style.layers[1]).toMatchObject({ paint: { 'raster-brightness-max': 1 } })
  const dark = streetsStyle({ ...map, kind: 'raster' }, colours, true)
  expect(dark.layers[1]).toMatchObject({ paint: { 'raster-brightness-max': 0.7 } })
})

import type {
  ExpressionSpecification,
  LayerSpecification,
  LineLayerSpecification,
  StyleSpecification,
  SymbolLayerSpecification,
} from 'maplibre-gl'
import type { MapColours } from '#app/features/map/map-colours.ts'
import type { StreetMap } from '#contract/street-map.ts'

/** The first name only sets the weight; the second is a font of the page. */
const medium = ['Medium', 'Anek Latin']
const bold = ['Semibold', 'Anek Latin']

const dimmed = 0.7

const openStreetMap =
  '<a href="https://www.openstreetmap.org/copyright" target="_blank" rel="noopener">© OpenStreetMap</a>'

/** A style for the street map of the site's own: vector tiles in Protomaps' basemap schema, or pictures. */
export function streetsStyle(
  map: StreetMap,
  colours: MapColours,
  isDark = false,
): StyleSpecification {
  const { west, south, east, north } = map.area
  const source = {
    // Tiles are requested by a worker, which does not know the address of the page.
    tiles: [`${location.origin}${map.tiles}`],
    minzoom: map.minZoom,
    maxzoom: map.maxZoom,
    bounds: [west, south, east, north] as [number, number, number, number],
    attribution: attributionOf(map),
  }
  const ground: LayerSpecification = {
    id: 'paper',
    type: 'background',
    paint: { 'background-color': colours.closePaper },
  }
  if (map.kind === 'raster') {
    return {
      version: 8,
      sources: { streets: { type: 'raster', tileSize: 256, ...source } },
      layers: [
        ground,
        {
          id: 'streets',
          type: 'raster',
          source: 'streets',
          // Picture tiles are made for white pages: a whole map of them would dazzle on a dark one.
          paint: { 'raster-brightness-max': isDark ? dimmed : 1 },
        },
      ],
    }
  }
  return {
    version: 8,
    sources: { streets: { type: 'vector', ...source } },
    layers: [
      ground,
      ...areaLayers(colours),
      ...roadLayers(colours),
      ...lineNames(colours),
      ...placeNames(colours),
    ],
  }
}

/**
 * The attribution: vector tiles of this schema are made of OpenStreetMap; other files name their
 * sources.
 */
function attributionOf({ kind, attribution }: StreetMap) {
  const isOpenStreetMap = kind === 'vector' || !attribution || /openstreetmap/i.test(attribution)
  return isOpenStreetMap ? openStreetMap : attribution
}

function areaLayers({ town, green, water, building }: MapColours): LayerSpecification[] {
  const kinds = (...names: string[]): ExpressionSpecification => [
    'in',
    ['get', 'kind'],
    ['literal', names],
  ]
  return [
    {
      ...of('landuse', 'towns', 'fill'),
      filter: kinds('residential', 'neighbourhood'),
      paint: { 'fill-color': town, 'fill-opacity': 0.7 },
    },
    {
      ...of('landuse', 'greens', 'fill'),
      filter: kinds(
        'park',
        'national_park',
        'nature_reserve',
        'garden',
        'forest',
        'wood',
        'grass',
        'golf_course',
        'playground',
        'pitch',
        'meadow',
        'village_green',
        'recreation_ground',
      ),
      paint: { 'fill-color': green },
    },
    {
      ...of('water', 'waters', 'fill'),
      filter: ['==', ['geometry-type'], 'Polygon'],
      paint: { 'fill-color': water },
    },
    {
      ...of('water', 'streams', 'line'),
      filter: ['==', ['geometry-type'], 'LineString'],
      paint: { 'line-color': water, 'line-width': byZoom(9, 0.6, 14, 2.2, 18, 6) },
    },
    {
      ...of('buildings', 'buildings', 'fill'),
      minzoom: 14,
      paint: { 'fill-color': building, 'fill-opacity': byZoom(14, 0, 15, 0.8) },
    },
  ]
}

type Road = { id: string; kinds: string[]; from: number; width: ExpressionSpecification }

/** The least important first, so that the others lie on it. */
const roads: Road[] = [
  { id: 'paths', kinds: ['path'], from: 15, width: byZoom(15, 0.8, 18, 3) },
  {
    id: 'lanes',
    kinds: ['other', 'minor_road'],
    from: 12,
    width: byZoom(12, 0.5, 15, 3.2, 18, 16),
  },
  {
    id: 'roads',
    kinds: ['medium_road', 'major_road'],
    from: 8,
    width: byZoom(8, 0.7, 13, 2.8, 16, 9, 18, 24),
  },
  { id: 'highways', kinds: ['highway'], from: 5, width: byZoom(8, 1.4, 13, 4.5, 16, 12, 18, 28) },
]

function roadLayers(colours: MapColours): LayerSpecification[] {
  const { road, roadEdge, highway, highwayEdge, rail } = colours
  const edges = roads.map(
    (each): LineLayerSpecification => ({
      ...roadLayer(each, 'edge'),
      paint: {
        'line-color': each.id === 'highways' ? highwayEdge : roadEdge,
        'line-gap-width': each.width,
        'line-width': byZoom(9, 0.4, 14, 1),
      },
    }),
  )
  const fills = roads.map(
    (each): LineLayerSpecification => ({
      ...roadLayer(each, 'fill'),
      paint: {
        'line-color': each.id === 'highways' ? highway : road,
        'line-width': each.width,
      },
    }),
  )
  const rails: LineLayerSpecification = {
    ...of('roads', 'rails', 'line'),
    minzoom: 9,
    filter: ['==', ['get', 'kind'], 'rail'],
    paint: {
      'line-color': rail,
      'line-width': byZoom(9, 0.7, 14, 1.4, 18, 3),
      'line-dasharray': [4, 1.5],
    },
  }
  return [...edges, ...fills, rails]
}

function roadLayer({ id, kinds, from }: Road, part: string) {
  const layer = of('roads', `${id}-${part}`, 'line')
  return {
    ...layer,
    minzoom: from,
    filter: ['in', ['get', 'kind'], ['literal', kinds]] satisfies ExpressionSpecification,
    layout: { 'line-cap': 'round', 'line-join': 'round' } as const,
  }
}

function lineNames({ inkSoft, town, waterInk }: MapColours): SymbolLayerSpecification[] {
  return [
    {
      ...of('water', 'water-names', 'symbol'),
      minzoom: 11,
      filter: ['has', 'name'],
      layout: { 'text-field': name, 'text-font': medium, 'text-size': 12, 'text-max-width': 7 },
      paint: { 'text-color': waterInk },
    },
    {
      ...of('roads', 'road-names', 'symbol'),
      minzoom: 13,
      filter: ['all', ['has', 'name'], ['!=', ['get', 'kind'], 'rail']],
      layout: {
        'symbol-placement': 'line',
        'text-field': name,
        'text-font': medium,
        'text-size': byZoom(13, 10.5, 17, 13),
      },
      paint: { 'text-color': inkSoft, 'text-halo-color': town, 'text-halo-width': 1.4 },
    },
  ]
}

function placeNames({ ink, inkSoft, leaf, town }: MapColours): SymbolLayerSpecification[] {
  const halo = { 'text-halo-color': town, 'text-halo-width': 1.6, 'text-halo-blur': 0.4 }
  return [
    {
      ...of('pois', 'station-names', 'symbol'),
      minzoom: 13,
      filter: [
        'in',
        ['get', 'kind'],
        ['literal', ['station', 'hospital', 'university', 'college', 'mall', 'park']],
      ],
      layout: {
        'text-field': name,
        'text-font': medium,
        'text-size': 11.5,
        'text-max-width': 8,
        'symbol-sort-key': ['coalesce', ['get', 'min_zoom'], 20],
      },
      paint: { 'text-color': inkSoft, ...halo },
    },
    {
      ...of('places', 'neighbourhood-names', 'symbol'),
      minzoom: 11,
      filter: ['in', ['get', 'kind'], ['literal', ['neighbourhood', 'macrohood']]],
      layout: {
        'text-field': name,
        'text-font': medium,
        'text-size': byZoom(11, 11, 15, 14),
        'text-max-width': 7,
        'text-padding': byZoom(11, 14, 14, 4),
        'symbol-sort-key': ['coalesce', ['get', 'min_zoom'], 20],
      },
      paint: { 'text-color': ink, 'text-opacity': 0.85, ...halo },
    },
    {
      ...of('places', 'city-names', 'symbol'),
      maxzoom: 14,
      filter: ['==', ['get', 'kind'], 'locality'],
      layout: {
        'text-field': name,
        'text-font': bold,
        'text-size': [
          'interpolate',
          ['linear'],
          ['coalesce', ['get', 'population_rank'], 0],
          6,
          12,
          12,
          18,
        ],
        'text-max-width': 7,
        'symbol-sort-key': ['-', ['coalesce', ['get', 'population_rank'], 0]],
      },
      paint: { 'text-color': leaf, ...halo },
    },
  ]
}

/** The name in the locale of our readers, else the local name. */
const name: ExpressionSpecification = ['coalesce', ['get', 'name:en'], ['get', 'name']]

function of<Type extends string>(layer: string, id: string, type: Type) {
  return { id, type, source: 'streets', 'source-layer': layer }
}

/** A size that grows with the zoom: zoom, size, zoom, size … */
function byZoom(...stops: number[]): ExpressionSpecification {
  return ['interpolate', ['exponential', 1.5], ['zoom'], ...stops]
}

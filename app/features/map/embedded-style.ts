import type { ExpressionSpecification, LayerSpecification, StyleSpecification } from 'maplibre-gl'
import type { MapColours } from '#app/features/map/map-colours.ts'
import type { EmbeddedMap } from '#domain/places/embedded-map.ts'

type Properties = Record<string, string | number | boolean | undefined>
type Feature = {
  type: 'Feature'
  properties: Properties
  geometry:
    | { type: 'Point'; coordinates: number[] }
    | { type: 'MultiLineString'; coordinates: number[][][] }
}

/** The first name only sets the weight; the second is a font of the page. */
const medium = ['Medium', 'Anek Latin']
const bold = ['Semibold', 'Anek Latin']

/** A style that needs no other host: metro lines, stations, and places by how well known they are. */
export function embeddedStyle(
  map: EmbeddedMap,
  colours: MapColours,
  hiddenNames: string[] = [],
): StyleSpecification {
  return {
    version: 8,
    sources: {
      lines: geoJson(lineFeatures(map)),
      stations: geoJson(stationFeatures(map, colours)),
      places: geoJson(map.places.map(([name, lng, lat, rank]) => dot(lng, lat, { name, rank }))),
      landmarks: geoJson(
        map.landmarks.map(([name, lng, lat, rank]) => dot(lng, lat, { name, rank })),
      ),
      cities: geoJson(map.cities.map(([name, lng, lat]) => dot(lng, lat, { name }))),
    },
    layers: [
      ...groundLayers(colours),
      ...metroLayers(colours),
      ...labelLayers(colours, hiddenNames),
    ],
  }
}

/** A plain background, shown until the real style has loaded. */
export function blankStyle({ paper }: MapColours): StyleSpecification {
  return {
    version: 8,
    sources: {},
    layers: [{ id: 'paper', type: 'background', paint: { 'background-color': paper } }],
  }
}

/** The closer the known localities are to each other, the lighter the paper. */
function groundLayers({ paper, closePaper, town }: MapColours): LayerSpecification[] {
  return [
    {
      id: 'paper',
      type: 'background',
      paint: {
        'background-color': ['interpolate', ['linear'], ['zoom'], 11.5, paper, 13.5, closePaper],
      },
    },
    {
      id: 'towns',
      type: 'circle',
      source: 'places',
      maxzoom: 13.5,
      paint: {
        'circle-color': town,
        'circle-blur': 1,
        'circle-radius': ['interpolate', ['exponential', 2], ['zoom'], 8, 13, 13.5, 588],
        'circle-opacity': ['interpolate', ['linear'], ['zoom'], 12, 0.4, 13.5, 0],
      },
    },
  ]
}

function metroLayers({ edge }: MapColours): LayerSpecification[] {
  const layout = { 'line-cap': 'round', 'line-join': 'round' } as const
  return [
    {
      id: 'metro-edge',
      type: 'line',
      source: 'lines',
      layout,
      paint: {
        'line-color': edge,
        'line-width': ['interpolate', ['linear'], ['zoom'], 8, 2.5, 12, 6, 16, 10],
      },
    },
    {
      id: 'metro',
      type: 'line',
      source: 'lines',
      layout,
      paint: {
        'line-color': ['get', 'colour'],
        'line-opacity': 0.85,
        'line-width': ['interpolate', ['linear'], ['zoom'], 8, 1.2, 12, 3, 16, 5],
      },
    },
    {
      id: 'station',
      type: 'circle',
      source: 'stations',
      minzoom: 9.5,
      paint: {
        'circle-color': edge,
        'circle-stroke-color': ['get', 'colour'],
        'circle-radius': [
          'interpolate',
          ['linear'],
          ['zoom'],
          10,
          ['case', ['get', 'isCrossing'], 2.4, 1.3],
          13,
          ['case', ['get', 'isCrossing'], 5, 3.2],
          16,
          ['case', ['get', 'isCrossing'], 8, 6],
        ],
        'circle-stroke-width': ['interpolate', ['linear'], ['zoom'], 10, 0.9, 13, 2, 16, 3],
      },
    },
  ]
}

/** The better a place is known, the larger its name. */
const placeSize: ExpressionSpecification = [
  'interpolate',
  ['linear'],
  ['zoom'],
  10,
  ['interpolate', ['linear'], ['get', 'rank'], 60, 11, 100, 13],
  14,
  ['interpolate', ['linear'], ['get', 'rank'], 40, 12.5, 100, 15],
]

function labelLayers(colours: MapColours, hiddenNames: string[]): LayerSpecification[] {
  const { ink, inkSoft, town } = colours
  const isShown: ExpressionSpecification = ['!', ['in', ['get', 'name'], ['literal', hiddenNames]]]
  const halo = { 'text-halo-color': town, 'text-halo-width': 1.6, 'text-halo-blur': 0.4 }
  return [
    {
      id: 'landmark-names',
      type: 'symbol',
      source: 'landmarks',
      minzoom: 13,
      filter: isShown,
      layout: {
        'text-field': ['get', 'name'],
        'text-font': medium,
        'text-size': 11.5,
        'text-max-width': 8,
        'symbol-sort-key': ['-', ['get', 'rank']],
      },
      paint: { 'text-color': inkSoft, ...halo },
    },
    {
      id: 'station-names',
      type: 'symbol',
      source: 'stations',
      minzoom: 12,
      filter: isShown,
      layout: {
        'text-field': ['get', 'name'],
        'text-font': medium,
        'text-size': ['interpolate', ['linear'], ['zoom'], 12, 10.5, 16, 13],
        'text-variable-anchor': ['left', 'right', 'top', 'bottom'],
        'text-radial-offset': 0.8,
        'text-justify': 'auto',
        'text-max-width': 9,
      },
      paint: { 'text-color': ['get', 'nameColour'], ...halo },
    },
    {
      id: 'place-names',
      type: 'symbol',
      source: 'places',
      minzoom: 9.5,
      filter: isShown,
      layout: {
        'text-field': ['get', 'name'],
        'text-font': medium,
        'text-size': placeSize,
        'text-max-width': 7,
        // From afar only the best known places keep a label; others use the free room.
        'text-padding': ['interpolate', ['linear'], ['zoom'], 10, 26, 12, 12, 13, 5],
        'symbol-sort-key': ['-', ['get', 'rank']],
      },
      paint: { 'text-color': ink, 'text-opacity': 0.82, ...halo },
    },
    cityNames(colours),
  ]
}

function cityNames({ leaf, edge }: MapColours): LayerSpecification {
  return {
    id: 'city-names',
    type: 'symbol',
    source: 'cities',
    maxzoom: 11.5,
    layout: {
      'text-field': ['upcase', ['get', 'name']],
      'text-font': bold,
      'text-size': ['interpolate', ['linear'], ['zoom'], 8, 12, 11, 17],
      'text-letter-spacing': 0.16,
    },
    paint: {
      'text-color': leaf,
      'text-halo-color': edge,
      'text-halo-width': 2,
      'text-opacity': ['interpolate', ['linear'], ['zoom'], 10.8, 1, 11.5, 0],
    },
  }
}

function lineFeatures({ lines }: EmbeddedMap): Feature[] {
  return lines.map(({ name, colour, branches }) => ({
    type: 'Feature',
    properties: { name, colour },
    geometry: { type: 'MultiLineString', coordinates: branches },
  }))
}

function stationFeatures(
  { stations, lines }: EmbeddedMap,
  { ink, inkSoft }: MapColours,
): Feature[] {
  return stations.map(([name, lng, lat, at]) => {
    const isCrossing = at.length > 1
    const colour = isCrossing ? ink : lines[at[0]!]?.colour
    return dot(lng, lat, { name, isCrossing, colour, nameColour: isCrossing ? ink : inkSoft })
  })
}

function dot(lng: number, lat: number, properties: Properties): Feature {
  return { type: 'Feature', properties, geometry: { type: 'Point', coordinates: [lng, lat] } }
}

function geoJson(features: Feature[]) {
  return { type: 'geojson', data: { type: 'FeatureCollection', features } } as const
}

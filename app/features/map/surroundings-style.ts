import type { LayerSpecification, StyleSpecification } from 'maplibre-gl'
import { circle } from '#app/features/map/geometry.ts'
import type { MapColours } from '#app/features/map/map-colours.ts'
import type { Surroundings } from '#app/features/map/map-view.ts'

/** A style with the rings around a home drawn on it. */
export function withRings(
  style: StyleSpecification,
  { home, rings }: Surroundings,
  { leafSoft }: MapColours,
): StyleSpecification {
  return {
    ...style,
    sources: {
      ...style.sources,
      'home-rings': {
        type: 'geojson',
        data: {
          type: 'FeatureCollection',
          features: rings.map((metres) => ({
            type: 'Feature',
            properties: {},
            geometry: { type: 'Polygon', coordinates: [circle(home, metres)] },
          })),
        },
      },
    },
    layers: [
      ...style.layers,
      {
        id: 'home-rings',
        type: 'fill',
        source: 'home-rings',
        paint: { 'fill-color': leafSoft, 'fill-opacity': 0.07 },
      },
      {
        id: 'home-rings-edge',
        type: 'line',
        source: 'home-rings',
        paint: { 'line-color': leafSoft, 'line-opacity': 0.55, 'line-width': 1.5 },
      },
    ],
  }
}

/** The names and distances of the nearest places, where no street map names them. */
export function withNearPlaces(
  style: StyleSpecification,
  { near, home }: Surroundings,
  colours: MapColours,
): StyleSpecification {
  return {
    ...style,
    sources: {
      ...style.sources,
      'home-room': {
        type: 'geojson',
        data: { type: 'Point', coordinates: [home.lng, home.lat] },
      },
      near: {
        type: 'geojson',
        data: {
          type: 'FeatureCollection',
          features: near.map(({ name, distance, lng, lat }) => ({
            type: 'Feature',
            properties: { name, distance },
            geometry: { type: 'Point', coordinates: [lng, lat] },
          })),
        },
      },
    },
    layers: [
      ...style.layers,
      {
        id: 'near-dots',
        type: 'circle',
        source: 'near',
        paint: {
          'circle-radius': 4,
          'circle-color': colours.leaf,
          'circle-stroke-color': colours.edge,
          'circle-stroke-width': 2,
        },
      },
      namesLayer(colours),
      // Keeps names out from under the pin, which lies above the map.
      {
        id: 'home-room',
        type: 'symbol',
        source: 'home-room',
        layout: { 'text-field': 'mm', 'text-font': ['Anek Latin'], 'text-size': 36 },
        paint: { 'text-opacity': 0 },
      },
    ],
  }
}

function namesLayer({ leaf, edge }: MapColours): LayerSpecification {
  return {
    id: 'near-names',
    type: 'symbol',
    source: 'near',
    layout: {
      'text-field': [
        'format',
        ['get', 'name'],
        {},
        '\n',
        {},
        ['get', 'distance'],
        { 'font-scale': 0.86, 'text-font': ['literal', ['Medium', 'Anek Latin']] },
      ],
      'text-font': ['Semibold', 'Anek Latin'],
      'text-size': 14,
      'text-variable-anchor': ['top', 'bottom', 'left', 'right'],
      'text-radial-offset': 0.7,
      'text-justify': 'auto',
      'text-max-width': 9,
    },
    paint: { 'text-color': leaf, 'text-halo-color': edge, 'text-halo-width': 2 },
  }
}

/** Labels of the embedded map that would be there twice. */
export function namesNear({ near }: Surroundings): string[] {
  return near.map(({ name }) => name.replace(/ metro$/, ''))
}

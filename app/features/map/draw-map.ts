import type { Pixel, projector, Size } from '#app/features/map/geometry.ts'
import type { MapColours } from '#app/features/map/map-colours.ts'
import type { Surroundings } from '#app/features/map/map-view.ts'
import { metresBetween } from '#contract/geo.ts'
import type { EmbeddedMap } from '#domain/places/embedded-map.ts'

type Drawing = {
  map: EmbeddedMap
  view: ReturnType<typeof projector>
  size: Size
  zoom: number
  colours: MapColours
  surroundings?: Surroundings | undefined
}

type Label = Pixel & { text: string; below?: string; size: number; colour: string; weight: number }

/** The part of the embedded map that a camera sees, as an SVG. */
export function drawMap({ map, view, size, zoom, colours, surroundings }: Drawing): string {
  const at = (lng: number, lat: number) => view.project({ lng, lat })
  const { width, height } = size
  const isSeen = ({ x, y }: Pixel) => x > -20 && y > -20 && x < width + 20 && y < height + 20

  const paths = map.lines.flatMap(({ colour, branches }) =>
    branches.map((branch) => ({
      colour,
      points: branch.map(([lng, lat]) => pair(at(lng, lat))).join(' '),
    })),
  )
  const stations = map.stations
    .map(([name, lng, lat, lines]) => ({ name, lines, ...at(lng, lat) }))
    .filter(isSeen)
  const labels = labelsOf({ map, view, size, zoom, colours, surroundings }).filter(isSeen)
  const isWide = zoom > 11

  return `<svg viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" aria-hidden="true">
    <rect width="${width}" height="${height}" fill="${colours.closePaper}"/>
    ${surroundings ? rings(surroundings, view, colours) : ''}
    <g fill="none" stroke-linejoin="round" stroke-linecap="round">
      ${paths.map(({ points }) => `<polyline points="${points}" stroke="${colours.edge}" stroke-width="6"/>`).join('')}
      ${paths.map(({ points, colour }) => `<polyline points="${points}" stroke="${colour}" stroke-width="3"/>`).join('')}
    </g>
    ${stations
      .map(({ x, y, lines }) => {
        const colour = lines.length > 1 ? colours.ink : map.lines[lines[0]!]?.colour
        return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${isWide ? 3.5 : 1.8}" fill="${colours.edge}" stroke="${colour}" stroke-width="${isWide ? 2 : 1.2}"/>`
      })
      .join('')}
    ${withoutCollisions(labels, zoom < 12 ? 22 : 6)
      .map((label) => labelSvg(label, colours))
      .join('')}
  </svg>`
}

function rings(
  { home, rings: radii }: Surroundings,
  view: Drawing['view'],
  { leafSoft }: MapColours,
) {
  const { x, y } = view.project(home)
  const above = { lat: home.lat + 0.01, lng: home.lng }
  const pixelsPerMetre = (y - view.project(above).y) / metresBetween(home, above)
  return radii
    .map(
      (metres) =>
        `<circle cx="${x}" cy="${y}" r="${metres * pixelsPerMetre}" fill="${leafSoft}" fill-opacity="0.07" stroke="${leafSoft}" stroke-opacity="0.55" stroke-width="1.5"/>`,
    )
    .join('')
}

/** By importance, since earlier labels keep their place. */
function labelsOf({ map, view, zoom, colours, surroundings }: Drawing): Label[] {
  const near = surroundings?.near ?? []
  const named = new Set(near.map(({ name }) => name.replace(/ metro$/, '')))
  const home = surroundings && view.project(surroundings.home)
  const places = map.places.filter(([name]) => !named.has(name)).sort((a, b) => b[3] - a[3])
  const stations = zoom < 12.5 ? [] : map.stations.filter(([name]) => !named.has(name))

  return [
    ...near.map(({ name, distance, ...position }) => ({
      ...besidePin(view.project(position), home),
      text: name,
      below: distance,
      size: 14,
      colour: colours.leaf,
      weight: 600,
    })),
    ...places.map(([text, lng, lat]) => ({
      ...view.project({ lng, lat }),
      text,
      size: 13,
      colour: colours.ink,
      weight: 500,
    })),
    ...stations.map(([text, lng, lat]) => ({
      ...shifted(view.project({ lng, lat })),
      text,
      size: 11.5,
      colour: colours.inkSoft,
      weight: 500,
    })),
  ]
}

/** Moves a label out from under the pin of the home. */
function besidePin({ x, y }: Pixel, home: Pixel | undefined): Pixel {
  const isUnder = home && Math.abs(x - home.x) < 80 && Math.abs(y - home.y) < 40
  return isUnder ? { x, y: home.y + 46 } : { x, y }
}

function shifted({ x, y }: Pixel): Pixel {
  return { x, y: y + 14 }
}

/** Letters are about half as wide as they are high. */
function withoutCollisions(labels: Label[], room: number): Label[] {
  const kept: (Label & { half: number })[] = []
  for (const label of labels) {
    const half = (label.text.length * label.size * 0.52) / 2 + room
    const isFree = kept.every(
      (other) =>
        Math.abs(other.x - label.x) > other.half + half || Math.abs(other.y - label.y) > 20 + room,
    )
    if (isFree) kept.push({ ...label, half })
  }
  return kept
}

function labelSvg({ x, y, text, below, size, colour, weight }: Label, { town }: MapColours) {
  const place = `x="${x.toFixed(1)}" text-anchor="middle"`
  const look = `fill="${colour}" font-weight="${weight}" stroke="${town}" stroke-width="3" paint-order="stroke"`
  const second = below
    ? `<text ${place} y="${(y + size).toFixed(1)}" font-size="${size * 0.86}" ${look}>${escaped(below)}</text>`
    : ''
  return `<text ${place} y="${y.toFixed(1)}" font-size="${size}" ${look}>${escaped(text)}</text>${second}`
}

function pair({ x, y }: Pixel) {
  return `${x.toFixed(1)},${y.toFixed(1)}`
}

function escaped(text: string) {
  return text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`)
}

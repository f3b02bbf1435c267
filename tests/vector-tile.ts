import { varint } from '#tests/varint.ts'

type Point = [x: number, y: number]
/** What is drawn in a tile of 4096 by 4096: a line, or an area whose last point joins the first. */
export type TileFeature = {
  kind: 'point' | 'line' | 'area'
  points: Point[]
  properties: Record<string, string | number>
}

const geometryTypes = { point: 1, line: 2, area: 3 }

/** A vector tile (MVT 2) with these layers. */
export function vectorTile(layers: Record<string, TileFeature[]>): Buffer {
  return Buffer.from(Object.entries(layers).flatMap(([name, all]) => field(3, layer(name, all))))
}

function layer(name: string, features: TileFeature[]) {
  const keys = [...new Set(features.flatMap(({ properties }) => Object.keys(properties)))]
  const values = [...new Set(features.flatMap(({ properties }) => Object.values(properties)))]
  return [
    ...field(1, text(name)),
    ...features.flatMap(({ kind, points, properties }) => {
      const tags = Object.entries(properties).flatMap(([key, value]) => [
        keys.indexOf(key),
        values.indexOf(value),
      ])
      return field(2, [
        ...field(2, tags.flatMap(varint)),
        ...number(3, geometryTypes[kind]),
        ...field(4, commands(kind, points).flatMap(varint)),
      ])
    }),
    ...keys.flatMap((key) => field(3, text(key))),
    ...values.flatMap((value) =>
      field(4, typeof value === 'string' ? field(1, text(value)) : number(4, value)),
    ),
    ...number(5, 4096),
    ...number(15, 2),
  ]
}

/** Move to the first point, a line to each of the others, all as steps from the one before. */
function commands(kind: TileFeature['kind'], points: Point[]) {
  const steps = points.flatMap(([x, y], at) => {
    const [fromX, fromY] = points[at - 1] ?? [0, 0]
    return [zigzag(x - fromX), zigzag(y - fromY)]
  })
  const lines = points.length - 1
  const [moveTo, lineTo, close] = [1 + 8, 2 + 8 * lines, 7 + 8]
  return [
    moveTo,
    ...steps.slice(0, 2),
    ...(lines > 0 ? [lineTo, ...steps.slice(2)] : []),
    ...(kind === 'area' ? [close] : []),
  ]
}

function zigzag(value: number) {
  return value < 0 ? -2 * value - 1 : 2 * value
}

function text(value: string) {
  return [...Buffer.from(value)]
}

function field(id: number, bytes: number[]) {
  return [...varint(id * 8 + 2), ...varint(bytes.length), ...bytes]
}

function number(id: number, value: number) {
  return [...varint(id * 8), ...varint(value)]
}

import { gzipSync } from 'node:zlib'
import { tileIdOf } from '#server/tiles/pmtiles-directory.ts'
import { varint } from '#tests/varint.ts'

type Tile = { z: number; x: number; y: number; bytes: Buffer }
type Options = {
  /** 1: vector tiles, 2: PNG. */
  type?: number
  metadata?: object
  area?: { west: number; south: number; east: number; north: number }
  /** How many tiles a directory below the first one names; none without. */
  perLeaf?: number
}
type Entry = { tileId: number; run: number; offset: number; length: number }

/** A file of map tiles (PMTiles 3) as the operator's tool writes it: directories and vector tiles gzipped. */
export function pmtilesFile(tiles: Tile[], options: Options = {}): Buffer {
  const { type = 1, metadata = {}, perLeaf } = options
  const sorted = tiles
    .map((tile) => ({ ...tile, tileId: tileIdOf(tile.z, tile.x, tile.y) }))
    .toSorted((a, b) => a.tileId - b.tileId)
  const bodies = sorted.map(({ bytes }) => (type === 1 ? gzipSync(bytes) : bytes))
  const entries = place(sorted.map(({ tileId }, at) => ({ tileId, length: bodies[at]!.length })))

  const groups = perLeaf
    ? Array.from({ length: Math.ceil(entries.length / perLeaf) }, (_, at) =>
        entries.slice(at * perLeaf, (at + 1) * perLeaf),
      )
    : []
  const leaves = groups.map(directory)
  const ofLeaves = place(
    leaves.map((leaf, at) => ({ tileId: groups[at]![0]!.tileId, length: leaf.length })),
    0,
  )
  const parts = [
    directory(perLeaf ? ofLeaves : entries),
    gzipSync(JSON.stringify(metadata)),
    Buffer.concat(leaves),
    Buffer.concat(bodies),
  ]
  return Buffer.concat([header(parts, sorted, options), ...parts])
}

/** Entries that lie one behind the other. */
function place(all: { tileId: number; length: number }[], run = 1): Entry[] {
  let offset = 0
  return all.map((each) => {
    const entry = { ...each, run, offset }
    offset += each.length
    return entry
  })
}

function directory(entries: Entry[]) {
  const numbers = [
    entries.length,
    ...entries.map(({ tileId }, at) => tileId - (entries[at - 1]?.tileId ?? 0)),
    ...entries.map(({ run }) => run),
    ...entries.map(({ length }) => length),
    ...entries.map(({ offset }, at) => (at > 0 ? 0 : offset + 1)),
  ]
  return gzipSync(Buffer.from(numbers.flatMap(varint)))
}

function header(parts: Buffer[], tiles: Tile[], { type = 1, area = noida }: Options) {
  const bytes = Buffer.alloc(127)
  bytes.write('PMTiles')
  bytes[7] = 3
  let offset = bytes.length
  for (const [at, { length }] of parts.entries()) {
    bytes.writeBigUInt64LE(BigInt(offset), 8 + at * 16)
    bytes.writeBigUInt64LE(BigInt(length), 16 + at * 16)
    offset += length
  }
  for (const at of [72, 80, 88]) bytes.writeBigUInt64LE(BigInt(tiles.length), at)
  const zooms = tiles.map(({ z }) => z)
  bytes.set([1, 2, type === 1 ? 2 : 1, type, Math.min(...zooms), Math.max(...zooms)], 96)
  const degrees = [area.west, area.south, area.east, area.north]
  for (const [at, value] of degrees.entries())
    bytes.writeInt32LE(Math.round(value * 1e7), 102 + at * 4)
  return bytes
}

const noida = { west: 77.29, south: 28.4, east: 77.5, north: 28.65 }

import type { Section } from '#server/tiles/pmtiles-header.ts'

/**
 * An entry: `run` equal tiles from `tileId` on and where they are in the file; with a `run` of 0, a
 * leaf directory.
 */
type Entry = Section & { tileId: number; run: number }
export type Directory = Entry[]

/** The place of a tile on the Hilbert curve through all tiles, zoom by zoom. */
export function tileIdOf(z: number, x: number, y: number) {
  let id = (4 ** z - 1) / 3
  for (let side = 2 ** (z - 1); side >= 1; side /= 2) {
    const isRight = x >= side
    const isLower = y >= side
    id += side * side * (isRight ? (isLower ? 2 : 3) : isLower ? 1 : 0)
    x %= side
    y %= side
    if (!isLower) {
      if (isRight) [x, y] = [side - 1 - x, side - 1 - y]
      ;[x, y] = [y, x]
    }
  }
  return id
}

/** Reads a directory, which is stored column by column. */
export function readDirectory(bytes: Buffer): Directory {
  const next = varints(bytes)
  const count = next()
  // Each entry takes at least four bytes, so a damaged count cannot ask for all of the memory.
  if (count > bytes.length / 4) throw new Error('a directory in it is damaged')
  const column = () => Array.from({ length: count }, next)
  const [steps, runs, lengths, offsets] = [column(), column(), column(), column()]
  const entries: Directory = []
  let tileId = 0
  for (let at = 0; at < count; at++) {
    tileId += steps[at]!
    const before = entries[at - 1]
    // 0 means right after the entry before.
    const offset = offsets[at] === 0 && before ? before.offset + before.length : offsets[at]! - 1
    entries.push({ tileId, run: runs[at]!, length: lengths[at]!, offset })
  }
  return entries
}

/** The entry of a tile, or of the leaf directory that may have it. */
export function findEntry(entries: Directory, tileId: number): Entry | undefined {
  let low = 0
  let high = entries.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (entries[middle]!.tileId <= tileId) low = middle + 1
    else high = middle
  }
  const entry = entries[low - 1]
  if (!entry) return undefined
  return entry.run === 0 || tileId < entry.tileId + entry.run ? entry : undefined
}

/** Decodes varints: seven bits in each byte, the lowest first. */
function varints(bytes: Buffer) {
  let at = 0
  return () => {
    let value = 0
    for (let factor = 1; ; factor *= 128) {
      const byte = bytes[at++]
      if (byte === undefined) throw new Error('a directory in it is damaged')
      value += (byte & 127) * factor
      if (byte < 128) return value
    }
  }
}

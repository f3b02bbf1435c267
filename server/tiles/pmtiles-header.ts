import type { MapArea } from '#contract/search/listing-search.ts'

/** How many bytes of a file are its header (PMTiles, version 3). */
export const headerBytes = 127

export type Section = { offset: number; length: number }
export type Compression = 'none' | 'gzip' | 'br' | 'zstd'
export type TileFormat = 'mvt' | 'png' | 'jpg' | 'webp' | 'avif'
export type PmtilesHeader = {
  root: Section
  metadata: Section
  leaves: Section
  tiles: Section
  /** Compression of directories and metadata; tiles have their own. */
  innerCompression: Compression
  tileCompression: Compression
  format: TileFormat
  minZoom: number
  maxZoom: number
  area: MapArea
}

/** Types by their number in the header. */
const compressions: (Compression | undefined)[] = [undefined, 'none', 'gzip', 'br', 'zstd']
const formats: (TileFormat | undefined)[] = [undefined, 'mvt', 'png', 'jpg', 'webp', 'avif']

/** Reads the header of a file. Throws with a reason where it cannot be right. */
export function readHeader(bytes: Buffer, fileSize: number): PmtilesHeader {
  if (bytes.length < headerBytes || bytes.toString('latin1', 0, 7) !== 'PMTiles') {
    throw new Error('it is no PMTiles file')
  }
  if (bytes[7] !== 3) throw new Error(`it is PMTiles version ${bytes[7]}, and 3 is needed`)
  const format = formats[bytes[99]!]
  if (!format) throw new Error('its tiles are of a kind that is not known here')
  const header = {
    root: section(bytes, 8),
    metadata: section(bytes, 24),
    leaves: section(bytes, 40),
    tiles: section(bytes, 56),
    innerCompression: compression(bytes[97]!),
    // Picture formats are compressed themselves, and some files do not say so.
    tileCompression: format === 'mvt' ? compression(bytes[98]!) : 'none',
    format,
    minZoom: bytes[100]!,
    maxZoom: bytes[101]!,
    area: readArea(bytes),
  } satisfies PmtilesHeader
  const { root, metadata, leaves, tiles } = header
  const end = Math.max(...[root, metadata, leaves, tiles].map((each) => each.offset + each.length))
  if (end > fileSize) {
    throw new Error(`it ends after ${fileSize} of ${end} bytes; copy it again`)
  }
  return header
}

function section(bytes: Buffer, at: number): Section {
  return {
    offset: Number(bytes.readBigUInt64LE(at)),
    length: Number(bytes.readBigUInt64LE(at + 8)),
  }
}

function compression(code: number) {
  const found = compressions[code]
  if (!found) throw new Error('it is compressed in a way that is not known here')
  return found
}

function readArea(bytes: Buffer): MapArea {
  const degrees = (at: number) => bytes.readInt32LE(at) / 1e7
  return { west: degrees(102), south: degrees(106), east: degrees(110), north: degrees(114) }
}

import { createHash } from 'node:crypto'
import { type FileHandle, open } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliDecompress, gunzip, zstdDecompress } from 'node:zlib'
import { type Env, SettingsError } from '#server/env.ts'
import {
  type Directory,
  findEntry,
  readDirectory,
  tileIdOf,
} from '#server/tiles/pmtiles-directory.ts'
import {
  type Compression,
  headerBytes,
  readHeader,
  type Section,
} from '#server/tiles/pmtiles-header.ts'

/** Larger than any tile or directory; a damaged length must not fill the memory. */
const mostBytes = 16 * 1024 ** 2
/** Cached directories, some 10 MB. The cities of one region need a few dozen. */
const keptDirectories = 100
/** The levels of directories: the root, and leaves below leaves, which no known writer makes. */
const mostLevels = 4

export type StreetTiles = Awaited<ReturnType<typeof openPmtiles>>

/** The street map of the operator's own file, if there is one. */
export async function openStreetTiles({ MAP_PMTILES }: Pick<Env, 'MAP_PMTILES'>) {
  if (!MAP_PMTILES) return undefined
  try {
    return await openPmtiles(MAP_PMTILES)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new SettingsError(
      `The setting MAP_PMTILES is not right, the map cannot be read: ${reason}.`,
      { cause: error },
    )
  }
}

/** Opens a file of map tiles; they are read from it as they are asked for. */
async function openPmtiles(path: string) {
  const file = await open(path)
  try {
    const { size } = await file.stat()
    const first = await readSection(file, { offset: 0, length: Math.min(headerBytes, size) })
    const header = readHeader(first, size)
    const rootBytes = await readSection(file, header.root)
    const root = readDirectory(await decompress(rootBytes, header.innerCompression))
    const metadata = await decompress(
      await readSection(file, header.metadata),
      header.innerCompression,
    )
    const readLeaf = keepLast(keptDirectories, async (offset: number, length: number) => {
      const at = { offset: header.leaves.offset + offset, length }
      return readDirectory(await decompress(await readSection(file, at), header.innerCompression))
    })
    return {
      ...header,
      /** A version that differs for each file and is the same on every machine with this one. */
      version: createHash('sha256').update(first).update(rootBytes).digest('hex').slice(0, 8),
      attribution: attributionIn(metadata),
      /** A tile as it lies in the file, compressed or not. */
      async find(z: number, x: number, y: number) {
        const at = await findTile(tileIdOf(z, x, y), root, readLeaf)
        return at && readSection(file, { ...at, offset: header.tiles.offset + at.offset })
      },
      close: () => file.close(),
    }
  } catch (error) {
    await file.close()
    throw error
  }
}

type ReadLeaf = (offset: number, length: number) => Promise<Directory>

async function findTile(tileId: number, root: Directory, readLeaf: ReadLeaf) {
  let directory = root
  for (let level = 0; level < mostLevels; level++) {
    const entry = findEntry(directory, tileId)
    if (!entry || entry.run > 0) return entry
    directory = await readLeaf(entry.offset, entry.length)
  }
  return undefined
}

async function readSection(file: FileHandle, { offset, length }: Section) {
  if (length > mostBytes) throw new Error('a part of it is larger than it can be')
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, offset)
  if (bytesRead < length) throw new Error('it ends too early')
  return buffer
}

const decompressors = {
  gzip: promisify(gunzip),
  br: promisify(brotliDecompress),
  zstd: promisify(zstdDecompress),
}

export async function decompress(bytes: Buffer, how: Compression): Promise<Buffer> {
  if (how === 'none') return bytes
  return decompressors[how](bytes, { maxOutputLength: mostBytes })
}

/** The attribution as plain text, since the file is not ours. */
function attributionIn(metadata: Buffer) {
  try {
    const { attribution } = JSON.parse(metadata.toString()) ?? {}
    if (typeof attribution !== 'string') return undefined
    const text = attribution.replaceAll(/<[^<>]*>/g, '').replaceAll('&copy;', '©')
    return text.replaceAll(/[<>&"]/g, '').trim() || undefined
  } catch {
    return undefined
  }
}

/** Caches the last answers, up to so many different questions. */
function keepLast(most: number, read: ReadLeaf): ReadLeaf {
  const kept = new Map<number, Promise<Directory>>()
  return (offset, length) => {
    const found = kept.get(offset) ?? read(offset, length)
    kept.delete(offset)
    kept.set(offset, found)
    found.catch(() => kept.delete(offset))
    if (kept.size > most) kept.delete(kept.keys().next().value!)
    return found
  }
}

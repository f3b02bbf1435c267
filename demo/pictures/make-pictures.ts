import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { findPhotos } from '#demo/pictures/find-photos.ts'
import { scenes as allScenes, type Scene } from '#demo/pictures/scenes.ts'

const size = { width: 1280, height: 960 }
const widths = [320, 640, 960, 1280]
const jpeg = { quality: 82 }
// AVIF at its quickest: one step slower costs three times as long for a fifth fewer bytes.
const avif = { quality: 48, effort: 0, chromaSubsampling: '4:2:0' }
const webp = { quality: 78, effort: 2 }

const temporary = '.making-demo-'
const stampName = 'made-from'

type Options = {
  /** Photos named by kind (`living-1.jpg`) take the place of that kind's drawings. */
  photosFolder?: string
  onProgress?: (done: number, total: number) => void
  /** Only these; all of them unless told. */
  scenes?: readonly Scene[]
}

/** Writes every demo picture to `{folder}/{key}/…`; pictures that are up to date stay. */
export async function makePictures(
  folder: string,
  options: Options = {},
): Promise<{ made: number; kept: number }> {
  await mkdir(folder, { recursive: true })
  const photos = options.photosFolder ? await findPhotos(options.photosFolder) : undefined
  const workFolder = await mkdtemp(join(folder, temporary))
  const scenes = options.scenes ?? allScenes
  const waiting = [...scenes]
  const result = { made: 0, kept: 0 }

  async function work(): Promise<void> {
    for (let scene = waiting.shift(); scene; scene = waiting.shift()) {
      const source = (await photos?.read(scene)) ?? Buffer.from(scene.draw())
      const isNew = await makeOne(folder, workFolder, scene, source)
      result[isNew ? 'made' : 'kept'] += 1
      options.onProgress?.(result.made + result.kept, scenes.length)
    }
  }

  try {
    await Promise.all(Array.from({ length: Math.max(2, availableParallelism()) }, work))
  } finally {
    await rm(workFolder, { recursive: true, force: true })
  }
  await removeLeftovers(folder)
  return result
}

async function makeOne(
  folder: string,
  workFolder: string,
  scene: Scene,
  source: Buffer,
): Promise<boolean> {
  const target = join(folder, scene.key)
  const settings = JSON.stringify([size, widths, jpeg, webp, avif])
  const stamp = createHash('sha256').update(settings).update(source).digest('hex')
  if ((await readFile(join(target, stampName), 'utf8').catch(() => '')) === stamp) return false

  const draft = join(workFolder, scene.key)
  await mkdir(draft)
  await encode(source, draft)
  await writeFile(join(draft, stampName), stamp)
  await rm(target, { recursive: true, force: true })
  await rename(draft, target)
  return true
}

/** Rasterises once, scales once for each width, then encodes those pixels. */
async function encode(source: Buffer, folder: string): Promise<void> {
  const original = await rasterised(
    sharp(source)
      .autoOrient()
      .resize({ ...size, fit: 'cover' })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb'),
  )
  await original
    .clone()
    .jpeg(jpeg)
    .toFile(join(folder, `${size.width}.jpg`))
  for (const width of widths) {
    const resized = await rasterised(original.clone().resize(width))
    await resized
      .clone()
      .webp(webp)
      .toFile(join(folder, `${width}.webp`))
    await resized
      .clone()
      .avif(avif)
      .toFile(join(folder, `${width}.avif`))
  }
}

/** The picture as pixels, so that what leads to them is done only once. */
async function rasterised(picture: Sharp): Promise<Sharp> {
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  return sharp(data, { raw: { width, height, channels } })
}

/** Work folders of runs that were stopped half-way. */
async function removeLeftovers(folder: string): Promise<void> {
  const names = await readdir(folder)
  const stale = names.filter((name) => name.startsWith(temporary))
  await Promise.all(stale.map((name) => rm(join(folder, name), { recursive: true, force: true })))
}

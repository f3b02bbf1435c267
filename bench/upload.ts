import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { say } from '#bench/say.ts'
import { photoWidths, screenPhotoWidth } from '#contract/listing/pictures.ts'
import { checkPhoto } from '#server/photos/check-photo.ts'
import { createPhotoMaker } from '#server/photos/photo-maker.ts'
import { fileStorage } from '#server/providers/storage/file-storage.ts'

// A 12 megapixel JPEG to all sizes and formats: our pipeline (checked, decoded in a process of its
// own, stored with fsync) next to sharp alone in this process, in turns:
// node bench/upload.ts

const ROUNDS = 5
const LARGEST_RATIO = 1.3

const home = mkdtempSync(path.join(tmpdir(), 'basera-upload-'))
const file = path.join(home, 'photo.jpg')
const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const
await sharp({ create: { width: 4_000, height: 3_000, channels: 3, background: 'white', noise } })
  .blur(3)
  .jpeg({ quality: 90 })
  .toFile(file)

const storage = fileStorage(path.join(home, 'pictures'))
const makeVariants = createPhotoMaker()
const ours: number[] = []
const alone: number[] = []
for (let round = 0; round <= ROUNDS; round++) {
  const times = [await timeOf(() => pipeline(`round-${round}`)), await timeOf(sharpAlone)]
  if (round === 0) continue // the first round only warms up
  ours.push(times[0]!)
  alone.push(times[1]!)
}
const ratio = median(ours) / median(alone)
say('pipeline', `${Math.round(median(ours))} ms`, `decoder's most memory ${decoderPeak()} MB`)
say('sharp alone', `${Math.round(median(alone))} ms`, `this process's most ${peakOf('self')} MB`)
say('ratio', ratio.toFixed(2), ratio <= LARGEST_RATIO ? 'within 1.3' : 'ABOVE 1.3')
rmSync(home, { recursive: true, force: true })
process.exit(ratio <= LARGEST_RATIO ? 0 : 1)

async function pipeline(key: string) {
  const size = await checkPhoto({ path: file })
  const variants = await makeVariants({ file, size, purpose: 'listing' })
  if (!variants) throw new Error('the picture was refused')
  await Promise.all(variants.files.map(({ name, bytes }) => storage.put(`${key}/${name}`, bytes)))
}

/** The same pixels with nothing around them. */
async function sharpAlone() {
  const { data, info } = await sharp(file)
    .autoOrient()
    .resize({ width: screenPhotoWidth })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  const pixels = () => sharp(data, { raw: { width, height, channels } })
  for (const each of [...photoWidths, screenPhotoWidth]) {
    await pixels().resize({ width: each }).avif({ quality: 52, effort: 1 }).toBuffer()
    await pixels().resize({ width: each }).webp({ quality: 76, effort: 2 }).toBuffer()
  }
  await pixels().resize({ width: 1280 }).jpeg({ quality: 80, progressive: true }).toBuffer()
}

async function timeOf(work: () => Promise<void>) {
  const begun = performance.now()
  await work()
  return performance.now() - begun
}

function median(times: number[]) {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)]!
}

function decoderPeak() {
  const children = readFileSync(`/proc/self/task/${process.pid}/children`, 'utf8').trim().split(' ')
  return Math.max(...children.map(peakOf))
}

/** The most memory that a process has held, as Linux counts it. */
function peakOf(pid: string) {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Math.round(Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024)
}

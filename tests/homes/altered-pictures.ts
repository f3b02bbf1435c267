import sharp, { type OutputInfo } from 'sharp'
import { demoPictures } from '#demo/demo-pictures.ts'
import { type Random, randomFor } from '#demo/random.ts'
import { perceptualHash } from '#server/photos/perceptual-hash.ts'

/** Large enough for the hash, small enough to be altered hundreds of times in a test. */
const WIDTH = 240
const HEIGHT = 180

const roomKinds = ['living', 'bedroom', 'kitchen', 'bath', 'balcony', 'dining', 'study']
const towerKinds = ['tower', 'block', 'plan']

export type Pictures = Awaited<ReturnType<typeof createPictures>>

/** The pictures of rooms and towers, and what becomes of them when somebody takes them over. */
export async function createPictures() {
  const wanted = demoPictures.filter(({ kind }) => [...roomKinds, ...towerKinds].includes(kind))
  const small = new Map(
    await Promise.all(
      wanted.map(async ({ key, file }) => {
        const picture = sharp(file)
          .resize(WIDTH, HEIGHT)
          .composite([{ input: lightIn(key) }])
        return [key, await picture.raw().toBuffer({ resolveWithObject: true })] as const
      }),
    ),
  )
  const plain = new Map<string, Promise<string>>()
  /** Many flats show the same picture as it is. */
  const hashPlain = (key: string) => {
    const known = plain.get(key) ?? hashOf(small.get(key)!)
    plain.set(key, known)
    return known
  }
  const ofKind = (kind: string) =>
    wanted.filter((picture) => picture.kind === kind).map(({ key }) => key)

  return {
    /** What all flats of a tower show. */
    ofTower: (random: Random) => towerKinds.map((kind) => random.pick(ofKind(kind))),
    /** For each flat some rooms that no other one shows. */
    roomsOf: (flats: number, random: Random) => dealRooms(roomKinds.map(ofKind), flats, random),
    /** The hashes of pictures as they are, or as somebody altered them. */
    hash: (keys: string[], altering: Random | undefined) =>
      Promise.all(
        keys.map((key) =>
          altering ? hashOf(small.get(key)!, chooseChange(altering)) : hashPlain(key),
        ),
      ),
  }
}

async function hashOf(picture: Pixels, change?: Change) {
  return perceptualHash(sharp(await alter(picture, change)))
}

/**
 * The drawings have even walls, which say nothing about a picture, as no photo has: each gets a light
 * and shadows of its own.
 */
function lightIn(key: string) {
  const random = randomFor('light', key)
  const spots = ['white', 'black', 'white'].map((colour, at) => {
    const centre = `cx="${random.next()}" cy="${random.next()}" r="${random.between(0.4, 0.9)}"`
    const stop = `stop-color="${colour}" stop-opacity`
    return `<radialGradient id="light${at}" ${centre}>
      <stop offset="0" ${stop}="${random.between(0.2, 0.4)}"/><stop offset="1" ${stop}="0"/>
    </radialGradient><rect width="100%" height="100%" fill="url(#light${at})"/>`
  })
  const size = `width="${WIDTH}" height="${HEIGHT}"`
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${size}>${spots.join('')}</svg>`)
}

/** Deals the pictures of each kind around, like cards: no two flats get the same one. */
function dealRooms(kinds: string[][], flats: number, random: Random) {
  const dealt = Array.from({ length: flats }, (): string[] => [])
  let next = 0
  for (const kind of kinds) {
    for (const key of random.some(kind, kind.length)) dealt[next++ % flats]!.push(key)
  }
  return dealt
}

/** Not packed, so that they are altered without being decoded each time. */
type Pixels = { data: Buffer; info: OutputInfo }

type Change = {
  isMirrored: boolean
  /** What is cut off at each side, in parts of the whole. */
  crop: { left: number; right: number; top: number; bottom: number }
  quality: number
}

function chooseChange(random: Random): Change {
  const isCropped = random.chance(0.5)
  const cut = () => (isCropped ? random.between(0, 0.08) : 0)
  return {
    isMirrored: random.chance(0.2),
    crop: { left: cut(), right: cut(), top: cut(), bottom: cut() },
    quality: random.whole(30, 85),
  }
}

async function alter({ data, info: raw }: Pixels, change: Change | undefined) {
  const picture = sharp(data, { raw })
  if (!change) return picture.jpeg({ quality: 85 }).toBuffer()
  const { crop, isMirrored, quality } = change
  const left = Math.round(crop.left * WIDTH)
  const top = Math.round(crop.top * HEIGHT)
  const cropped = picture.extract({
    left,
    top,
    width: WIDTH - left - Math.round(crop.right * WIDTH),
    height: HEIGHT - top - Math.round(crop.bottom * HEIGHT),
  })
  return (isMirrored ? cropped.flop() : cropped).jpeg({ quality }).toBuffer()
}

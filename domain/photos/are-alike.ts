const SIDE = 8
const BITS = SIDE * SIDE
/**
 * In how many of 64 bits two pictures of the same thing may differ. One picture in thirty or forty
 * is that close to another by chance, so a single picture proves little.
 */
const MOST_APART = 12

/** Crops that are recognised, as parts of width or height: from where to where. */
const spans = [
  [0, 1],
  [0, 0.9],
  [0.1, 1],
  [0.05, 0.95],
  [0.1, 0.9],
] as const

/** For each crop, which bit of the whole picture says most about each bit of the crop. */
const crops = spans.flatMap((across) => spans.map((down) => bitsOfCrop(across, down)))

/**
 * Whether two perceptual hashes are of the same picture, even where one is a crop or a mirror image
 * of the other: those hashes are computed from the stored bits.
 */
export function areAlike(a: string, b: string): boolean {
  return [b, mirrorHash(b)].some((other) =>
    crops.some((crop) => isCropOf(a, other, crop) || isCropOf(other, a, crop)),
  )
}

/** Whether they are of the same picture, as a whole. */
export function areEqual(a: string, b: string): boolean {
  return isCropOf(a, b, crops[0]!)
}

/** A plain picture has hardly any bits set and resembles every other plain one. */
export function tellsApart(hash: string): boolean {
  const ones = hash.replaceAll('0', '').length
  return ones >= SIDE && ones <= BITS - SIDE
}

/**
 * The hash of the mirror image. A bit says that a field is brighter than its right neighbour, so
 * each row is read backwards and each bit the other way round.
 */
function mirrorHash(hash: string): string {
  let mirrored = ''
  for (let bit = 0; bit < BITS; bit++) {
    const column = bit % SIDE
    mirrored += hash[bit - column + (SIDE - 1 - column)] === '1' ? '0' : '1'
  }
  return mirrored
}

function isCropOf(whole: string, part: string, crop: readonly number[]) {
  let apart = 0
  for (let bit = 0; bit < BITS; bit++) {
    if (whole[crop[bit]!] !== part[bit] && ++apart > MOST_APART) return false
  }
  return true
}

type Span = readonly [from: number, to: number]

function bitsOfCrop(across: Span, down: Span) {
  return Array.from({ length: BITS }, (_, bit) => {
    const row = nearest(Math.floor(bit / SIDE), down)
    return row * SIDE + nearest(bit % SIDE, across)
  })
}

function nearest(at: number, [from, to]: Span) {
  const middle = (at + 0.5) / SIDE
  return Math.min(SIDE - 1, Math.floor((from + middle * (to - from)) * SIDE))
}

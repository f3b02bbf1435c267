const SIDE = 8
const BITS = SIDE * SIDE
/**
 * In how many of 64 bits two pictures of the same thing may differ. One other picture in thirty or
 * forty is as near, so a single picture proves little.
 */
const MOST_APART = 12

/** What a crop may leave of a picture, as parts of its width or height: from where to where. */
const spans = [
  [0, 1],
  [0, 0.9],
  [0.1, 1],
  [0.05, 0.95],
  [0.1, 0.9],
] as const

/** For each crop, which bit of the whole picture tells most about each bit of the crop. */
const crops = spans.flatMap((across) => spans.map((down) => bitsOfCrop(across, down)))

/**
 * Whether two perceptual hashes are of the same picture, also where one is a crop of the other or its
 * mirror image: what is not stored is worked out from the bits.
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

/** An even picture has hardly any bits, and is like every other even one. */
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

import type { Sharp } from 'sharp'

const SIDE = 8
/** In a plain area, compression alone makes fields differ by this much. */
const NOISE = 2

/**
 * The difference hash of a picture as 64 binary digits: whether each of 8 by 8 grey fields is
 * brighter than its right neighbour. Other sizes, formats and qualities of a picture differ in few.
 */
export async function perceptualHash(picture: Sharp): Promise<string> {
  const grey = await picture
    .resize(SIDE + 1, SIDE, { fit: 'fill' })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { data, info } = grey
  let bits = ''
  for (let row = 0; row < SIDE; row++) {
    for (let column = 0; column < SIDE; column++) {
      const at = (row * (SIDE + 1) + column) * info.channels
      bits += data[at]! > data[at + info.channels]! + NOISE ? '1' : '0'
    }
  }
  return bits
}

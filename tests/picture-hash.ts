import { createHash } from 'node:crypto'

/** A perceptual hash as a picture of its own has: 64 binary digits, unlike those of other numbers. */
export function pictureHash(number: number): string {
  const bytes = createHash('sha256').update(`picture ${number}`).digest().subarray(0, 8)
  return [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
}

import { randomBytes } from 'node:crypto'

const crockfordBase32 = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** A public number for a listing: 40 random bits, so that nobody can walk through them. */
export function newSpn(): string {
  const letters = [...randomBytes(8)].map((byte) => crockfordBase32[byte % 32])
  return `SPN${letters.join('')}`
}

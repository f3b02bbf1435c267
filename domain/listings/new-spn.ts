import { randomBytes } from 'node:crypto'
import { toBase32 } from '#contract/ids.ts'

/** A public number for a listing: 40 random bits, so that nobody can walk through them. */
export function newSpn(): string {
  return `SPN${toBase32(randomBytes(8))}`
}

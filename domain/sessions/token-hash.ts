import { createHash } from 'node:crypto'

/** What is stored of a session's secret. It has 256 random bits, so a plain hash cannot be guessed back. */
export function tokenHash(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

import { createHash } from 'node:crypto'

/** The stored hash of a session token. A token has 256 random bits, so it needs no salt or slow hash. */
export function tokenHash(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

import { createSignedToken, readSignedToken } from '#domain/signed-token.ts'

const purpose = 'family list'

/**
 * The token of a list's link. It is signed rather than stored, so that its owner can send it again
 * while no copy of the database opens a list.
 */
export function createFamilyToken(secret: Buffer, listId: string): string {
  return createSignedToken(secret, purpose, [listId])
}

/** The list of a token; undefined when its signature is not ours. */
export function readFamilyToken(secret: Buffer, token: string): string | undefined {
  return readSignedToken(secret, purpose, token)?.[0]
}

import { createSignedToken, readSignedToken } from '#domain/signed-token.ts'

const purpose = 'unsubscribe'

/** Whoever has it may end the promotions to this user, and nothing else. */
export function createUnsubscribeToken(secret: Buffer, userId: string): string {
  return createSignedToken(secret, purpose, [userId])
}

/** The user of a token; undefined when its signature is not ours. */
export function readUnsubscribeToken(secret: Buffer, token: string): string | undefined {
  return readSignedToken(secret, purpose, token)?.[0]
}

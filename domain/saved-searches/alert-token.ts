import { createSignedToken, readSignedToken } from '#domain/signed-token.ts'

const purpose = 'search alert'

/** Whoever has it may pause or stop this saved search, and nothing else. */
export function createAlertToken(secret: Buffer, searchId: string): string {
  return createSignedToken(secret, purpose, [searchId])
}

/** The saved search of a token; undefined when its signature is not ours. */
export function readAlertToken(secret: Buffer, token: string): string | undefined {
  return readSignedToken(secret, purpose, token)?.[0]
}

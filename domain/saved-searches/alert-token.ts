import { createSignedToken, readSignedToken } from '#domain/signed-token.ts'

const purpose = 'search alert'

/** Whoever has it may pause or stop these saved searches, and nothing else. */
export function createAlertToken(secret: Buffer, searchIds: string[]): string {
  return createSignedToken(secret, purpose, searchIds)
}

/** The saved searches of a token; none when its signature is not ours. */
export function readAlertToken(secret: Buffer, token: string): string[] {
  return readSignedToken(secret, purpose, token) ?? []
}

import { createSignedToken, readSignedToken } from '#domain/signed-token.ts'

const purpose = 'assist consent'

/** Whoever has it may answer this one question of ours, and nothing else. */
export function createConsentToken(secret: Buffer, consentId: string): string {
  return createSignedToken(secret, purpose, [consentId])
}

/** The consent of a token; undefined when its signature is not ours. */
export function readConsentToken(secret: Buffer, token: string): string | undefined {
  return readSignedToken(secret, purpose, token)?.[0]
}

import { createSignedToken, readSignedToken } from '#domain/signed-token.ts'

/** Tells later that this browser has logged in with the number, without naming either. */
export function knownBrowserToken(secret: Buffer, phone: string, challenge: string): string {
  return createSignedToken(secret, purposeFor(phone), [challenge])
}

/** The challenge of a browser that has logged in with the number; undefined when the token is not ours. */
export function readKnownBrowserToken(
  secret: Buffer,
  phone: string,
  token: string,
): string | undefined {
  return readSignedToken(secret, purposeFor(phone), token)?.[0]
}

function purposeFor(phone: string) {
  return `known browser ${phone}`
}

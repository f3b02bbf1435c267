import { createHmac, timingSafeEqual } from 'node:crypto'

/** Tells later that this browser has logged in with the number, without naming either. */
export function knownBrowserToken(secret: Buffer, phone: string, challenge: string): string {
  return `${challenge}.${sign(secret, phone, challenge)}`
}

/** The challenge of a browser that has logged in with the number; undefined when the token is not ours. */
export function readKnownBrowserToken(
  secret: Buffer,
  phone: string,
  token: string,
): string | undefined {
  const [challenge = '', signature = ''] = token.split('.')
  const expected = Buffer.from(sign(secret, phone, challenge))
  const given = Buffer.from(signature)
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined
  return challenge
}

function sign(secret: Buffer, phone: string, challenge: string) {
  return createHmac('sha256', secret)
    .update(`known browser ${phone} ${challenge}`)
    .digest('base64url')
}

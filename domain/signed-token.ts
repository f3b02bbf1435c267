import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * A signed text for a link: whoever has it may do what the purpose says with these parts, and
 * nothing else. No part may have a dot.
 */
export function createSignedToken(secret: Buffer, purpose: string, parts: string[]): string {
  const said = parts.join('.')
  return `${said}.${sign(secret, purpose, said)}`
}

/** The parts of a token; undefined when its signature is not ours or was made for something else. */
export function readSignedToken(secret: Buffer, purpose: string, token: string) {
  const end = token.lastIndexOf('.')
  const said = token.slice(0, Math.max(end, 0))
  const given = Buffer.from(token.slice(end + 1))
  const expected = Buffer.from(sign(secret, purpose, said))
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined
  return said.split('.')
}

function sign(secret: Buffer, purpose: string, said: string) {
  return createHmac('sha256', secret).update(`${purpose} ${said}`).digest('base64url')
}

import { createHmac, timingSafeEqual } from 'node:crypto'

/** A signed text for a link: whoever has it may end the promotions to this user, and nothing else. */
export function createUnsubscribeToken(secret: Buffer, userId: string): string {
  return `${userId}.${sign(secret, userId)}`
}

/** The user of a token; undefined when its signature is not ours. */
export function readUnsubscribeToken(secret: Buffer, token: string): string | undefined {
  const [userId = '', signature = ''] = token.split('.')
  const [given, expected] = [Buffer.from(signature), Buffer.from(sign(secret, userId))]
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined
  return userId
}

function sign(secret: Buffer, userId: string) {
  return createHmac('sha256', secret).update(`unsubscribe ${userId}`).digest('base64url')
}

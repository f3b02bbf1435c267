import { createHmac, timingSafeEqual } from 'node:crypto'

/** A signed text for a link: whoever has it may pause or stop this saved search, and nothing else. */
export function createAlertToken(secret: Buffer, searchId: string): string {
  return `${searchId}.${sign(secret, searchId)}`
}

/** The saved search of a token; undefined when its signature is not ours. */
export function readAlertToken(secret: Buffer, token: string): string | undefined {
  const [searchId = '', signature = ''] = token.split('.')
  const [given, expected] = [Buffer.from(signature), Buffer.from(sign(secret, searchId))]
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined
  return searchId
}

function sign(secret: Buffer, searchId: string) {
  return createHmac('sha256', secret).update(`search alert ${searchId}`).digest('base64url')
}

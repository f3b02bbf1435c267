import { createHash, createHmac } from 'node:crypto'
import type { CodeIntent } from '#domain/codes/code-settings.ts'

type Sealed = { phone: string; intent: CodeIntent; challenge: string; code: string }

/** What is stored of a code: an HMAC, since a few digits are quickly found from a plain hash. */
export function codeHash(secret: Buffer, { phone, intent, challenge, code }: Sealed): Buffer {
  return createHmac('sha256', secret).update([phone, intent, challenge, code].join('\n')).digest()
}

/** What is stored of the secret in the browser that asked for the code. */
export function challengeHash(challenge: string): Buffer {
  return createHash('sha256').update(challenge).digest()
}

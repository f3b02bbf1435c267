import { createHash, createHmac } from 'node:crypto'
import type { CodeIntent } from '#domain/codes/code-settings.ts'

type Sealed = { phone: string; intent: CodeIntent; challenge: string; code: string }

/** What is stored of a code. A few digits are quickly guessed from a plain hash, hence the key. */
export function codeHash(secret: Buffer, { phone, intent, challenge, code }: Sealed): Buffer {
  return createHmac('sha256', secret).update([phone, intent, challenge, code].join('\n')).digest()
}

/** What is stored of the secret in the browser that asked for the code. */
export function challengeHash(challenge: string): Buffer {
  return createHash('sha256').update(challenge).digest()
}

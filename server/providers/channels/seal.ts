import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const ivBytes = 12
const tagBytes = 16

/** Encrypts a text so that only this site can read it back (AES-256-GCM). */
export function seal(secret: Buffer, text: string): Buffer {
  const iv = randomBytes(ivBytes)
  const cipher = createCipheriv('aes-256-gcm', sealingKey(secret), iv)
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), body])
}

/** The sealed text, or undefined when it was sealed with another secret. */
export function unseal(secret: Buffer, sealed: Buffer): string | undefined {
  try {
    const decipher = createDecipheriv(
      'aes-256-gcm',
      sealingKey(secret),
      sealed.subarray(0, ivBytes),
    )
    decipher.setAuthTag(sealed.subarray(ivBytes, ivBytes + tagBytes))
    const body = sealed.subarray(ivBytes + tagBytes)
    return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8')
  } catch {
    return undefined
  }
}

function sealingKey(secret: Buffer) {
  return Buffer.from(hkdfSync('sha256', secret, '', 'outbox', 32))
}

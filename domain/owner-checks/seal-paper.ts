import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto'

const cipher = 'aes-256-gcm'
const nonceBytes = 12
const tagBytes = 16

/** The first key encrypts, and all of them decrypt: so keys can be replaced while papers wait. */
export type PaperKeys = readonly [PaperKey, ...PaperKey[]]
type PaperKey = { id: string; key: Buffer }

type SealedPaper = { keyId: string; sealed: Buffer }

/** The keys of these secrets. */
export function derivePaperKeys(secrets: readonly [Buffer, ...Buffer[]]): PaperKeys {
  const [first, ...others] = secrets
  return [deriveKey(first), ...others.map(deriveKey)]
}

function deriveKey(secret: Buffer): PaperKey {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'papers of owners', 32))
  const id = createHash('sha256').update(key).digest('hex').slice(0, 16)
  return { id, key }
}

/** Encrypts a paper for one check: it cannot be passed off as that of another. */
export function sealPaper([{ id, key }]: PaperKeys, checkId: string, bytes: Buffer): SealedPaper {
  const nonce = randomBytes(nonceBytes)
  const sealing = createCipheriv(cipher, key, nonce).setAAD(Buffer.from(checkId))
  const body = Buffer.concat([sealing.update(bytes), sealing.final()])
  return { keyId: id, sealed: Buffer.concat([nonce, body, sealing.getAuthTag()]) }
}

/** The paper, or undefined when its key is gone, it was changed or belongs to another check. */
export function openPaper(keys: PaperKeys, checkId: string, { keyId, sealed }: SealedPaper) {
  const found = keys.find(({ id }) => id === keyId)
  if (!found) return undefined
  try {
    const opening = createDecipheriv(cipher, found.key, sealed.subarray(0, nonceBytes))
      .setAAD(Buffer.from(checkId))
      .setAuthTag(sealed.subarray(-tagBytes))
    return Buffer.concat([opening.update(sealed.subarray(nonceBytes, -tagBytes)), opening.final()])
  } catch {
    return undefined
  }
}

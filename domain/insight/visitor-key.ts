import { createHmac, hash } from 'node:crypto'

type Visitor = { address: string; userAgent: string; day: string }

const bytes = 16

/** How many browsers are told apart at one address; more are probably made up by one person. */
const browsersPerAddress = 50

/**
 * Tells the visitors of one day apart without a cookie: a hash of address and browser, keyed by a
 * salt that changes every day. The salt is derived from the secret, so that it is the same in every
 * process and never lies beside the hashes in a database or backup.
 */
export function createVisitorKey(secret: Buffer) {
  let salt = { day: '', key: '' }

  return ({ address, userAgent, day }: Visitor): Buffer => {
    if (salt.day !== day) {
      salt = { day, key: createHmac('sha256', secret).update(`listing views ${day}`).digest('hex') }
    }
    // Hashed directly, since an HMAC would take several times as long and every view is hashed.
    const browser =
      hash('sha256', `${salt.key}\n${userAgent}`, 'buffer').readUInt32BE() % browsersPerAddress
    return hash('sha256', `${salt.key}\n${address}\n${browser}`, 'buffer').subarray(0, bytes)
  }
}

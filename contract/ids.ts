const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const spn = /^SPN[0-9A-HJKMNP-TV-Z]{8}$/
/** Crockford's base32: without I, L, O and U, which are easily misread. */
const base32 = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Whether a text could be one of our ids. PostgreSQL refuses to compare anything else. */
export function isId(text: string): boolean {
  return uuid.test(text)
}

/** Whether a text could be the public number of a listing: SPN and 8 characters of base32. */
export function isSpn(text: string): boolean {
  return spn.test(text)
}

/** The lowest five bits of each number as one character of base32. */
export function toBase32(numbers: Iterable<number>): string {
  return Array.from(numbers, (number) => base32.charAt(number & 31)).join('')
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const spn = /^SPN[0-9A-HJKMNP-TV-Z]{8}$/

/** Whether a text could be one of our ids. PostgreSQL refuses to compare anything else. */
export function isId(text: string): boolean {
  return uuid.test(text)
}

/** Whether a text could be the public number of a listing: SPN and 8 characters of Crockford's base32. */
export function isSpn(text: string): boolean {
  return spn.test(text)
}

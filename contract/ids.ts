const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const spn = /^SPN[0-9A-HJKMNP-TV-Z]{8}$/

/** Whether text could be one of our ids. Postgres refuses to compare anything else. */
export function isId(text: string) {
  return uuid.test(text)
}

/** Whether text could be the public number of a listing. */
export function isSpn(text: string) {
  return spn.test(text)
}

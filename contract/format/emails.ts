import { personLimits } from '#contract/limits.ts'

/** The simple pattern of the profile: plain characters, then a domain that ends in 2 to 4 letters. */
export function isSimpleEmail(text: string): boolean {
  return fits(text) && /^[A-Za-z0-9._-]+@(?:[A-Za-z0-9-]+\.)+[A-Za-z]{2,4}$/.test(text)
}

/** What an e-mail field of a browser accepts, with a dot in its domain. */
export function isEmail(text: string): boolean {
  return (
    fits(text) &&
    /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@(?:[A-Za-z0-9-]+\.)+[A-Za-z0-9-]{2,}$/.test(text)
  )
}

// Checked before the patterns, which could take long on a long text.
function fits(text: string) {
  return text.length <= personLimits.emailChars
}

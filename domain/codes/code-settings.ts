/** How codes are made, and the rate limits of asking for and trying them. */
export type CodeSettings = {
  /** Key of the hashes, so that nobody can read codes from a stolen table. */
  secret: Buffer
  length: number
  /** Length of new codes for a phone that somebody is guessing at. */
  longLength: number
  minutesValid: number
  triesPerCode: number
  /** Wrong tries for a phone in 24 hours after which its new codes are long. */
  wrongPerPhoneDay: number
  wrongPerAddressHour: number
  secondsBetween: number
  perPhoneHour: number
  perPhoneDay: number
  perAddressHour: number
  perSiteDay: number
}

export type CodeIntent = 'login' | 'signup' | 'erase' | 'role'

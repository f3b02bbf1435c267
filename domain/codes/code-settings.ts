/** How codes are made and how often they may be asked for and tried; every number is a setting. */
export type CodeSettings = {
  /** Key of the hashes, so that a stolen table tells no code. */
  secret: Buffer
  length: number
  minutesValid: number
  triesPerCode: number
  wrongPerPhoneDay: number
  secondsBetween: number
  perPhoneHour: number
  perPhoneDay: number
  perAddressHour: number
  /** Refused questions about numbers, so that nobody can walk through them. */
  refusedPerAddressHour: number
  perSiteDay: number
}

export type CodeIntent = 'login' | 'signup' | 'erase'

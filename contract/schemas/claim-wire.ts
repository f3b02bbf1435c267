import type { ListingStatus } from '#contract/options.ts'

type WireClaim = {
  is_mine: boolean
  user_name: string
  since: string
  status_code: ListingStatus
  version: number
}

/** Who reviews a listing, and what it is by now, under our names. */
export function claimFromWire({ is_mine, user_name, status_code, ...rest }: WireClaim) {
  return { isMine: is_mine, name: user_name, status: status_code, ...rest }
}

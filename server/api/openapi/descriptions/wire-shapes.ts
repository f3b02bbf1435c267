import { z } from 'zod'
import { categories, cities, deals, listingStatuses } from '#contract/options.ts'

export const id = z.uuid()
export const text = z.string()
/** A moment in UTC. */
export const moment = z.iso.datetime()
export const count = z.int().min(0)
export const version = z.int().min(1)
/** A path under /img/ that can be fetched as it is. */
export const photoPath = z.string().regex(/^\/img\//)

export const city = z.enum(cities.values)
export const category = z.enum(categories.values)
export const deal = z.enum(deals.values)
export const listingStatus = z.enum(listingStatuses.values)

/** A person; unknown facts are empty texts. */
export const userShape = z.object({
  user_name: text,
  phone_no: text,
  user_email: text,
  profile_url: text,
})

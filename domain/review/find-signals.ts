import type { Db } from '#db/connect.ts'
import type { Listing } from '#db/schema.ts'
import { complaintsOfUsers } from '#domain/review/signals/complaints-of-users.ts'
import { contactInText } from '#domain/review/signals/contact-in-text.ts'
import { manyListings } from '#domain/review/signals/many-listings.ts'
import { newNumber } from '#domain/review/signals/new-number.ts'
import { pinOutside } from '#domain/review/signals/pin-outside.ts'
import type { FindSignals, Signal } from '#domain/review/signals/signal.ts'
import { similarPhotos } from '#domain/review/signals/similar-photos.ts'
import { unusualPrice } from '#domain/review/signals/unusual-price.ts'
import { wording } from '#domain/review/signals/wording.ts'

/** In the order they are shown. */
const kinds: readonly FindSignals[] = [
  complaintsOfUsers,
  similarPhotos,
  wording,
  contactInText,
  unusualPrice,
  pinOutside,
  newNumber,
  manyListings,
]

/** Everything about a listing that staff should look at twice. */
export async function findSignals(db: Db, listing: Listing): Promise<Signal[]> {
  const found = await Promise.all(kinds.map((find) => find(db, listing)))
  return found.flat()
}

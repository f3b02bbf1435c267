import { formatPrice } from '#contract/format/money.ts'
import { listingTitle } from '#contract/listing/listing-title.ts'
import type { Category, City, Deal } from '#contract/options.ts'
import type { Db } from '#db/connect.ts'
import { findOwnDraft } from '#domain/listings/find-own-draft.ts'
import { findPriceHint } from '#domain/listings/find-price-hint.ts'
import { listLatestListings } from '#domain/listings/list-latest-listings.ts'
import { listingCompleteness } from '#domain/listings/listing-completeness.ts'
import { withKind } from '#domain/listings/listing-kind.ts'
import { listingProgress } from '#domain/listings/listing-progress.ts'
import type { Viewer } from '#domain/viewer.ts'

const EARLIER = 4

type Begun = { spn: string | undefined; category: Category; deal: Deal; city: City }

/** What helps beside a step: how far the draft has come, what to add, what similar listings ask. */
export async function loadWizardHelp(db: Db, viewer: Viewer, { spn, ...basics }: Begun) {
  const saved = spn ? await findOwnDraft(db, viewer, spn) : undefined
  const listing = saved && withKind(saved, basics)
  return {
    percent: listingProgress(listing ?? basics).percent,
    completeness: listingCompleteness(listing ?? basics),
    hint: listing && (await findPriceHint(db, listing)),
  }
}

/** The owner's last listings, to start from a copy of one. */
export async function loadEarlierListings(db: Db, viewer: Viewer) {
  const latest = await listLatestListings(db, viewer, EARLIER)
  return latest.map((listing) => ({
    spn: listing.spn,
    title: listingTitle(listing),
    price: formatPrice(listing.price),
  }))
}

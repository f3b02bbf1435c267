import type { ContactMode, Deal, ListingStatus, YesNo } from '#contract/options.ts'
import type { ListingProgress } from '#domain/listings/listing-progress.ts'

/** What can be changed in a shown listing at once, as its form holds it. */
export type LiveTerms = {
  isRent: boolean
  version: number
  price: string
  price_negotable: YesNo
  deposit_price: string
  deposite_price_negotable: YesNo
  avalible_from: string
}

/** What a row of My Listings shows. */
export type OwnListingRow = {
  id: string
  spn: string
  status: ListingStatus
  deal: Deal
  title: string
  place: string
  price: string
  /** The key of the first picture. */
  photo: string | null
  when: string
  /** How many people looked and asked lately. */
  interest: string
  /** Only for a listing that is not shown and lacks answers. */
  progress: ListingProgress | undefined
  contactMode: ContactMode
  /** Whether the owner is being asked if it is still available. */
  isAsked: boolean
  /** Only for a listing that is shown. */
  terms: LiveTerms | undefined
  /** Changes to it that are not public yet. */
  revision:
    | {
        id: string
        spn: string
        status: 'draft' | 'under_review' | 'review_failed'
        reasons: readonly string[]
      }
    | undefined
  /**
   * The state of the owner's paper, or the invitation to show one; blank where none can be shown.
   */
  paper: string
  /** Whether its owner may still show it again after it was sold or rented. */
  canPutBack: boolean
  /** Why staff sent it back. */
  reason: string
  /** What staff want corrected, each with the answer it is about. */
  reasons: readonly string[]
}

import type { City, Deal } from '#contract/options.ts'
import type { Noticed } from '#domain/review/score-signals.ts'

/** A listing about which the site notices something. */
export type Suspect = {
  city: City
  deal: Deal
  status: 'under_review' | 'active'
  /** Offered by the number that is new here. */
  isNewcomers?: true
  /** Its price, as a share of what such a home costs. */
  share?: number
  /** What its description ends with. */
  text?: string
  /** The signals that it then has. */
  noticed: Noticed[]
}

const newNumber = { kind: 'new-number', isStrong: true } as const
const newcomers = { status: 'under_review', isNewcomers: true } as const

/** One new number with homes in four cities, and two owners who speak of money. */
export const suspects: readonly Suspect[] = [
  {
    ...newcomers,
    city: 'gurugram',
    deal: 'rent',
    share: 0.3,
    text: 'I am posted to Ladakh, so please send the token of Rs 5,000 before the visit. Keys will be sent by courier.',
    noticed: [
      newNumber,
      { kind: 'low-price', isStrong: true },
      { kind: 'advance-payment', isStrong: true },
    ],
  },
  {
    ...newcomers,
    city: 'delhi',
    deal: 'rent',
    text: 'Hindu family preferred.',
    noticed: [newNumber, { kind: 'shuts-out' }],
  },
  { ...newcomers, city: 'noida', deal: 'rent', noticed: [newNumber] },
  { ...newcomers, city: 'ghaziabad', deal: 'rent', noticed: [newNumber] },
  {
    city: 'faridabad',
    deal: 'rent',
    status: 'under_review',
    text: 'Visiting charges 300 only, adjusted in the first rent.',
    noticed: [{ kind: 'advance-payment', isStrong: true }],
  },
  {
    // Shown, with a warning beside the number.
    city: 'delhi',
    deal: 'rent',
    status: 'active',
    text: 'Token money Rs 11,000 to hold it.',
    noticed: [{ kind: 'advance-payment' }],
  },
]

import type { Bhk, City, Deal } from '#contract/options.ts'

/** Another listing of a home that somebody offers already. */
export type Offer = {
  /** An owner who lists the home again, or somebody else who has it to offer too. */
  by: 'owner' | 'other'
  status: 'active' | 'sold_out' | 'under_review'
  /** Its price, as a share of the first one's. */
  share: number
  /** When it was sent in and, unless it waits, shown. */
  daysAgo: number
}

type SharedHome = {
  city: City
  deal: Deal
  bhk: Bhk
  locality: string
  /** When the first one was shown; in two cities so lately that it is among the first results. */
  daysAgo: number
  offers: Offer[]
  /** Somebody says that it is not one home. */
  isDoubted?: true
}

const other = { by: 'other', status: 'active' } as const

/** Homes that are listed more than once. */
export const sharedHomes: readonly SharedHome[] = [
  {
    city: 'delhi',
    deal: 'rent',
    bhk: '2bhk',
    locality: 'Saket',
    daysAgo: 0.104,
    offers: [
      { ...other, share: 1.07, daysAgo: 9 },
      { ...other, share: 1.12, daysAgo: 21 },
    ],
  },
  {
    city: 'gurugram',
    deal: 'resale',
    bhk: '3bhk',
    locality: 'DLF Phase 4',
    daysAgo: 0.104,
    offers: [{ ...other, share: 1.05, daysAgo: 12 }],
  },
  {
    // Let in the summer, and to let again.
    city: 'noida',
    deal: 'rent',
    bhk: '2bhk',
    locality: 'Sector 62',
    daysAgo: 6,
    offers: [
      { by: 'owner', status: 'sold_out', share: 0.94, daysAgo: 95 },
      { ...other, share: 1.06, daysAgo: 4 },
    ],
  },
  {
    city: 'ghaziabad',
    deal: 'rent',
    bhk: '3bhk',
    locality: 'Indirapuram',
    daysAgo: 11,
    offers: [{ ...other, share: 1.04, daysAgo: 3 }],
    isDoubted: true,
  },
  {
    city: 'faridabad',
    deal: 'resale',
    bhk: '3bhk',
    locality: 'Greenfield Colony',
    daysAgo: 8,
    offers: [{ ...other, share: 0.97, daysAgo: 15 }],
  },
  {
    city: 'hisar',
    deal: 'rent',
    bhk: '2bhk',
    locality: 'Model Town',
    daysAgo: 2,
    offers: [{ ...other, share: 1.1, daysAgo: 30 }],
  },
  {
    // Its owner has sent it in a second time.
    city: 'delhi',
    deal: 'resale',
    bhk: '3bhk',
    locality: 'Dwarka',
    daysAgo: 17,
    offers: [
      { ...other, share: 1.03, daysAgo: 5 },
      { by: 'owner', status: 'under_review', share: 0.98, daysAgo: 0.3 },
    ],
  },
  {
    city: 'gurugram',
    deal: 'rent',
    bhk: '2bhk',
    locality: 'Sector 57',
    daysAgo: 5,
    offers: [{ ...other, share: 0.95, daysAgo: 2 }],
  },
]

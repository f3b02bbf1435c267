export const photoLimits = {
  min: 3,
  max: 10,
  bytes: 20 * 1024 * 1024,
  pixels: 50_000_000,
  /** The longest side, and how many times longer than the other one it may be. */
  edge: 20_000,
  aspectRatio: 20,
  types: ['image/jpeg', 'image/png'],
  uploadsPerDay: 200,
} as const

export const listingLimits = {
  priceChars: 14,
  areaChars: 10,
  /** Rupees each month for maintenance, parking or power backup. */
  monthlyAmount: { chars: 8, min: 0, max: 1_00_00_000 },
  // The largest whole number that the column holds.
  maxArea: 2_147_483_647,
  /** The finer answer to 3+ BHK. */
  bedrooms: { min: 4, max: 9 },
  bathrooms: { min: 1, max: 10 },
  balconies: { min: 0, max: 10 },
  leaseYears: { min: 1, max: 49 },
  addressChars: 300,
  houseNoChars: 40,
  localityChars: 100,
  idealForChars: 200,
  descriptionChars: 4_000,
  /** The message to the owner about a decision. */
  reasonChars: 2_000,
  /** How long an owner can undo a change of status; longer than the offer is shown. */
  undoSeconds: 60,
  /** For how long a listing that was marked as sold or rented by mistake can be put back. */
  putBackDays: 30,
  /** A deposit above both is a typing error; heavy deposits for a low rent are usual. */
  absurdDeposit: { rupees: 10_00_00_000, monthsOfRent: 120 },
  /** Homes do not become available later than this, not even those under construction. */
  availableWithinYears: 10,
  /** A pin more kilometres outside a city than this is refused. */
  kmBeyondCity: 25,
} as const

/** Possible but unlikely beyond these: the owner is asked whether it is right. */
export const unlikelyLimits = {
  /** How many times below or above the usual range of comparable prices. */
  priceFactor: 3,
  /** Where nothing is comparable, in rupees. */
  price: { rent: { min: 1_000, max: 50_00_000 }, resale: { min: 1_00_000, max: 200_00_00_000 } },
  depositMonths: 24,
  area: { min: 50, max: 1_00_000, perBedroom: 100 },
  /** Twenty square yards to a hundred acres. */
  plot: { min: 180, max: 43_56_000 },
  availableWithinDays: { rent: 365, resale: 5 * 365 },
} as const

/**
 * Drafts that one owner has open, and begins in a day. A disabled one is not open, but those that were
 * begun count for their day whatever became of them.
 */
export const draftLimits = { open: 100, begunPerDay: 200 } as const

/** Properties that one owner sends to the review in a day; each is work and a message. */
export const submissionLimits = { perDay: 100 } as const

/** How often owners are asked whether a listing is still available, and how long they may be silent. */
export const freshnessLimits = { askAfterDays: 21, pauseAfterDays: 14, asksPerRun: 2_000 } as const

export const mapLimits = {
  zoom: 16,
  placeZoom: 17,
  minZoom: 8,
  maxZoom: 18,
  loadTries: 3,
  /** How long the street map may take before the embedded one takes its place. */
  patienceMs: 6_000,
  /** How many listings are drawn one by one; the rest are counted by area. */
  points: 300,
  /** All seven cities with a margin; the map cannot be moved beyond it. */
  bounds: { south: 27.9, west: 75.2, north: 29.6, east: 78.0 },
} as const

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
  // The largest whole number that the column holds.
  maxArea: 2_147_483_647,
  bathrooms: { min: 1, max: 10 },
  balconies: { min: 0, max: 10 },
  leaseYears: { min: 1, max: 49 },
  addressChars: 300,
  localityChars: 100,
  idealForChars: 200,
  descriptionChars: 4_000,
  reasonChars: 500,
  /** How long an owner can undo a change of status; longer than the offer is shown. */
  undoSeconds: 60,
} as const

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
  /** All seven cities and some air around them; the map goes no further. */
  bounds: { south: 27.9, west: 75.2, north: 29.6, east: 78.0 },
} as const

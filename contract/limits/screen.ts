export const phoneLimits = { digits: 10, prefix: '+91' } as const

export const screenLimits = {
  mobileBelowPx: 768,
  splashMs: 700,
  scrollToTopPx: 700,
  locationDelayMs: 20_000,
  uploadProgressMs: 200,
  helpMessagePx: 160,
} as const

/** The search for an address in the listing wizard. */
export const addressSearchLimits = { chars: 200, perAddressMinute: 240 } as const

/** The sentence that fills the listing wizard. */
export const sentenceLimits = { chars: 500, perAddressMinute: 120 } as const

export const searchLimits = {
  pageSize: 20,
  queryChars: 100,
  /** How far from a place counts as near it. */
  nearMetres: 5_000,
} as const

/** How many are side by side on a wide screen, and how often they move by themselves. */
export const carousels = {
  popular: { wide: 3, everyMs: 3_000 },
  types: { wide: 5 },
  cities: { wide: 4 },
  features: { everyMs: 5_000 },
} as const

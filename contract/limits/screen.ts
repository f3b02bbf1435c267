export const phoneLimits = { digits: 10, prefix: '+91' } as const

export const screenLimits = {
  mobileBelowPx: 768,
  splashMs: 700,
  scrollToTopPx: 700,
  locationDelayMs: 20_000,
  uploadProgressMs: 200,
  helpMessagePx: 160,
} as const

export const searchLimits = {
  pageSize: 20,
  queryChars: 100,
} as const

export const carousels = {
  popular: { cards: 3, mobileCards: 1, everyMs: 3_000 },
  types: { cards: 5, mobileCards: 2 },
  cities: { cards: 4, mobileCards: 1 },
  features: { cards: 1, mobileCards: 1, everyMs: 5_000 },
} as const

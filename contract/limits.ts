/** The numbers of the product that browser and server agree on. Money is in rupees. */

const lakh = 1_00_000
const crore = 1_00_00_000

export const phoneLimits = { digits: 10, prefix: '+91' } as const

export const otpLimits = {
  digits: 4,
  minDigits: 4,
  maxDigits: 8,
  resendSeconds: 30,
  validMinutes: 10,
  wrongTries: 5,
  wrongTriesPerDay: 10,
  sendsPerHour: 5,
  sendsPerDay: 10,
  sendsPerHourAndAddress: 60,
} as const

export const sessionLimits = { days: 30, staffIdleHours: 12 } as const

export const screenLimits = {
  mobileBelowPx: 768,
  splashMs: 700,
  scrollToTopPx: 700,
  locationDelayMs: 20_000,
  uploadProgressMs: 200,
  helpMessagePx: 160,
} as const

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

export const carousels = {
  popular: { cards: 3, mobileCards: 1, everyMs: 3_000 },
  types: { cards: 5, mobileCards: 2 },
  cities: { cards: 4, mobileCards: 1 },
  features: { cards: 1, mobileCards: 1, everyMs: 5_000 },
} as const

export const pageSizes = [10, 20, 25, 50] as const
export type PageSize = (typeof pageSizes)[number]

export const tableLimits = {
  pageSize: 10,
  pagerNeighbours: 2,
  maxPage: 100_000,
  columnWidths: { date: 170, fullName: 150, other: 110 },
} as const

export const photoLimits = {
  min: 3,
  max: 10,
  bytes: 20 * 1024 * 1024,
  pixels: 50_000_000,
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
} as const

export const searchLimits = {
  pageSize: 20,
  queryChars: 100,
  lastListIds: 500,
} as const

export const contactLimits = { revealsPerDay: 25 } as const

export const personLimits = {
  nameChars: 80,
  emailChars: 120,
  mailMessageChars: 4_000,
  reportNoteChars: 1_000,
} as const

export const senderLimits = { messageChars: 4_000, contacts: 10_000 } as const

export const emiLimits = {
  loan: { min: lakh, max: 5 * crore, step: lakh, start: crore },
  rate: { min: 1, max: 20, step: 0.1, start: 8 },
  years: { min: 1, max: 40, step: 1, start: 5 },
} as const

export const investmentLimits = {
  amount: { min: lakh, max: 5 * crore, step: lakh, start: lakh },
  rate: { min: 1, max: 20, step: 0.1, start: 1 },
  years: { min: 1, max: 40, step: 1, start: 1 },
} as const

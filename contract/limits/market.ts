export const marketLimits = {
  /** With fewer homes, one unusual price would move the middle: nothing is said. */
  fewest: 8,
  /** How far back asking prices are told. */
  months: 24,
  /** How far back it counts how long homes stayed. */
  stayDays: 365,
} as const

export const marketLimits = {
  /** With fewer homes, one unusual price would move the median, so none is shown. */
  fewest: 8,
  /** How far back asking prices are shown. */
  months: 24,
  /** How far back homes that left still count. */
  stayDays: 365,
} as const

/** What owners see of the interest in a listing. */
export const insightLimits = {
  /** How many days are shown, today included. */
  days: 30,
  /** What the owner's dashboard calls this week, today included. */
  weekDays: 7,
  /** Views are kept some days longer than they are shown. */
  keptDays: 40,
} as const

/** Saved homes that a seeker shares with relatives by a link. */
export const familyLimits = {
  linksPerDay: 10,
  relatives: 20,
  joinsPerHourAndAddress: 30,
  /** Hearts, notes and days of one relative. */
  opinionsPerHour: 300,
  noteChars: 300,
} as const

/** A conversation between a seeker and an owner: its lines, and how many somebody may write. */
export const conversationLimits = {
  /** The CHECK of the table says the same. */
  lineChars: 500,
  /** The newest lines, which its page shows. */
  shown: 200,
  /** Conversations begun in a day by one person, and from one address. */
  begunPerDay: 15,
  begunPerDayAndAddress: 40,
  /** Per person and conversation. */
  linesPerDay: 40,
  /** Both may go on for this long after the home is no longer offered. */
  daysAfterGone: 30,
  /** Whoever reads within this time is sent no message. */
  alertAfterSeconds: 60,
  /** How many days the link in a message can be answered without a login. */
  linkDays: 14,
  listed: 50,
  /** How many are listed before "Show all". */
  first: 5,
  unreadShown: 99,
} as const

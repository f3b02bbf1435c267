/** Papers of owners and RERA numbers of brokers, and from when on somebody is called an agent. */
export const ownerCheckLimits = {
  /** The size of a paper's file. */
  bytes: 8 * 1024 * 1024,
  /** Papers and numbers that one person shows in a day, refused ones included. */
  perDay: 10,
  /** For how long the result of a check is shown. */
  validDays: 365,
  remindDaysBefore: 30,
  /** A paper that nobody looked at until then is deleted. */
  waitingDays: 30,
  reraChars: 40,
} as const

export const agentLimits = {
  /** An owner with this many homes, none of them with a checked paper, counts as an agent. */
  homes: 4,
  /** For how many days homes that left the market still count. */
  days: 90,
} as const

/** Papers of owners and RERA numbers of brokers, and from when on somebody is called an agent. */
export const ownerCheckLimits = {
  /** Of the file of a paper. */
  bytes: 8 * 1024 * 1024,
  /** Papers and numbers that one person shows in a day, refused ones included. */
  perDay: 10,
  /** How long what was checked is told. */
  validDays: 365,
  remindDaysBefore: 30,
  /** A paper that nobody looked at until then is deleted. */
  waitingDays: 30,
  reraChars: 40,
} as const

export const agentLimits = {
  /** So many homes from one number, of which no paper was checked, are an agent's. */
  homes: 4,
  /** Homes that left the market so lately count too. */
  days: 90,
} as const

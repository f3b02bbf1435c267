/** Numbers of the staff's review pages. */
export const reviewLimits = {
  reasonChars: 300,
  reasons: 40,
  /** How long after the page was last seen open its claim ends. */
  claimMinutes: 5,
  renewSeconds: 60,
  /** How long an approval can be undone before the owner hears of it. */
  undoSeconds: 10,
  /** Target time from submission to decision. */
  goalMinutes: 120,
  /** The percentage of decisions that should meet it. */
  goalShare: 90,
  /** A listing whose signals score this much waits for staff. */
  waitingScore: 60,
  /** How many weeks back the figures of the staff go. */
  figureWeeks: 8,
  /** How many entries of each kind the page about a person shows. */
  historyEntries: 10,
  blockReasonChars: 500,
  requestNoteChars: 1_000,
} as const

/** Numbers of the staff's review pages. */
export const reviewLimits = {
  reasonChars: 300,
  reasons: 40,
  /** How long after the page was last seen open its claim ends. */
  claimMinutes: 5,
  renewSeconds: 60,
  /** How long an approval can be undone before the owner hears of it. */
  undoSeconds: 10,
  /** How soon after it was sent in a listing should be decided about. */
  goalMinutes: 120,
  /** How many percent should be decided so soon. */
  goalShare: 90,
  /** From which score of signals on a listing waits for staff. */
  waitingScore: 60,
  /** How many weeks back the figures of the staff go. */
  figureWeeks: 8,
  /** How many entries of each kind the page about a person shows. */
  historyEntries: 10,
  blockReasonChars: 500,
  requestNoteChars: 1_000,
} as const

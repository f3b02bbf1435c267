/** Numbers of the staff's review pages. */
export const reviewLimits = {
  reasonChars: 300,
  reasons: 40,
  /** A claim ends so long after the page that holds it was last seen open. */
  claimMinutes: 5,
  renewSeconds: 60,
  blockReasonChars: 500,
  requestNoteChars: 1_000,
} as const

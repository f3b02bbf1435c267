/**
 * For how many days things are kept. The jobs that remove them and the privacy policy both read it
 * here; docs/operations.md says the same in a table.
 */
export const retentionDays = {
  /** Long enough to compare with the year before. */
  searches: 365,
  alerts: 365,
  notifications: 365,
  broadcasts: 365,
  /** Once they are answered. */
  requests: 365,
  /** Once they are over, declined or cancelled. */
  visits: 365,
  closedLeads: 365,
  /** Each line by its own age. */
  conversations: 365,
  /** A seeker's number is of no use to an owner after that, closed or not. */
  leads: 730,
  /** Once they are closed. Owners who come back after a block are recognised by them. */
  complaints: 730,
  /** What became of papers and RERA numbers, once it no longer counts; a paper itself goes at once. */
  ownerChecks: 730,
  /** Once nobody opens them any more. */
  familyLists: 90,
  /** Long enough to compare a day with the same one of last year. */
  webVitals: 400,
} as const

/** A number of days as a policy says it: a year, two years, 40 days. */
export function inYearsOrDays(days: number) {
  if (days === 365) return 'a year'
  return days % 365 === 0 ? `${days / 365} years` : `${days} days`
}

import type { JobName } from '#db/job-queues.ts'

/** Jobs that begin by the clock, in India's time. */
export const timetable = {
  'clean-up': '17 * * * *',
  'remove-old-records': '50 3 * * *',
  'check-freshness': '5 10 * * *',
  'compare-all-prices': '40 3 * * *',
  'group-all-homes': '30 2 * * 0',
  'keep-counts': '* * * * *',
  'check-counts': '20 3 * * *',
  'summarise-market': '*/10 * * * *',
  'summarise-history': '10 4 * * *',
  'keep-owner-checks': '25 10 * * *',
  'remind-visits': '0 18 * * *',
  // Those told as homes come have a job at their time; this finds what is due all the same.
  'tell-searches': '*/5 * * * *',
} as const satisfies Partial<Record<JobName, string>>

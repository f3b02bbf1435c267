import { atMost99, group } from '#contract/texts/counting.ts'

export const updated = 'Updated'
export const error = 'error'
export const notOnMobile = 'Not in Mobile View'
export const openOnComputer = 'Please open the admin pages on a computer.'
export const welcome = 'Welcome to Admin Dashboard'

/** How many rows a report has; a number that nobody counted is rounded. */
export function rowCount(count: number, isExact: boolean): string {
  if (isExact) return count === 1 ? '1 row' : `${group(count)} rows`
  const unit = 10 ** Math.max(0, String(count).length - 3)
  return `About ${group(Math.round(count / unit) * unit)} rows`
}

export function oldest(duration: string): string {
  return `Oldest ${duration}`
}

export const nothingWaits = 'Nothing is waiting'
export const goalOfTwoHours = 'Goal: two hours'
/** The parts of the queue, where it is not only what owners sent in. */
export function queueParts(sentIn: number, complaints: number): string {
  return complaints > 0 ? `${group(sentIn)} sent in, ${group(complaints)} reported by users` : ''
}

/** How many wait longer than our goal, and how many will in half an hour. */
export function queueGoal(late: number, soon: number): string {
  if (late > 0) return `${group(late)} ${late === 1 ? 'waits' : 'wait'} longer than two hours`
  if (soon > 0)
    return `${group(soon)} ${soon === 1 ? 'passes' : 'pass'} two hours within 30 minutes`
  return 'None is near two hours'
}

export const sinceMidnight = 'since midnight, beside the usual by this hour'
export function usual(count: string): string {
  return `usual ${count}`
}

export function goal(duration: string): string {
  return `goal ${duration}`
}

export function andYou(name: string): string {
  return `${name}, you`
}

export const nobodyDecided = 'No decision yet today.'
export function daysChart(sentIn: number, approved: number, most: number): string {
  return `Properties sent in and approved on each of 14 days, at most ${most}; today ${sentIn} and ${approved}`
}

/** The badge of a tile; blank when nothing waits. */
export function waiting(count: number): string {
  return count > 0 ? atMost99(count) : ''
}

/** The subject of an e-mail that answers what somebody wrote to us. */
export function replySubject(siteName: string): string {
  return `Re: Your message to ${siteName}`
}

/** Above the message that an e-mail answers. */
export function wroteOn(moment: string): string {
  return `On ${moment} you wrote:`
}

export const noSummary = 'The figures could not be loaded.'
export const noRights =
  'This account has no staff rights. Log in with one that has, or ask an administrator for them.'
export const ownRole = 'You cannot change your own role. Please ask another administrator.'
export const noAccount = 'This number has no account yet. Its owner must sign up first.'
export function roleSet(name: string, role: string): string {
  return `${name} is ${role} now.`
}

export const decidedInTime = 'Decided within two hours'
export function goalShare(percent: number): string {
  return `of being sent in, by week. The line is our goal: ${percent} %.`
}

export function decisions(count: number): string {
  return count === 1 ? '1 decision' : `${group(count)} decisions`
}

export function withShare(count: number, percent: number): string {
  return count === 0 ? '0' : `${group(count)} (${percent} %)`
}

export const noDecisions = 'No decisions in the last eight weeks.'
const whatIsCounted =
  'Reopened: approvals that the next decision took out of view. Complaints: those between an approval and the next decision.'
export const decisionsOfAll = `The last eight weeks, by person. ${whatIsCounted}`
export const decisionsOfOwn = `Your own decisions of the last eight weeks; administrators see everybody’s. ${whatIsCounted}`

/** The heading of the table of signals. */
export const signalsTitle = 'How often the site was right'
export const signalsHow =
  'Of listings decided about in eight weeks: right is what was refused, or approved and then taken out of view or complained about.'
export const noSignals = 'No decision was made yet about a listing that the site had looked at.'
/** Rows that are about the score and not about one signal. */
export const scoreRows = {
  'over-limit': 'Score over the limit: waited for staff',
  'under-limit': 'Score below the limit',
  nothing: 'Nothing was noticed',
} as const

import { group } from '#contract/texts/counting.ts'

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

/** How many properties wait in the review queue. */
export function inReviewQueue(count: number): string {
  return `${count === 1 ? '1 property is' : `${group(count)} properties are`} waiting for you`
}

/** How much waits behind a tile; nothing for nothing. */
export function waiting(count: number): string {
  return count > 99 ? '99+' : count > 0 ? String(count) : ''
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

import { group } from '#contract/messages/counting.ts'

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

/** The person's name, and how many properties wait for them as soon as that is known. */
export function hello(name: string, underReview = 0): string {
  if (underReview === 0) return name
  const waiting = underReview === 1 ? '1 property is' : `${group(underReview)} properties are`
  return `${name}, ${waiting} waiting for you.`
}

/** How much waits behind a tile; nothing for nothing. */
export function waiting(count: number): string {
  return count > 99 ? '99+' : count > 0 ? String(count) : ''
}

export const noSummary = 'The figures could not be loaded.'
export const noRights =
  'This account has no staff rights. Log in with one that has, or ask an administrator for them.'
export const ownRole = 'You cannot change your own role. Please ask another administrator.'
export const noAccount = 'This number has no account yet. Its owner must sign up first.'
export function roleSet(name: string, role: string): string {
  return `${name} is ${role} now.`
}

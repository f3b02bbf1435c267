import { group } from '#contract/texts/counting.ts'

export const table = 'No Result'
export const saved = 'No results found'
export const messages = 'No new messages.'
export function newMessages(count: number) {
  if (count > 999) return '999+ new messages'
  return count === 1 ? '1 new message' : `${group(count)} new messages`
}

export const page = 'Page Not Found'
export const userName = 'Customer'

export const accepted = 'The visit is agreed. We have told the other side.'
export const proposed = 'You have proposed a time. We will tell you the answer.'
export const declined = 'Declined. We have told the other side.'
export const cancelled = 'The visit is cancelled. We have told the other side.'

export const notNow = 'This visit has changed in the meantime. Please look at it again.'
export const otherTime =
  'The time of this visit has changed in the meantime. Please look at it again.'
export const linkIsOver = 'This visit has been answered, has changed or is over.'
export const isOver = 'This day is over. Please propose another time.'
export const timeIsOver = 'This time is already over. Please choose a later one.'
export const sameTime = 'This time is already proposed. Please choose another one.'
export const noneAtMine = 'Nobody has asked to visit your properties yet'
export const noneOfMine = 'You have not asked for a visit yet'

export function waiting(count: number) {
  if (count === 1) return '1 visit waits for your answer'
  return `${count > 99 ? '99+' : count} visits wait for your answer`
}

/** Asking is not agreeing: what the seeker reads before and after. */
export const askingHint =
  'You ask the owner for a visit. It is fixed only when the owner agrees; the owner gets your name and number.'
export const ownerHasToAgree =
  'The owner still has to agree. The answer comes here, under My search, or by phone.'
export const waitsForOwner = 'The owner still has to agree.'

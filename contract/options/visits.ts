import { type OptionOf, optionList } from '#contract/options/option-list.ts'

export const visitTimes = optionList({
  morning: 'Morning, 9 to 12',
  afternoon: 'Afternoon, 12 to 4',
  evening: 'Evening, 4 to 8',
})

export const visitStatuses = optionList({
  requested: 'Requested',
  proposed: 'New time proposed',
  accepted: 'Agreed',
  declined: 'Declined',
  cancelled: 'Cancelled',
  done: 'Over',
})

/** What one side of a visit can do about it. */
export const visitActions = optionList({
  accept: 'Accept',
  propose: 'Propose another time',
  decline: 'Decline',
  cancel: 'Cancel visit',
})

export type VisitTime = OptionOf<typeof visitTimes>
export type VisitStatus = OptionOf<typeof visitStatuses>
export type VisitAction = OptionOf<typeof visitActions>

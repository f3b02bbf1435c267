import { optionList } from '#contract/option-list.ts'

export const batchStatuses = optionList({ sending: 'Sending', done: 'Done', stopped: 'Stopped' })

/** What became of an alert on one channel. */
export const deliveryStatuses = optionList({
  none: 'Not sent',
  queued: 'Waiting',
  sent: 'Sent',
  failed: 'Failed',
})

export const roles = optionList({
  member: 'Member',
  staff: 'Staff',
  administrator: 'Administrator',
})

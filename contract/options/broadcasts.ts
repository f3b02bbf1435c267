import { type OptionOf, optionList } from '#contract/options/option-list.ts'

export const messageChannels = optionList({
  sms: 'SMS',
  whatsapp: 'WhatsApp',
  email: 'Email',
  noti: 'User Notification',
})

/** The headings of the message sender. */
export const senderHeadings = optionList({
  sms: 'SMS Message',
  whatsapp: 'Whatsapp Message',
  email: 'Email Message',
  noti: 'Notification',
})

/** What a message to many is for: promotions need agreement, service messages do not. */
export const messagePurposes = optionList({ service: 'Service', promotion: 'Promotion' })

export const broadcastStatuses = optionList({
  scheduled: 'Scheduled',
  sending: 'Sending',
  done: 'Done',
  stopped: 'Stopped',
  cancelled: 'Cancelled',
})

/** The outcomes for a recipient. */
export const recipientOutcomes = optionList({
  sent: 'Sent',
  left_out: 'Left out',
  failed: 'Failed',
  stopped: 'Stopped',
  waiting: 'Waiting',
})

/** Whether messages of a channel have a subject. */
export function hasSubject(channel: MessageChannel): boolean {
  return channel === 'email' || channel === 'noti'
}

export type MessageChannel = OptionOf<typeof messageChannels>
export type MessagePurpose = OptionOf<typeof messagePurposes>
export type RecipientOutcome = OptionOf<typeof recipientOutcomes>

import { type OptionOf, optionList } from '#contract/option-list.ts'

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

export const reports = optionList({
  user_data: 'User Data',
  call_req: 'Call Request',
  mail_req: 'Mail Request',
  appo_req: 'Appointment',
  property_unverfiy: 'Property Verify',
  notification_req: 'Notification Status',
  system_alerts: 'System Alerts',
})

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

export const leadStatuses = optionList({
  new: 'New',
  contacted: 'Contacted',
  visited: 'Visited',
  closed: 'Closed',
})

/** What has become of a request to our team. */
export const requestStatuses = optionList({ new: 'Open', taken: 'Taken', done: 'Done' })

export const contactModes = optionList({ show: 'Show my number', ask: 'Ask me first' })

export const reportReasons = optionList({
  fake: 'It does not exist or is not theirs to offer',
  sold: 'It is already sold or let',
  wrong_price: 'The price is not true',
  wrong_photos: 'The photos show another place',
  agent: 'An agent poses as the owner',
  offensive: 'It is offensive or discriminates',
  other: 'Something else',
})

export type MessageChannel = OptionOf<typeof messageChannels>
export type MessagePurpose = OptionOf<typeof messagePurposes>
export type Report = OptionOf<typeof reports>
export type VisitTime = OptionOf<typeof visitTimes>
export type VisitStatus = OptionOf<typeof visitStatuses>
export type VisitAction = OptionOf<typeof visitActions>
export type LeadStatus = OptionOf<typeof leadStatuses>
export type RequestStatus = OptionOf<typeof requestStatuses>
export type ContactMode = OptionOf<typeof contactModes>
export type ReportReason = OptionOf<typeof reportReasons>

import { type OptionOf, optionList } from '#contract/options/option-list.ts'

/** What notifications are about, as far as a person can choose how to be told of it. */
export const notificationTopics = optionList({
  leads: 'Questions and requests for my number',
  visits: 'Visits',
  listings: 'Review of my listings',
})

/** How a notification reaches a person besides the inbox. */
export const alertChannels = optionList({ whatsapp: 'WhatsApp', email: 'E-mail' })

/** The delivery states of an alert on one channel. */
export const deliveryStatuses = optionList({
  none: 'Not sent',
  queued: 'Waiting',
  sending: 'Being sent',
  sent: 'Sent',
  failed: 'Failed',
  unknown: 'Unknown',
})

export type NotificationTopic = OptionOf<typeof notificationTopics>
export type AlertChannel = OptionOf<typeof alertChannels>
/** A channel by which a topic is, or is not, sent. */
export type AlertChoice = `${NotificationTopic}:${AlertChannel}`

export const alertChoices = {
  values: notificationTopics.values.flatMap((topic) =>
    alertChannels.values.map((channel) => alertChoice(topic, channel)),
  ) as [AlertChoice, ...AlertChoice[]],
}

export function alertChoice(topic: NotificationTopic, channel: AlertChannel): AlertChoice {
  return `${topic}:${channel}`
}

import { type OptionOf, optionList } from '#contract/option-list.ts'

/** What notices are about, as far as a person can choose how to be told of it. */
export const noticeTopics = optionList({
  leads: 'Someone asks for my number',
  visits: 'Visits',
  listings: 'Review of my listings',
})

/** How a notice reaches a person besides the inbox. */
export const alertChannels = optionList({ whatsapp: 'WhatsApp', email: 'E-mail' })

export type NoticeTopic = OptionOf<typeof noticeTopics>
export type AlertChannel = OptionOf<typeof alertChannels>
/** A channel by which a topic is, or is not, sent. */
export type AlertChoice = `${NoticeTopic}:${AlertChannel}`

export const alertChoices = {
  values: noticeTopics.values.flatMap((topic) =>
    alertChannels.values.map((channel) => alertChoice(topic, channel)),
  ) as [AlertChoice, ...AlertChoice[]],
}

export function alertChoice(topic: NoticeTopic, channel: AlertChannel): AlertChoice {
  return `${topic}:${channel}`
}

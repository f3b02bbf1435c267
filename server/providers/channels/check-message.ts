import { isEmail } from '#contract/format/emails.ts'
import { isMobile } from '#contract/format/phones.ts'
import { breakLinks, removeInvisible } from '#contract/format/plain-text.ts'
import {
  type ChannelName,
  type Message,
  type Send,
  SendError,
} from '#server/providers/channels/channel.ts'

/**
 * The last check before a provider: exactly one valid receiver, no header injection, and in text
 * that users contributed to no links but ours, so that nobody can phish in our name.
 */
export function checked(channel: ChannelName, send: Send, siteUrl: string): Send {
  const { origin } = new URL(siteUrl)
  return async (message) => {
    const isReceiver = channel === 'email' ? isEmail(message.to) : isMobile(message.to)
    if (!isReceiver) throw refusal('the receiver is not one that this channel can reach')
    if (hasLineBreak(message.subject ?? '')) throw refusal('the subject has a line break')
    if (!message.body.trim()) throw refusal('the message is empty')
    await send(message.purpose === 'alert' ? withoutLinks(message, origin) : message)
  }
}

function withoutLinks(message: Message, ownOrigin: string): Message {
  const clean = (text: string) => breakLinks(removeInvisible(text), ownOrigin)
  const { subject } = message
  return { ...message, body: clean(message.body), ...(subject && { subject: clean(subject) }) }
}

function hasLineBreak(text: string) {
  return /[\r\n\0]/.test(text)
}

function refusal(reason: string) {
  return new SendError(reason, { mayRetry: false })
}

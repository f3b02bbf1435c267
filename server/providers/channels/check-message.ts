import { isEmail } from '#contract/emails.ts'
import { isMobile } from '#contract/phones.ts'
import { type ChannelName, type Send, SendError } from '#server/providers/channels/channel.ts'

/** Lets only messages through that have one true receiver and cannot smuggle in a header. */
export function checked(channel: ChannelName, send: Send): Send {
  return async (message) => {
    const isReceiver = channel === 'email' ? isEmail(message.to) : isMobile(message.to)
    if (!isReceiver) throw refusal('the receiver is not one that this channel can reach')
    if (hasLineBreak(message.subject ?? '')) throw refusal('the subject has a line break')
    if (!message.body.trim()) throw refusal('the message is empty')
    await send(message)
  }
}

function hasLineBreak(text: string) {
  return /[\r\n\0]/.test(text)
}

function refusal(reason: string) {
  return new SendError(reason, { mayRetry: false })
}

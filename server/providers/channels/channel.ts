/** The ways to reach a person outside the site. */
export type ChannelName = 'sms' | 'whatsapp' | 'email'

export type Message = {
  /** A mobile number of ten digits, or an e-mail address. */
  to: string
  subject?: string
  body: string
  /** What the message is about: gateways want a registered template for each kind. */
  purpose: 'code' | 'alert' | 'bulk'
  /** The login code in the body, for gateways that fill it into a template themselves. */
  code?: string
}

/** Delivers a message to a provider, or throws a SendError. */
export type Send = (message: Message) => Promise<void>

export type Channels = Record<ChannelName, Send>

/** A message that a provider did not take. `mayRetry` is false when trying again cannot help. */
export class SendError extends Error {
  readonly mayRetry: boolean

  constructor(message: string, { mayRetry }: { mayRetry: boolean }) {
    super(message)
    this.name = 'SendError'
    this.mayRetry = mayRetry
  }
}

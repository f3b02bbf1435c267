/** The ways to reach a person outside the site. */
export type ChannelName = 'sms' | 'whatsapp' | 'email'

export type Message = {
  /** A mobile number of ten digits, or an e-mail address. */
  to: string
  subject?: string
  body: string
  /** Where mail programs stop such messages by one click (RFC 8058). */
  unsubscribe?: string
  /** What the message is about: gateways want a registered template for each kind. */
  purpose: 'code' | 'alert' | 'bulk'
  /** The login code in the body, for gateways that fill it into a template themselves. */
  code?: string
  /** The number under which the operators (DLT) have registered this text. */
  dltId?: string
}

/** Delivers a message to a provider, or throws a SendError. */
export type Send = (message: Message) => Promise<void>

export type Channels = Record<ChannelName, Send>

/**
 * What is known of a message after an error: the provider refused it, it never reached the
 * provider, it was held back because the provider is down, or its fate is unknown.
 */
export type Outcome = 'refused' | 'unsent' | 'held' | 'unknown'

type Details = { mayRetry: boolean; outcome?: Outcome }

/** A message that a provider did not take. `mayRetry` is false when trying again cannot help. */
export class SendError extends Error {
  readonly mayRetry: boolean
  readonly outcome: Outcome

  constructor(message: string, { mayRetry, outcome }: Details) {
    super(message)
    this.name = 'SendError'
    this.mayRetry = mayRetry
    this.outcome = outcome ?? (mayRetry ? 'unknown' : 'refused')
  }
}

/**
 * Compared by name: the built site has a copy of the class, and channels are created with the
 * process.
 */
export function isSendError(error: unknown): error is SendError {
  return error instanceof Error && error.name === 'SendError'
}

import type { MessageChannel } from '#contract/options.ts'

/** How fast and under which rules messages to many are sent; from the settings of the site. */
export type SenderSettings = {
  perSecond: Record<MessageChannel, number>
  /** Promotions to one person in a day of India, over all channels. */
  promotionsPerDay: number
  /** Whether an SMS needs a text that is registered with the operators (DLT). */
  needsSmsTemplate: boolean
}

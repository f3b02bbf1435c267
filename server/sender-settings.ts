import type { SenderSettings } from '#domain/broadcasts/sender-settings.ts'
import type { Env } from '#server/env.ts'

/** How broadcasts are sent, from the settings. */
export function senderSettings(env: Env): SenderSettings {
  return {
    perSecond: {
      sms: env.SMS_PER_SECOND,
      whatsapp: env.WHATSAPP_PER_SECOND,
      email: env.EMAIL_PER_SECOND,
      noti: env.NOTIFICATIONS_PER_SECOND,
    },
    promotionsPerDay: env.PROMOTIONS_PER_DAY,
    needsSmsTemplate: env.SMS_PROVIDER !== undefined,
  }
}

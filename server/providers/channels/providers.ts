import type { CodeChannel } from '#contract/schemas/otp.ts'
import type { Env } from '#server/env.ts'
import type { ChannelName, Send } from '#server/providers/channels/channel.ts'
import { httpSms } from '#server/providers/channels/http-sms.ts'
import { msg91Sms } from '#server/providers/channels/msg91-sms.ts'
import { smtpEmail } from '#server/providers/channels/smtp-email.ts'
import { whatsappCloud } from '#server/providers/channels/whatsapp-cloud.ts'
import { carriesCodesByWhatsapp } from '#server/providers/provider-settings.ts'

type Providers = Partial<Record<ChannelName, Send>>

/** The provider of each channel that has one in the settings, which were checked at the start. */
export function createProviders(env: Env): Providers {
  const sms = smsProvider(env)
  const whatsapp = whatsappProvider(env)
  const email = emailProvider(env)
  return { ...(sms && { sms }), ...(whatsapp && { whatsapp }), ...(email && { email }) }
}

/**
 * Whether a code sent on WhatsApp can arrive: its provider needs a template for codes. Without any
 * provider, developers read the codes of both channels in the outbox.
 */
export function sendsCodesByWhatsapp(env: Env): boolean {
  if (env.WHATSAPP_TOKEN) return carriesCodesByWhatsapp(env)
  return env.SMS_PROVIDER === undefined
}

/** The channel that a code is really sent on: without an SMS provider, WhatsApp if it has one. */
export function codeChannel(env: Env, wanted: CodeChannel): CodeChannel {
  return env.SMS_PROVIDER === undefined && carriesCodesByWhatsapp(env) ? 'whatsapp' : wanted
}

function smsProvider(env: Env): Send | undefined {
  if (env.SMS_PROVIDER === 'msg91') {
    return msg91Sms({
      url: env.MSG91_URL,
      authKey: env.MSG91_AUTH_KEY ?? '',
      entityId: env.MSG91_ENTITY_ID ?? '',
      sender: env.MSG91_SENDER ?? '',
      templates: {
        code: env.MSG91_CODE_TEMPLATE ?? '',
        alert: env.MSG91_ALERT_TEMPLATE ?? '',
        bulk: env.MSG91_BULK_TEMPLATE ?? '',
      },
    })
  }
  if (env.SMS_PROVIDER === 'http') {
    return httpSms({
      url: env.SMS_URL ?? '',
      headers: env.SMS_HEADERS ?? {},
      body: env.SMS_BODY,
      expect: env.SMS_EXPECT,
    })
  }
  return undefined
}

function whatsappProvider(env: Env): Send | undefined {
  if (!env.WHATSAPP_TOKEN || !env.WHATSAPP_PHONE_ID) return undefined
  return whatsappCloud({
    url: env.WHATSAPP_API_URL,
    token: env.WHATSAPP_TOKEN,
    phoneId: env.WHATSAPP_PHONE_ID,
    language: env.WHATSAPP_LANGUAGE,
    templates: {
      code: env.WHATSAPP_CODE_TEMPLATE,
      alert: env.WHATSAPP_ALERT_TEMPLATE,
      bulk: env.WHATSAPP_BULK_TEMPLATE,
    },
  })
}

function emailProvider(env: Env): Send | undefined {
  if (!env.SMTP_URL || !env.MAIL_FROM) return undefined
  return smtpEmail({ url: env.SMTP_URL, from: env.MAIL_FROM, siteName: env.SITE_NAME })
}

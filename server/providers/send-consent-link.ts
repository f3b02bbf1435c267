import { displayName } from '#contract/format/names.ts'
import * as texts from '#contract/texts.ts'
import { untimed } from '#db/deadline.ts'
import { createConsentToken } from '#domain/assistance/consent-token.ts'
import { DomainError } from '#domain/errors.ts'
import type { Viewer } from '#domain/viewer.ts'
import type { Resources } from '#server/create-resources.ts'
import { siteSettings } from '#server/pages/site-settings.ts'
import { withTimeout } from '#server/providers/send-code.ts'

type Asked = { id: string; phone: string; spn: string }

/** Sends the link at once, not through the job queue: its receiver is on the phone and waits for it. */
export async function sendConsentLink(
  { env, secret, channels, log }: Resources,
  viewer: Viewer,
  { id, phone, spn }: Asked,
  channel: 'sms' | 'whatsapp',
) {
  const site = siteSettings(env).publicUrl.replace(/\/$/, '')
  const url = `${site}/assist?t=${createConsentToken(secret, id)}`
  const body = texts.assistance.askText(env.SITE_NAME, displayName(viewer.name), spn, url)
  try {
    const message = { to: phone, body, purpose: 'alert' } as const
    await untimed(() => withTimeout(channels[channel](message)))
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'unknown'
    log.warn({ reason, channel }, 'a link that asks for consent could not be sent')
    throw new DomainError('unexpected', { message: texts.assistance.askFailed })
  }
}

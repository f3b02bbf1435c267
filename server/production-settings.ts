import type { z } from 'zod'
import { isThisMachine } from '#server/http/public-url.ts'
import { carriesCodes, type ProviderSettings } from '#server/providers/provider-settings.ts'

type Place = { NODE_ENV: string; PUBLIC_URL?: string | undefined }

type Given = Place &
  ProviderSettings & {
    DATABASE_URL?: string | undefined
    DEMO_DATA?: 'on' | 'off' | undefined
    DEV_OUTBOX?: 'on' | 'off' | undefined
  }

/** Whether the public uses this site; production at http://localhost is a trial. */
export function isOpenToPublic({ NODE_ENV, PUBLIC_URL }: Place): boolean {
  return NODE_ENV === 'production' && !isThisMachine(PUBLIC_URL)
}

/**
 * Refuses a public site that lacks an indispensable setting. If one were forgotten or misspelt, it
 * would start on an empty embedded database, or with nobody able to log in.
 */
export function checkProduction(given: Given, context: z.RefinementCtx) {
  if (!isOpenToPublic(given)) return
  const wrong = firstMistake(given)
  if (wrong) context.addIssue({ code: 'custom', path: [wrong.name], message: wrong.message })
}

/** On a port that workers share, each scrape would reach another worker. */
export function checkMetrics(
  given: { WORKERS: number; METRICS_PORT?: number | undefined; METRICS_TOKEN?: string | undefined },
  context: z.RefinementCtx,
) {
  if (!given.METRICS_TOKEN || given.METRICS_PORT || given.WORKERS === 1) return
  context.addIssue({
    code: 'custom',
    path: ['METRICS_PORT'],
    message:
      'with several WORKERS it must be given beside METRICS_TOKEN, since each of them has numbers and a port of its own',
  })
}

function firstMistake(given: Given) {
  if (!given.DATABASE_URL) {
    return {
      name: 'DATABASE_URL',
      message:
        'with NODE_ENV=production it must be given, like postgres://user:password@host:5432/basera, or be the word embedded for the database in DATA_DIR',
    }
  }
  if (given.DEMO_DATA === 'on') {
    return {
      name: 'DEMO_DATA',
      message:
        'at a public address it must be off, since the numbers of the demo administrator and owner may belong to strangers',
    }
  }
  if (carriesCodes(given) || given.DEV_OUTBOX === 'on') return undefined
  return {
    name: 'SMS_PROVIDER',
    message:
      'nobody could log in, since no channel carries login codes. Set it to msg91 or http with the settings of that gateway, or give WHATSAPP_TOKEN, WHATSAPP_PHONE_ID, WHATSAPP_ALERT_TEMPLATE and WHATSAPP_CODE_TEMPLATE',
  }
}

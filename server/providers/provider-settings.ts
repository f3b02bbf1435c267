import { z } from 'zod'

const httpUrl = z.url({ protocol: /^https?$/ })
const secretText = z.string().regex(/^[\x21-\x7e]+$/, 'must be plain characters without spaces')
const templateName = z.string().regex(/^[\w.-]+$/, 'must be the name or number of a template')

/** The settings of message providers. A channel without any goes to the outbox. */
export const providerFields = {
  SMS_PROVIDER: z.enum(['msg91', 'http']).optional(),
  MSG91_URL: httpUrl.default('https://control.msg91.com/api/v5/flow'),
  MSG91_AUTH_KEY: secretText.optional(),
  MSG91_ENTITY_ID: z.string().regex(/^\d+$/, 'must be the number of the DLT entity').optional(),
  MSG91_SENDER: z
    .string()
    .regex(/^[A-Za-z0-9]{3,11}$/, 'must be the DLT header, like BASERA')
    .optional(),
  MSG91_CODE_TEMPLATE: templateName.optional(),
  MSG91_ALERT_TEMPLATE: templateName.optional(),
  MSG91_BULK_TEMPLATE: templateName.optional(),
  SMS_URL: z.string().refine(hasFixedHost, 'must be an address whose host has no {…}').optional(),
  SMS_BODY: json().optional(),
  SMS_HEADERS: json()
    .pipe(z.record(z.string().regex(/^[\w-]+$/), z.string().regex(/^[\t\x20-\x7e]*$/)))
    .optional(),
  SMS_EXPECT: z.string().optional(),

  WHATSAPP_API_URL: httpUrl.default('https://graph.facebook.com/v23.0'),
  WHATSAPP_TOKEN: secretText.optional(),
  WHATSAPP_PHONE_ID: z.string().regex(/^\d+$/, 'must be the number of the phone').optional(),
  WHATSAPP_LANGUAGE: z
    .string()
    .regex(/^[A-Za-z_]{2,7}$/)
    .default('en'),
  WHATSAPP_CODE_TEMPLATE: templateName.optional(),
  WHATSAPP_ALERT_TEMPLATE: templateName.optional(),
  WHATSAPP_BULK_TEMPLATE: templateName.optional(),

  PHOTON_URL: httpUrl.optional(),

  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z
    .string()
    .regex(/^([^<>\r\n]* <)?[^\s<>@,]+@[^\s<>@,]+>?$/, 'must be like Basera <post@basera.example>')
    .optional(),
}

type Name = keyof typeof providerFields
export type ProviderSettings = Partial<Record<Name, unknown>>
type Given = ProviderSettings

const msg91: Name[] = [
  'MSG91_AUTH_KEY',
  'MSG91_ENTITY_ID',
  'MSG91_SENDER',
  'MSG91_CODE_TEMPLATE',
  'MSG91_ALERT_TEMPLATE',
  'MSG91_BULK_TEMPLATE',
]
const whatsapp: Name[] = ['WHATSAPP_TOKEN', 'WHATSAPP_PHONE_ID', 'WHATSAPP_ALERT_TEMPLATE']
const smtp: Name[] = ['SMTP_URL', 'MAIL_FROM']

/** Refuses a provider that is only partly configured: its messages would silently be lost. */
export function checkProviders(given: Given, context: z.RefinementCtx) {
  const missing = missingSetting(given)
  if (!missing) return
  context.addIssue({
    code: 'custom',
    path: [missing.name],
    message: `it is missing, and ${missing.because}`,
  })
}

/** Whether a login code can reach the phone of whoever asked for it. */
export function carriesCodes(given: Given): boolean {
  return given.SMS_PROVIDER !== undefined || carriesCodesByWhatsapp(given)
}

/** The provider needs a template for codes. */
export function carriesCodesByWhatsapp(given: Given): boolean {
  return given.WHATSAPP_TOKEN !== undefined && given.WHATSAPP_CODE_TEMPLATE !== undefined
}

type Missing = { name: Name; because: string }

function missingSetting(given: Given): Missing | undefined {
  const { SMS_PROVIDER: provider } = given
  const needed = provider === 'msg91' ? msg91 : provider === 'http' ? (['SMS_URL'] as const) : []
  const name = firstMissing(given, needed)
  if (name) return { name, because: `SMS_PROVIDER is ${provider}` }

  const lonely = firstGiven(given, [...msg91, 'SMS_URL', 'SMS_BODY', 'SMS_HEADERS'])
  if (!provider && lonely) return { name: 'SMS_PROVIDER', because: `${lonely} is given` }
  return partOf(given, whatsapp) ?? partOf(given, smtp)
}

function partOf(given: Given, names: readonly Name[]): Missing | undefined {
  const [there, name] = [firstGiven(given, names), firstMissing(given, names)]
  return there && name ? { name, because: `${there} is given` } : undefined
}

function firstGiven(given: Given, names: readonly Name[]) {
  return names.find((name) => given[name] !== undefined)
}

function firstMissing(given: Given, names: readonly Name[]) {
  return names.find((name) => given[name] === undefined)
}

function json() {
  return z.string().transform((text, context): unknown => {
    try {
      return JSON.parse(text)
    } catch {
      context.addIssue({ code: 'custom', message: 'must be JSON' })
      return z.NEVER
    }
  })
}

/**
 * Whether placeholders occur only after the host, so that a message cannot change where it is sent.
 */
function hasFixedHost(template: string) {
  const host = template.match(/^https?:\/\/([^/?#{}@\\\s]+)(?=[/?]|$)/)?.[1]
  return Boolean(host) && URL.canParse(template.replaceAll(/[{}]/g, ''))
}

import path from 'node:path'
import { z } from 'zod'
import { contactLimits, otpLimits, promotionLimits, sessionLimits } from '#contract/limits.ts'
import { checkPublicUrl, isThisMachine, publicUrl } from '#server/http/public-url.ts'
import { checkMetrics, checkProduction, isOpenToPublic } from '#server/production-settings.ts'
import { checkProviders, providerFields } from '#server/providers/provider-settings.ts'
import { describeUnknownSettings, namesInFiles } from '#server/unknown-settings.ts'
import { countForMachine } from '#server/workers/count-for-machine.ts'

const onOff = z.enum(['on', 'off'])
function count(min: number, max: number) {
  const error = `must be a whole number from ${min} to ${max}`
  return z.coerce.number({ error }).int(error).min(min, error).max(max, error)
}
const webAddress = z.url({ protocol: /^https?$/, error: 'must be a web address, like https://…' })
/** The street map styles for the light and the dark look, where the operator names none. */
export const defaultMapStyles = {
  light: 'https://tiles.openfreemap.org/styles/liberty',
  dark: 'https://tiles.openfreemap.org/styles/dark',
}
const databaseAddress = z.url({
  protocol: /^postgres(ql)?$/,
  error: 'must be like postgres://user:password@host:5432/basera',
})
const databaseAddresses = z
  .string()
  .transform((text) => text.split(/,\s*(?=\w+:\/\/)/))
  .pipe(z.array(databaseAddress))
const workerCount = z.union(
  [z.literal('auto').transform(() => countForMachine()), count(1, 128)],
  'must be auto or a whole number from 1 to 128',
)
const paperSecrets = z
  .string()
  .transform((text) => text.split(',').map((each) => each.trim()))
  .pipe(z.array(z.string().min(32, 'must have at least 32 characters each, separated by commas')))
const optionalText = z.string().trim().optional()

// The library's own sentences, since those for forms (`contract/schemas/fields.ts`) say less.
const { localeError } = z.locales.en()

const envFields = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  PORT: count(0, 65_535).default(3000),
  HOST: optionalText,
  PUBLIC_URL: publicUrl.optional(),
  TRUST_PROXY: count(0, 10).default(0),
  DRAIN_SECONDS: count(0, 300).default(1),
  REQUEST_SECONDS: count(1, 60).default(3),
  METRICS_PORT: count(1, 65_535).optional(),
  METRICS_HOST: z.string().trim().min(1).default('127.0.0.1'),
  METRICS_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]{16,}$/, 'must be at least 16 characters without spaces')
    .optional(),
  WORKERS: workerCount.default(1),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),

  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: z
    .union(
      [z.literal('embedded'), databaseAddress],
      'must be like postgres://user:password@host:5432/basera, or the word embedded',
    )
    .optional(),
  MIGRATE_AT_START: onOff.default('on'),
  DATABASE_READ_URL: databaseAddresses.optional(),
  DATABASE_DIRECT_URL: databaseAddress.optional(),
  DATABASE_POOL: count(3, 200).default(24),
  SEARCHES_PER_ADDRESS: count(1, 10_000).default(6),
  WEB_VITALS_PERCENT: count(0, 100).default(10),
  OFFLINE_PAGES: onOff.default('on'),
  STORAGE_URL: z
    .string()
    .regex(/^(file|s3):/, 'must begin with file: or s3:')
    .optional(),
  SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  PAPER_KEYS: paperSecrets.optional(),

  SITE_NAME: z.string().min(1).default('Basera'),
  CLIENT_API_KEY: z.string().min(1).default('basera-web'),
  CONTACT_PHONE: z.string().min(1).default('1800 000 000'),
  CONTACT_EMAIL: z.email().default('help@basera.example'),
  WHATSAPP_URL: webAddress.default('https://wa.me/911800000000'),
  FACEBOOK_URL: webAddress.default('https://www.facebook.com/'),
  INSTAGRAM_URL: webAddress.default('https://www.instagram.com/'),
  YOUTUBE_URL: webAddress.default('https://www.youtube.com/'),
  LINKEDIN_URL: webAddress.default('https://www.linkedin.com/'),
  X_URL: webAddress.default('https://x.com/'),

  MAP_PMTILES: optionalText,
  MAP_STYLE_URL: z
    .union([z.literal('off'), z.url({ protocol: /^https?$/ })], 'must be a web address or off')
    .default(defaultMapStyles.light),
  MAP_DARK_STYLE_URL: webAddress.optional(),
  MAP_HOSTS: z
    .string()
    .regex(
      /^https?:\/\/[\w.:*-]+(\s*,\s*https?:\/\/[\w.:*-]+)*$/,
      'must be origins, separated by commas',
    )
    .optional(),

  OTP_LENGTH: count(otpLimits.minDigits, otpLimits.maxDigits).default(otpLimits.digits),
  OTP_LONG_LENGTH: count(otpLimits.minDigits, otpLimits.maxDigits).default(otpLimits.longDigits),
  OTP_MINUTES: count(1, 60).default(otpLimits.validMinutes),
  OTP_TRIES: count(1, 10).default(otpLimits.wrongTries),
  OTP_WRONG_PER_DAY: count(1, 100).default(otpLimits.wrongTriesPerDay),
  OTP_WRONG_PER_ADDRESS_HOUR: count(1, 1_000_000).default(otpLimits.wrongTriesPerHourAndAddress),
  OTP_GAP_SECONDS: count(1, 3_600).default(otpLimits.resendSeconds),
  OTP_PER_HOUR: count(1, 1_000).default(otpLimits.sendsPerHour),
  OTP_PER_DAY: count(1, 1_000).default(otpLimits.sendsPerDay),
  OTP_PER_ADDRESS_HOUR: count(1, 1_000_000).default(otpLimits.sendsPerHourAndAddress),
  OTP_PER_SITE_DAY: count(1, 100_000_000).default(otpLimits.sendsPerDayAndSite),
  SESSION_DAYS: count(1, 365).default(sessionLimits.days),
  STAFF_IDLE_HOURS: count(1, 720).default(sessionLimits.staffIdleHours),
  REVEALS_PER_DAY: count(1, 1_000_000).default(contactLimits.revealsPerDay),
  REVEALS_PER_ADDRESS_DAY: count(1, 1_000_000).default(contactLimits.revealsPerDayAndAddress),

  SMS_PER_SECOND: count(1, 10_000).default(50),
  WHATSAPP_PER_SECOND: count(1, 10_000).default(50),
  EMAIL_PER_SECOND: count(1, 10_000).default(20),
  NOTIFICATIONS_PER_SECOND: count(1, 100_000).default(2_000),
  PROMOTIONS_PER_DAY: count(1, 100).default(promotionLimits.perPersonDay),

  DEMO_DATA: onOff.optional(),
  DEV_OUTBOX: onOff.optional(),

  ...providerFields,
})

/** The names of all settings. */
export const settings = Object.keys(envFields.shape)

const commandSchema = envFields.superRefine(checkProviders)
const siteSchema = commandSchema
  .superRefine(checkPublicUrl)
  .superRefine(checkProduction)
  .superRefine(checkMetrics)

export type Env = ReturnType<typeof readEnv>

type Options = { warn: (sentence: string) => void; isCommand?: boolean }

/**
 * The settings of this process. Unknown names are a warning in development and refused in
 * production, where a misspelt setting would silently keep its default.
 */
export function readSettings({ warn, isCommand = false }: Options) {
  const { NODE_ENV, PUBLIC_URL } = process.env
  const sentences = describeUnknownSettings({
    settings,
    inFiles: namesInFiles(process.execArgv),
    inEnvironment: Object.keys(process.env),
  })
  const isForOthers = NODE_ENV === 'production' || !isThisMachine(PUBLIC_URL?.trim())
  if (isForOthers && sentences.length > 0) throw new SettingsError(sentences.join('\n'))
  for (const sentence of sentences) warn(sentence)
  return readEnv(process.env, { isCommand })
}

/**
 * The settings in an environment. An empty value counts as not given, so that a copied .env.example
 * works unchanged. Commands do not need what only a public site must have.
 */
export function readEnv(source: NodeJS.ProcessEnv = process.env, { isCommand = false } = {}) {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim()))
  const schema = isCommand ? commandSchema : siteSchema
  const result = schema.safeParse(given, { error: localeError })
  if (!result.success) throw new SettingsError(sentence(result.error.issues[0]!))

  const env = result.data
  return {
    ...env,
    DATA_DIR: path.resolve(env.DATA_DIR),
    MAP_PMTILES: env.MAP_PMTILES && path.resolve(env.MAP_PMTILES),
    DATABASE_URL: env.DATABASE_URL === 'embedded' ? undefined : env.DATABASE_URL,
    MIGRATE_AT_START: env.MIGRATE_AT_START === 'on',
    DEMO_DATA: env.DEMO_DATA ? env.DEMO_DATA === 'on' : isForTrying(env),
    DEV_OUTBOX: env.DEV_OUTBOX ? env.DEV_OUTBOX === 'on' : isForDevelopers(env),
  }
}

/**
 * Whether the site gets demo data by default: not where an operator has a database or a bucket of
 * their own.
 */
function isForTrying(env: z.output<typeof envFields>) {
  const { DATABASE_URL, STORAGE_URL } = env
  return !DATABASE_URL && !STORAGE_URL?.startsWith('s3:') && !isOpenToPublic(env)
}

/**
 * The outbox shows everybody's login codes, so by default it can only be read from the machine
 * itself.
 */
function isForDevelopers({ NODE_ENV, PUBLIC_URL }: z.output<typeof envFields>) {
  return NODE_ENV !== 'production' && isThisMachine(PUBLIC_URL)
}

/**
 * React reads NODE_ENV when it is imported; its development build renders several times slower. The
 * built site uses the production build even where NODE_ENV is not set.
 */
export function makeReactFast() {
  process.env.NODE_ENV = 'production'
}

/** An invalid setting, explained in one sentence to whoever starts the server. */
export class SettingsError extends Error {}

function sentence({ path: [name], message }: z.core.$ZodIssue) {
  return `The setting ${String(name)} is not right: ${message}. See .env.example for every setting.`
}

import { type Finding, reporter } from '#scripts/doctor/finding.ts'
import { type Env, readEnv, SettingsError } from '#server/env.ts'
import { isOpenToPublic } from '#server/production-settings.ts'

const { ok, warning, wrong } = reporter('settings')

/** Whether a site would start with these settings, and what it would start with by mistake. */
export function checkSiteSettings(env: Env, unknown: string[]): Finding[] {
  const refused = refusalOf(() => readEnv())
  const findings = [
    ...unknown.map((sentence) => warning(sentence)),
    ...(refused ? [wrong(refused)] : []),
    ...(isOpenToPublic(env) ? publicMistakes(env) : []),
  ]
  return findings.length > 0 ? findings : [ok(`right, for ${env.NODE_ENV}`)]
}

function refusalOf(read: () => void) {
  try {
    read()
    return undefined
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error
    return error.message
  }
}

function publicMistakes(env: Env): Finding[] {
  const mistakes: [boolean, string][] = [
    [
      env.TRUST_PROXY === 0,
      'TRUST_PROXY is 0: behind a proxy all visitors would share one address and its rate limits. Set it to the number of your proxies.',
    ],
    [
      env.SECRET === undefined,
      'SECRET is empty: it lies in DATA_DIR, and a second machine would have another one. Set it to 32 random characters, the same everywhere.',
    ],
    [
      env.DEV_OUTBOX,
      'DEV_OUTBOX is on: everybody can read login codes at /dev/outbox. Set it to off.',
    ],
    [
      env.CONTACT_EMAIL.endsWith('.example') || /^1800 000/.test(env.CONTACT_PHONE),
      'CONTACT_PHONE or CONTACT_EMAIL is the demo value, which people would call and write to.',
    ],
  ]
  return mistakes.filter(([isSo]) => isSo).map(([, text]) => warning(text))
}

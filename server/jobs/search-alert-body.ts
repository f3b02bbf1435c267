import { formatPrice } from '#contract/format/money.ts'
import * as texts from '#contract/texts.ts'
import type { SearchAlert } from '#domain/notifications/notification.ts'
import { createAlertToken } from '#domain/saved-searches/alert-token.ts'
import { findAlertedHomes } from '#domain/saved-searches/find-alerted-homes.ts'
import type { Services } from '#server/create-services.ts'
import { siteSettings } from '#server/pages/site-settings.ts'

/**
 * The message about a saved search: its sentence, the first homes, and the links that show them all
 * and stop it without a login. Undefined when it is not wanted any more.
 */
export async function searchAlertBody(
  { db, env, secret }: Pick<Services, 'db' | 'env' | 'secret'>,
  body: string,
  alert: SearchAlert,
): Promise<string | undefined> {
  const found = await findAlertedHomes(db, alert)
  if (!found) return undefined
  const { searchAlertHome, searchAlertLink, searchAlertStop } = texts.notifications
  const site = siteSettings(env).publicUrl.replace(/\/$/, '')
  const month = found.deal === 'rent' ? ' / month' : ''
  return [
    body,
    ...found.homes.map(({ title, price, path }) =>
      searchAlertHome(title, `${formatPrice(price)}${month}`, `${site}${path}`),
    ),
    searchAlertLink(alert.count, `${site}${found.resultsPath}`),
    searchAlertStop(`${site}/search-alert?t=${createAlertToken(secret, alert.searchId)}`),
  ].join('\n\n')
}

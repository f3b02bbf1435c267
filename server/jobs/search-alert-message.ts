import { formatPrice } from '#contract/format/money.ts'
import type { AlertChannel } from '#contract/options/alert-choices.ts'
import * as texts from '#contract/texts.ts'
import {
  searchAlertSubject,
  searchesOf,
} from '#domain/notifications/kinds/search-alert-notification.ts'
import type { SearchAlert, ToldSearch } from '#domain/notifications/notification.ts'
import { createAlertToken } from '#domain/saved-searches/alert-token.ts'
import { findAlertedHomes } from '#domain/saved-searches/find-alerted-homes.ts'
import { savedSearchName } from '#domain/saved-searches/saved-search-name.ts'
import type { Resources } from '#server/create-resources.ts'
import { siteSettings } from '#server/pages/site-settings.ts'

type Sending = { body: string; channel: AlertChannel }
type AlertedHomes = NonNullable<Awaited<ReturnType<typeof findAlertedHomes>>>

const { searchAlertCount, searchAlertHome, searchAlertLink, searchAlertStop } = texts.notifications

/**
 * The message about saved searches: of one its sentence and the first homes, of several what is new
 * to each, with the links that show them all and stop them without a login. Undefined when none of
 * them is wanted any more.
 */
export async function searchAlertMessage(
  { db, env, secret }: Pick<Resources, 'db' | 'env' | 'secret'>,
  alert: SearchAlert,
  { body, channel }: Sending,
) {
  const site = siteSettings(env).publicUrl.replace(/\/$/, '')
  const wanted: ToldSearch[] = []
  const parts: string[] = []
  for (const told of searchesOf(alert)) {
    const found = await findAlertedHomes(db, told, channel)
    if (!found) continue
    wanted.push(told)
    const results = `${site}${found.resultsPath}`
    if (alert.others) {
      parts.push(`${searchAlertCount(told, savedSearchName(told))}\n${results}`)
    } else parts.push(body, ...homeParts(found, site), searchAlertLink(told.count, results))
  }
  if (wanted.length === 0) return undefined
  const token = createAlertToken(
    secret,
    wanted.map(({ searchId }) => searchId),
  )
  const unsubscribe = `${site}/search-alert?t=${token}`
  return {
    subject: searchAlertSubject(wanted),
    body: [...parts, searchAlertStop(unsubscribe)].join('\n\n'),
    unsubscribe,
  }
}

function homeParts({ homes, deal }: AlertedHomes, site: string) {
  const month = deal === 'rent' ? ' / month' : ''
  return homes.map(({ title, price, path }) =>
    searchAlertHome(title, `${formatPrice(price)}${month}`, `${site}${path}`),
  )
}

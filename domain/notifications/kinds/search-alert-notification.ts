import * as notifications from '#contract/texts/notifications.ts'
import {
  everywhere,
  type NotificationKinds,
} from '#domain/notifications/kinds/notification-kind.ts'
import type { SearchAlert, ToldSearch } from '#domain/notifications/notification.ts'
import { savedSearchName } from '#domain/saved-searches/saved-search-name.ts'

export const searchAlertNotification: NotificationKinds['search-alert'] = {
  channels: everywhere,
  text(alert, { listing }) {
    const told = searchesOf(alert)
    const body = alert.others
      ? told.map((one) => notifications.searchAlertCount(one, savedSearchName(one))).join('\n')
      : notifications.searchAlertBody(alert.count, savedSearchName(alert), listing)
    return { subject: searchAlertSubject(told), body }
  },
}

/** All searches of an alert, each with what is new to it. */
export function searchesOf(alert: SearchAlert): ToldSearch[] {
  return [alert, ...(alert.others ?? [])]
}

export function searchAlertSubject(told: readonly ToldSearch[]): string {
  const count = told.reduce((sum, one) => sum + one.count, 0)
  const cheaper = told.reduce((sum, one) => sum + one.cheaper, 0)
  return notifications.searchAlertSubject({ count, cheaper }, told.length)
}

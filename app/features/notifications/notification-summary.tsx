import { Link } from 'react-router'
import type { InboxNotification } from '#app/features/notifications/inbox-notification.ts'
import { NotificationRows } from '#app/features/notifications/notification-rows.tsx'
import { usePanelLink } from '#app/features/notifications/panel-context.ts'
import { Icon } from '#app/ui/icon.tsx'
import type { Moment } from '#contract/format/dates.ts'
import * as texts from '#contract/texts.ts'
import * as styles from '#app/features/notifications/notifications.module.css'

type NotificationSummaryProps = {
  unread: number
  newest: readonly InboxNotification[]
  now: Moment
}

/** How many messages are new, the newest of them, and the way to the rest. */
export function NotificationSummary({ unread, newest, now }: NotificationSummaryProps) {
  const panelLink = usePanelLink()
  return (
    <section className={styles.summary} aria-labelledby="new-messages">
      <Link {...panelLink} className={styles.summaryHead}>
        <h2 id="new-messages">
          {unread > 0 ? texts.empty.newMessages(unread) : texts.empty.messages}
        </h2>
        <span>
          See all
          <Icon name="arrow-right" />
        </span>
      </Link>
      <NotificationRows notifications={newest} now={now} />
    </section>
  )
}

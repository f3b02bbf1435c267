import { Link } from 'react-router'
import type { InboxNotice } from '#app/features/notifications/inbox-notice.ts'
import { NoticeRows } from '#app/features/notifications/notice-rows.tsx'
import { usePanelLink } from '#app/features/notifications/panel-context.ts'
import { Icon } from '#app/ui/icon.tsx'
import type { Moment } from '#contract/dates.ts'
import * as messages from '#contract/messages.ts'
import * as styles from '#app/features/notifications/notifications.module.css'

type NoticeSummaryProps = { unread: number; newest: readonly InboxNotice[]; now: Moment }

/** How many messages are new, the newest of them, and the way to the rest. */
export function NoticeSummary({ unread, newest, now }: NoticeSummaryProps) {
  const panelLink = usePanelLink()
  return (
    <section className={styles.summary} aria-labelledby="new-messages">
      <Link {...panelLink} className={styles.summaryHead}>
        <h2 id="new-messages">
          {unread > 0 ? messages.empty.newMessages(unread) : messages.empty.messages}
        </h2>
        <span>
          See all
          <Icon name="arrow-right" />
        </span>
      </Link>
      <NoticeRows notices={newest} now={now} />
    </section>
  )
}

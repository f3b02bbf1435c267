import { Link } from 'react-router'
import { ActionLink } from '#app/features/notifications/action-link.tsx'
import {
  type InboxNotification,
  notificationPath,
} from '#app/features/notifications/inbox-notification.ts'
import { usePanelLink } from '#app/features/notifications/panel-context.ts'
import { classes } from '#app/ui/classes.ts'
import { Icon } from '#app/ui/icon.tsx'
import { type Moment, notificationTime } from '#contract/format/dates.ts'
import * as texts from '#contract/texts.ts'
import * as styles from '#app/features/notifications/notifications.module.css'

type NotificationSummaryProps = {
  unread: number
  newest: readonly InboxNotification[]
  now: Moment
}

/** How many messages are new, the newest with what to do about each, and the link to the rest. */
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
      {newest.length > 0 && (
        <ul className={styles.newest}>
          {newest.map((notification) => (
            <Message key={notification.id} notification={notification} now={now} />
          ))}
        </ul>
      )}
    </section>
  )
}

type MessageProps = { notification: InboxNotification; now: Moment }

function Message({ notification, now }: MessageProps) {
  const { id, subject, body, isRead, createdAt } = notification
  return (
    <li className={classes(styles.message, isRead && styles.isRead)}>
      <span className={styles.dot} />
      <Link to={notificationPath(id)} className={styles.words}>
        {!isRead && <span className="visually-hidden">New: </span>}
        <b>{subject}</b>
        <span className="soft small">{body}</span>
      </Link>
      <div className={styles.messageFoot}>
        <ActionLink notification={notification} asText />
        <span>{notificationTime(createdAt, now)}</span>
      </div>
    </li>
  )
}

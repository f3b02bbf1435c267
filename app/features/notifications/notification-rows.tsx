import { Link } from 'react-router'
import { ActionLink } from '#app/features/notifications/action-link.tsx'
import {
  type InboxNotification,
  notificationPath,
} from '#app/features/notifications/inbox-notification.ts'
import { classes } from '#app/ui/classes.ts'
import { type Moment, notificationTime } from '#contract/format/dates.ts'
import * as styles from '#app/features/notifications/notifications.module.css'

type NotificationRowsProps = {
  notifications: readonly InboxNotification[]
  now: Moment
  /** The notification that is open beside the list. */
  openId?: string | undefined
  onOpen?: () => void
}

/** Notifications below each other; each leads to itself in the inbox, and to what to do next. */
export function NotificationRows({ notifications, now, openId, onOpen }: NotificationRowsProps) {
  return (
    <ul className={styles.rows}>
      {notifications.map((notification) => {
        const { id, subject, body, isRead, createdAt } = notification
        return (
          <li key={id} className={styles.entry}>
            <Link
              to={notificationPath(id)}
              className={classes(styles.row, isRead && styles.isRead)}
              aria-current={id === openId ? 'true' : undefined}
              preventScrollReset
              onClick={onOpen}
            >
              <span className={styles.dot}>
                {!isRead && <span className="visually-hidden">New: </span>}
              </span>
              <span className={styles.words}>
                <b>{subject}</b>
                <span className="soft small">{body}</span>
              </span>
              <span className="soft small">{notificationTime(createdAt, now)}</span>
            </Link>
            {id !== openId && (
              <ActionLink notification={notification} variant="quiet" onFollow={onOpen} />
            )}
          </li>
        )
      })}
    </ul>
  )
}

import { Link } from 'react-router'
import { type InboxNotice, noticePath } from '#app/features/notifications/inbox-notice.ts'
import { classes } from '#app/ui/classes.ts'
import { type Moment, notificationTime } from '#contract/dates.ts'
import * as styles from '#app/features/notifications/notifications.module.css'

type NoticeRowsProps = {
  notices: readonly InboxNotice[]
  now: Moment
  /** The notice that is open beside the list. */
  openId?: string | undefined
  onOpen?: () => void
}

/** Notices below each other; each leads to itself in the inbox. */
export function NoticeRows({ notices, now, openId, onOpen }: NoticeRowsProps) {
  return (
    <ul className={styles.rows}>
      {notices.map(({ id, subject, body, isRead, createdAt }) => (
        <li key={id}>
          <Link
            to={noticePath(id)}
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
        </li>
      ))}
    </ul>
  )
}

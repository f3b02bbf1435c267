import { useEffect } from 'react'
import { Link } from 'react-router'
import { useRefresh } from '#app/browser/use-refresh.ts'
import { ActionLink } from '#app/features/notifications/action-link.tsx'
import type { InboxNotification } from '#app/features/notifications/inbox-notification.ts'
import { call } from '#app/forms/api-client.ts'
import { Icon } from '#app/ui/icon.tsx'
import { type Moment, notificationTime } from '#contract/format/dates.ts'
import * as texts from '#contract/texts.ts'
import * as styles from '#app/features/notifications/notifications.module.css'

type NotificationDetailProps = { notification: InboxNotification; siteName: string; now: Moment }

/** One notification with sender, time, subject and text. Opening it marks it as read. */
export function NotificationDetail({ notification, siteName, now }: NotificationDetailProps) {
  const { id, sender, subject, body, isRead, createdAt } = notification
  const refresh = useRefresh()

  useEffect(() => {
    if (isRead) return
    call('/api/user/noti/read', { id }).then((reply) => {
      if (reply.ok) refresh({ isQuiet: true })
    })
  }, [id, isRead, refresh])

  return (
    <article className={styles.detail} aria-labelledby="subject">
      <Link to="/dashboard/inbox" className={styles.back}>
        <Icon name="arrow-left" />
        All messages
      </Link>
      <p className={styles.from}>
        <b>{sender === 'admin' ? texts.notifications.senderTitle(siteName) : sender}</b>
        <span className="soft small">{notificationTime(createdAt, now)}</span>
      </p>
      <h2 id="subject">
        <span className="soft small">Subject</span>
        {subject}
      </h2>
      <p className={styles.body}>{body}</p>
      <ActionLink notification={{ ...notification, isRead: true }} />
    </article>
  )
}

import { useEffect } from 'react'
import { Link } from 'react-router'
import { call } from '#app/api-client.ts'
import type { InboxNotice } from '#app/features/notifications/inbox-notice.ts'
import { Icon } from '#app/ui/icon.tsx'
import { useRefresh } from '#app/use-refresh.ts'
import { type Moment, notificationTime } from '#contract/dates.ts'
import * as messages from '#contract/messages.ts'
import * as styles from '#app/features/notifications/notifications.module.css'

type NoticeDetailProps = { notice: InboxNotice; siteName: string; now: Moment }

/** One notice with sender, time, subject and text. Opening it marks it as read. */
export function NoticeDetail({ notice, siteName, now }: NoticeDetailProps) {
  const { id, sender, subject, body, isRead, createdAt } = notice
  const refresh = useRefresh()

  useEffect(() => {
    if (isRead) return
    call('/api/user/noti/read', { updateId: id }).then((reply) => {
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
        <b>{sender === 'admin' ? messages.notices.senderTitle(siteName) : sender}</b>
        <span className="soft small">{notificationTime(createdAt, now)}</span>
      </p>
      <h2 id="subject">
        <span className="soft small">Subject</span>
        {subject}
      </h2>
      <p className={styles.body}>{body}</p>
    </article>
  )
}

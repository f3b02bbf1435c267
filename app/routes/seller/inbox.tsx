import { servicesContext } from '#app/context.ts'
import { NoticeDetail } from '#app/features/notifications/notice-detail.tsx'
import { NoticeRows } from '#app/features/notifications/notice-rows.tsx'
import { pageMeta } from '#app/page-meta.ts'
import { useSite } from '#app/root-data.ts'
import { toInboxNotice } from '#app/routes/seller/to-inbox-notice.ts'
import { classes } from '#app/ui/classes.ts'
import { Empty } from '#app/ui/empty.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { requireViewer } from '#app/viewer.ts'
import { inboxLimits } from '#contract/limits.ts'
import * as messages from '#contract/messages.ts'
import { listNotifications } from '#domain/notifications/list-notifications.ts'
import type { Route } from './+types/inbox'
import * as styles from '#app/features/notifications/notifications.module.css'

export const meta = pageMeta({ title: 'Messages', isPrivate: true })

export async function loader({ context, url }: Route.LoaderArgs) {
  const viewer = requireViewer(context, url)
  const { db } = context.get(servicesContext)
  const openId = url.searchParams.get('id') ?? undefined
  const { newest, shown } = inboxLimits
  const list = (limit: number) => listNotifications(db, viewer, { limit })
  let notices = await list(url.searchParams.has('older') ? shown : newest)
  // An older notice that a link leads to is shown among its neighbours.
  if (openId && !notices.some(({ id }) => id === openId)) notices = await list(shown)
  return {
    notices: notices.map(toInboxNotice),
    openId,
    hasOlder: notices.length === newest,
    now: new Date(),
  }
}

export default function InboxPage({ loaderData }: Route.ComponentProps) {
  const { notices, openId, hasOlder, now } = loaderData
  const site = useSite()
  const open = notices.find(({ id }) => id === openId)

  return (
    <>
      <h1>Messages</h1>
      {notices.length === 0 ? (
        <Empty title={messages.empty.messages} />
      ) : (
        <div className={classes(styles.inbox, open && styles.hasOpen)}>
          <div className={styles.list}>
            <NoticeRows notices={notices} now={now} openId={openId} />
            {hasOlder && (
              <TextLink to="?older=1" preventScrollReset>
                Show older messages
              </TextLink>
            )}
          </div>
          {open && <NoticeDetail key={open.id} notice={open} siteName={site.name} now={now} />}
        </div>
      )}
    </>
  )
}

import { NotificationDetail } from '#app/features/notifications/notification-detail.tsx'
import { NotificationRows } from '#app/features/notifications/notification-rows.tsx'
import { ReadAllButton } from '#app/features/notifications/read-all-button.tsx'
import { pageMeta } from '#app/loaders/page-meta.ts'
import { toInboxNotification } from '#app/loaders/seller/to-inbox-notification.ts'
import { resourcesContext } from '#app/session/context.ts'
import { useSite } from '#app/session/root-data.ts'
import { requireViewer } from '#app/session/viewer.ts'
import { classes } from '#app/ui/classes.ts'
import { Empty } from '#app/ui/empty.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { inboxLimits } from '#contract/limits.ts'
import * as texts from '#contract/texts.ts'
import { listNotifications } from '#domain/notifications/list-notifications.ts'
import type { Route } from './+types/inbox'
import * as styles from '#app/features/notifications/notifications.module.css'

export const meta = pageMeta({ title: 'Messages', isPrivate: true })

export async function loader({ context, url }: Route.LoaderArgs) {
  const viewer = requireViewer(context, url)
  const { db } = context.get(resourcesContext)
  const openId = url.searchParams.get('id') ?? undefined
  const { newest, shown } = inboxLimits
  const list = (limit: number) => listNotifications(db, viewer, { limit })
  let notifications = await list(url.searchParams.has('older') ? shown : newest)
  // An older notification that a link leads to is shown among its neighbours.
  if (openId && !notifications.some(({ id }) => id === openId)) notifications = await list(shown)
  return {
    notifications: notifications.map(toInboxNotification),
    openId,
    hasOlder: notifications.length === newest,
    now: new Date(),
  }
}

export default function InboxPage({ loaderData }: Route.ComponentProps) {
  const { notifications, openId, hasOlder, now } = loaderData
  const site = useSite()
  const open = notifications.find(({ id }) => id === openId)

  return (
    <>
      <div className={styles.inboxHead}>
        <h1>Messages</h1>
        {notifications.some(({ isRead }) => !isRead) && <ReadAllButton />}
      </div>
      {notifications.length === 0 ? (
        <Empty title={texts.empty.messages} />
      ) : (
        <div className={classes(styles.inbox, open && styles.hasOpen)}>
          <div className={styles.list}>
            <NotificationRows notifications={notifications} now={now} openId={openId} />
            {hasOlder && (
              <TextLink to="?older=1" preventScrollReset>
                Show older messages
              </TextLink>
            )}
          </div>
          {open && (
            <NotificationDetail key={open.id} notification={open} siteName={site.name} now={now} />
          )}
        </div>
      )}
    </>
  )
}

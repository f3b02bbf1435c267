import { Link, useMatch } from 'react-router'
import { usePanelLink } from '#app/features/notifications/panel-context.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { atMost99 } from '#contract/texts/counting.ts'
import * as texts from '#contract/texts.ts'
import * as styles from '#app/features/notifications/bell-link.module.css'

/** The bell in the header of phones. */
export function BellLink({ unread }: { unread: number }) {
  const panelLink = usePanelLink()
  return (
    <Link {...panelLink} className={styles.bell} aria-label={labelFor(unread)}>
      <Icon name="bell" />
      {unread > 0 && <span className={styles.count}>{atMost99(unread)}</span>}
    </Link>
  )
}

type MessagesLinkProps = { unread: number; tagClass?: string | undefined }

/** The same as a line of the sidebar. */
export function MessagesLink({ unread, tagClass }: MessagesLinkProps) {
  const panelLink = usePanelLink()
  const isInbox = useMatch('/dashboard/inbox') !== null
  return (
    <Link {...panelLink} aria-current={isInbox ? 'page' : undefined}>
      <Icon name="bell" />
      Messages
      {unread > 0 && <Tag className={tagClass ?? ''}>{texts.dashboard.newCount(unread)}</Tag>}
    </Link>
  )
}

function labelFor(unread: number) {
  return unread > 0 ? texts.empty.newMessages(unread) : texts.empty.messages
}

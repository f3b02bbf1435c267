import type { InboxNotification } from '#app/features/notifications/inbox-notification.ts'
import { useCall } from '#app/forms/use-call.ts'
import { ButtonLink, type ButtonLook } from '#app/ui/button.tsx'

type ActionLinkProps = Pick<ButtonLook, 'variant'> & {
  notification: Pick<InboxNotification, 'id' | 'subject' | 'isRead' | 'action'>
  onFollow?: (() => void) | undefined
}

/** The one thing that a notification leads to; whoever follows it has read it. */
export function ActionLink({ notification, variant, onFollow }: ActionLinkProps) {
  const { id, subject, isRead, action } = notification
  const { run } = useCall()
  if (!action) return null

  function follow() {
    if (!isRead) run('/api/user/noti/read', { id })
    onFollow?.()
  }

  return (
    <ButtonLink
      to={action.path}
      variant={variant}
      small
      aria-label={`${action.label}: ${subject}`}
      onClick={follow}
    >
      {action.label}
    </ButtonLink>
  )
}

import type { InboxNotification } from '#app/features/notifications/inbox-notification.ts'
import { useCall } from '#app/forms/use-call.ts'
import { ButtonLink, type ButtonLook } from '#app/ui/button.tsx'
import { TextLink } from '#app/ui/text-link.tsx'

type ActionLinkProps = Pick<ButtonLook, 'variant'> & {
  notification: Pick<InboxNotification, 'id' | 'subject' | 'isRead' | 'action'>
  onFollow?: (() => void) | undefined
  /** As a text link with an arrow, where buttons would be too many. */
  asText?: boolean
}

/** The one action of a notification; following it marks the notification as read. */
export function ActionLink({ notification, variant, onFollow, asText }: ActionLinkProps) {
  const { id, subject, isRead, action } = notification
  const { run } = useCall()
  if (!action) return null

  function follow() {
    if (!isRead) run('/api/user/noti/read', { id })
    onFollow?.()
  }

  const link = {
    to: action.path,
    'aria-label': `${action.label}: ${subject}`,
    onClick: follow,
    children: action.label,
  }
  return asText ? <TextLink {...link} arrow /> : <ButtonLink {...link} variant={variant} small />
}

import { NotificationRows } from '#app/features/notifications/notification-rows.tsx'
import { useAnswer } from '#app/forms/use-answer.ts'
import { Banner } from '#app/ui/banner.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { notificationFromWire } from '#contract/schemas/notification-wire.ts'
import * as texts from '#contract/texts.ts'

const shown = 20

/** The newest notifications in a dialog, fetched when it opens. */
export function NotificationPanel({ onClose }: { onClose: () => void }) {
  const { answer, trouble } = useAnswer('/api/user/noti', {})
  const notifications = answer?.data.noti.slice(0, shown).map(notificationFromWire)

  return (
    <Dialog
      open
      sheet
      onClose={onClose}
      title="Messages"
      foot={
        <ButtonLink to="/dashboard/inbox" variant="quiet" wide onClick={onClose}>
          Open inbox
        </ButtonLink>
      }
    >
      {trouble && (
        <Banner tone="bad" role="alert">
          {trouble.message}
        </Banner>
      )}
      {!notifications && !trouble && <Skeleton height="12rem" />}
      {notifications?.length === 0 && <p className="soft">{texts.empty.messages}</p>}
      {notifications && (
        <NotificationRows notifications={notifications} now={Date.now()} onOpen={onClose} />
      )}
    </Dialog>
  )
}

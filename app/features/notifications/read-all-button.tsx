import { useCall } from '#app/forms/use-call.ts'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'

/** Marks every message as read. */
export function ReadAllButton() {
  const { run, isBusy } = useCall({ refreshes: 'done', toasts: 'both' })
  return (
    <Button
      variant="quiet"
      small
      busy={isBusy}
      className="needs-script"
      onClick={() => run('/api/user/noti/read-all', {})}
    >
      <Icon name="check" />
      Mark all as read
    </Button>
  )
}

import type { Sender } from '#app/features/sender/use-sender.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { group } from '#contract/messages/counting.ts'
import * as messages from '#contract/messages.ts'
import * as styles from '#app/features/sender/sender.module.css'

/** After the send the page takes no more changes: this says so, and offers a new message. */
export function SentDialog({ sender }: { sender: Sender }) {
  const { isDialogOpen, closeDialog, createNew, result } = sender
  const counts = [
    ['Total', result?.total],
    ['Success', result?.success],
    ['Failed', result?.failed],
    ...(result?.stopped ? [['Stopped', result.stopped] as const] : []),
  ] as const
  return (
    <Dialog
      open={isDialogOpen}
      onClose={closeDialog}
      title={result?.stopped ? messages.sender.stoppedTitle : messages.sender.sent}
      foot={
        <>
          <Button variant="quiet" onClick={closeDialog}>
            Cancel
          </Button>
          <Button onClick={createNew}>Create</Button>
        </>
      }
    >
      <dl className={styles.tally}>
        {counts.map(([label, count]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{group(count ?? 0)}</dd>
          </div>
        ))}
      </dl>
      {sender.draft.sentAs === '' && (
        <Notice tone="bad" role="alert">
          {messages.sender.notSent}
        </Notice>
      )}
      <p className={styles.createNew}>{messages.sender.createNew}</p>
    </Dialog>
  )
}

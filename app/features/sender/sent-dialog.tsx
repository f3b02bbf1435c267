import type { Sender } from '#app/features/sender/use-sender.ts'
import { Banner } from '#app/ui/banner.tsx'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { reportDate } from '#contract/format/report-date.ts'
import { group } from '#contract/texts/counting.ts'
import * as texts from '#contract/texts.ts'
import * as styles from '#app/features/sender/send-dialog.module.css'
import * as tallyStyles from '#app/features/sender/tally.module.css'

/** After the send the page takes no more changes: this says so, and offers a new message. */
export function SentDialog({ sender }: { sender: Sender }) {
  const { isDialogOpen, closeDialog, createNew, result } = sender
  const counts = [
    ['Total', result?.total],
    ['Success', result?.success],
    ['Failed', result?.failed],
    ...(result?.leftOut ? [['Left out', result.leftOut] as const] : []),
    ...(result?.stopped ? [['Stopped', result.stopped] as const] : []),
  ] as const
  return (
    <Dialog
      open={isDialogOpen}
      onClose={closeDialog}
      title={titleOf(result)}
      foot={
        <>
          <Button variant="quiet" onClick={closeDialog}>
            Cancel
          </Button>
          <Button onClick={createNew}>Create</Button>
        </>
      }
    >
      {result?.status === 'scheduled' ? (
        <p>{texts.sender.scheduledFor(reportDate(result.scheduledAt))}</p>
      ) : (
        <dl className={tallyStyles.tally}>
          {counts.map(([label, count]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{group(count ?? 0)}</dd>
            </div>
          ))}
        </dl>
      )}
      {sender.draft.sentAs === '' && (
        <Banner tone="bad" role="alert">
          {texts.sender.notSent}
        </Banner>
      )}
      <p className={styles.createNew}>{texts.sender.createNew}</p>
    </Dialog>
  )
}

function titleOf(result: Sender['result']) {
  if (result?.status === 'scheduled') return texts.sender.scheduledTitle
  if (result?.status === 'cancelled') return texts.sender.cancelledTitle
  return result?.stopped ? texts.sender.stoppedTitle : texts.sender.sent
}

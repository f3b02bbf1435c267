import type { Reasons, Subject } from '#app/features/review/use-reasons.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import { reviewLimits } from '#contract/limits/review.ts'
import { cannedReasons } from '#contract/listing/canned-reasons.ts'
import * as styles from '#app/features/review/reason-chips.module.css'

type ReasonDialogProps = {
  subject: Subject | undefined
  name: string
  reasons: Reasons
  onClose: () => void
}

/** The words for one thing to correct, to be picked and edited. */
export function ReasonDialog({ subject, name, reasons, onClose }: ReasonDialogProps) {
  return (
    <Dialog
      open={subject !== undefined}
      onClose={onClose}
      title={`${name}: what should the owner correct?`}
      foot={<Button onClick={onClose}>Done</Button>}
    >
      {subject && (
        <div className={styles.reason}>
          <TextArea
            label={`Reason for ${name}`}
            hideLabel
            rows={3}
            maxLength={reviewLimits.reasonChars}
            value={reasons.textOf(subject) ?? ''}
            onValue={(typed) => reasons.write(subject, typed)}
          />
          <ul>
            {cannedReasons(subject).map((each) => (
              <li key={each}>
                <Button small variant="quiet" onClick={() => reasons.write(subject, each)}>
                  {each}
                </Button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </Dialog>
  )
}

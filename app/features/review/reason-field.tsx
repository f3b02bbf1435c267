import type { Reasons, Subject } from '#app/features/review/use-reasons.ts'
import { Button } from '#app/ui/button.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import { reviewLimits } from '#contract/limits/review.ts'
import * as styles from '#app/features/review/answer-groups.module.css'

type ReasonFieldProps = {
  subject: Subject
  /** What it is about, for those who do not see where it stands. */
  name: string
  reasons: Reasons
  canned: readonly string[]
}

/** The words for one thing to correct, to be picked and edited. */
export function ReasonField({ subject, name, reasons, canned }: ReasonFieldProps) {
  const text = reasons.textOf(subject)
  if (text === undefined) return null
  return (
    <div className={styles.reason}>
      <TextArea
        label={`Reason for ${name}`}
        hideLabel
        rows={2}
        maxLength={reviewLimits.reasonChars}
        placeholder="What should the owner correct?"
        value={text}
        onValue={(typed) => reasons.write(subject, typed)}
      />
      <ul className={styles.canned}>
        {canned.map((each) => (
          <li key={each}>
            <Button small variant="plain" onClick={() => reasons.write(subject, each)}>
              {each}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}

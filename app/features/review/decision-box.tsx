import type { useDecision } from '#app/features/review/use-decision.tsx'
import type { Reasons } from '#app/features/review/use-reasons.ts'
import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { Select } from '#app/ui/select.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import { listingLimits } from '#contract/limits.ts'
import { type ListingStatus, listingStatuses } from '#contract/options.ts'
import { reasonText } from '#contract/reason-text.ts'
import * as styles from '#app/features/review/review.module.css'

type DecisionBoxProps = {
  decision: ReturnType<typeof useDecision>
  reasons: Reasons
  onKeys: () => void
}

/** The status to set and why, with the ways on. */
export function DecisionBox({ decision, reasons, onKeys }: DecisionBoxProps) {
  const { to, setTo, note, setNote, trouble, busy, apply, goOn } = decision
  return (
    <section className={styles.decision} aria-labelledby="decision">
      <h2 id="decision">Decision</h2>
      {reasons.list.length > 0 && (
        <ul className={styles.chosen} aria-label="To be corrected">
          {reasons.list.map((reason) => (
            <li key={`${reason.field} ${reason.photo}`}>{reasonText(reason)}</li>
          ))}
        </ul>
      )}
      {reasons.unfinished > 0 && (
        <p className={styles.warned}>
          {reasons.unfinished === 1 ? 'One tick has' : `${reasons.unfinished} ticks have`} no words
          yet and will not be sent.
        </p>
      )}
      <TextArea
        label="Message to the owner"
        rows={2}
        maxLength={listingLimits.reasonChars}
        value={note}
        onValue={setNote}
      />
      <Select
        label="Set status"
        items={listingStatuses.items}
        value={to}
        onChange={({ target }) => setTo(target.value as ListingStatus)}
      />
      {trouble && (
        <Notice tone="bad" role="alert">
          {trouble}
        </Notice>
      )}
      <Button wide busy={busy} onClick={() => apply()}>
        Apply
      </Button>
      <div className={styles.ways}>
        <Button small variant="quiet" onClick={goOn}>
          Skip
        </Button>
        <Button small variant="plain" onClick={onKeys}>
          Shortcuts <kbd>?</kbd>
        </Button>
      </div>
    </section>
  )
}

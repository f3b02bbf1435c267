import type { useDecision } from '#app/features/review/use-decision.ts'
import type { Reasons } from '#app/features/review/use-reasons.ts'
import { Banner } from '#app/ui/banner.tsx'
import { Button } from '#app/ui/button.tsx'
import { Select } from '#app/ui/select.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import { listingLimits } from '#contract/limits.ts'
import { reasonText } from '#contract/listing/reason-text.ts'
import { type ListingStatus, listingStatuses } from '#contract/options.ts'
import * as styles from '#app/features/review/decision-bar.module.css'

type DecisionBarProps = {
  decision: ReturnType<typeof useDecision>
  reasons: Reasons
  onKeys: () => void
}

/** The status to set and why, with the ways on; always in view. */
export function DecisionBar({ decision, reasons, onKeys }: DecisionBarProps) {
  const { to, setTo, note, setNote, trouble, isBusy, apply, goOn } = decision
  return (
    <section className={styles.decision} aria-label="Decision">
      <ReasonSummary reasons={reasons} />
      {trouble && (
        <Banner tone="bad" role="alert" className={styles.trouble}>
          {trouble}
        </Banner>
      )}
      <TextArea
        label="Message to the owner"
        rows={1}
        className={styles.message}
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
      <Button busy={isBusy} onClick={() => apply()}>
        Apply
      </Button>
      <Button variant="quiet" onClick={() => goOn()}>
        Skip
      </Button>
      <Button variant="plain" onClick={onKeys} aria-label="Shortcuts">
        <kbd>?</kbd>
      </Button>
    </section>
  )
}

function ReasonSummary({ reasons: { list, unfinished } }: { reasons: Reasons }) {
  if (list.length + unfinished === 0) return null
  return (
    <div className={styles.chosen}>
      <ul aria-label="To be corrected">
        {list.map((reason) => (
          <li key={`${reason.field} ${reason.photo}`}>{reasonText(reason)}</li>
        ))}
      </ul>
      {unfinished > 0 && (
        <p>
          {unfinished === 1 ? 'One tick has' : `${unfinished} ticks have`} no words yet and will not
          be sent.
        </p>
      )}
    </div>
  )
}

import { useRef } from 'react'
import { KeyLine } from '#app/features/review/key-line.tsx'
import { ReasonChips } from '#app/features/review/reason-chips.tsx'
import type { useDecision } from '#app/features/review/use-decision.ts'
import type { DeskActions } from '#app/features/review/use-desk-actions.ts'
import type { Reasons } from '#app/features/review/use-reasons.ts'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Select } from '#app/ui/select.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import { listingLimits } from '#contract/limits.ts'
import { type ListingStatus, listingStatuses, revisionStatuses } from '#contract/options.ts'
import * as texts from '#contract/texts/review.ts'
import * as styles from '#app/features/review/decision-bar.module.css'

type DecisionBarProps = {
  decision: ReturnType<typeof useDecision>
  photos: readonly string[]
  reasons: Reasons
  actions: DeskActions
  /** Whether it is a revision of a listing on show. */
  isRevision: boolean
}

const ofRevisions = listingStatuses.items.filter(({ value }) => revisionStatuses.includes(value))

/** The reasons, the message made of them, the decisions and their keys; always in view. */
export function DecisionBar(props: DecisionBarProps) {
  const { decision, photos, reasons, actions, isRevision } = props
  const { to, setTo, trouble, isBusy, apply } = decision
  const message = useRef<HTMLDivElement>(null)
  return (
    <section className={styles.decision} aria-label="Decision">
      <div className={styles.reasons}>
        <h2>
          Reasons <span>{reasons.list.length} ticked</span>
          <button
            type="button"
            className={styles.more}
            onClick={() => message.current?.querySelector('textarea')?.focus()}
          >
            <Icon name="plus" /> Other reason
          </button>
        </h2>
        <ReasonChips photos={photos} reasons={reasons} />
      </div>
      <div ref={message} className={styles.message}>
        <TextArea
          label="Message to the owner"
          rows={4}
          maxLength={listingLimits.reasonChars}
          placeholder="Ticks write it; you can change it."
          value={reasons.message}
          onValue={reasons.type}
        />
      </div>
      <div className={styles.act}>
        <Select
          label="Set status"
          items={isRevision ? ofRevisions : listingStatuses.items}
          value={to}
          onChange={({ target }) => setTo(target.value as ListingStatus)}
        />
        <Button small busy={isBusy} onClick={() => apply()}>
          Apply
        </Button>
        <p role={trouble ? 'alert' : undefined} data-bad={trouble ? true : undefined}>
          {trouble || texts.whenTold(to)}
        </p>
      </div>
      <KeyLine actions={actions} />
    </section>
  )
}

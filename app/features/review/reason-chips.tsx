import { useState } from 'react'
import { ReasonDialog } from '#app/features/review/reason-dialog.tsx'
import type { Reasons, Subject } from '#app/features/review/use-reasons.ts'
import { Icon } from '#app/ui/icon.tsx'
import { answerLabel } from '#contract/listing/answer-texts.ts'
import { shortReason } from '#contract/listing/canned-reasons.ts'
import * as styles from '#app/features/review/reason-chips.module.css'

type ReasonChipsProps = { photos: readonly string[]; reasons: Reasons }

/** What is ticked: a press on a reason opens its words, a press on its cross unticks it. */
export function ReasonChips({ photos, reasons }: ReasonChipsProps) {
  const [edited, setEdited] = useState<Subject>()
  const nameOf = ({ field, photo }: Subject) =>
    photo ? `Picture ${photos.indexOf(photo) + 1}` : answerLabel(field)

  return (
    <>
      {reasons.list.length === 0 && (
        <p className={styles.none}>Tick a fact, a picture or a signal that is not right.</p>
      )}
      <ul className={styles.chips} aria-label="To be corrected">
        {reasons.list.map(({ field, photo, text }) => (
          <li key={`${field} ${photo}`}>
            <button type="button" title={text} onClick={() => setEdited({ field, photo })}>
              <b>{nameOf({ field, photo })}</b> {shortReason(text)}
            </button>
            <button
              type="button"
              aria-label={`Untick ${nameOf({ field, photo })}`}
              onClick={() => reasons.toggle([{ field, photo }])}
            >
              <Icon name="x" />
            </button>
          </li>
        ))}
      </ul>
      <ReasonDialog
        subject={edited}
        name={edited ? nameOf(edited) : ''}
        reasons={reasons}
        onClose={() => setEdited(undefined)}
      />
    </>
  )
}

import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { PriceHintText } from '#app/features/wizard/help/price-hint-text.tsx'
import { stepPath, type WizardDraft } from '#app/features/wizard/wizard-draft.ts'
import type { PriceHint } from '#domain/listings/find-price-hint.ts'
import type { Completeness } from '#domain/listings/listing-completeness.ts'
import * as styles from '#app/features/wizard/help/wizard-help.module.css'

type WizardHelpProps = {
  draft: WizardDraft
  completeness: Completeness
  hint: PriceHint | undefined
  /** The card of the listing as seekers will see it; none before there is enough to show. */
  preview: ReactNode
}

/** What helps beside the form: a preview, what to add next, and what similar homes ask. */
export function WizardHelp({ draft, completeness, hint, preview }: WizardHelpProps) {
  return (
    <div className={styles.help}>
      {preview && (
        <section aria-label="Preview">
          <h2>Preview</h2>
          {/* A picture of the card: nothing in it can be pressed. */}
          <div className={styles.card} inert>
            {preview}
          </div>
        </section>
      )}
      <Tips draft={draft} completeness={completeness} />
      {hint && (
        <section className={styles.box} aria-label="Price hint">
          <h2>Price hint</h2>
          <PriceHintText hint={hint} isRent={draft.deal === 'rent'} />
        </section>
      )}
    </div>
  )
}

function Tips({ draft, completeness: { next } }: Pick<WizardHelpProps, 'draft' | 'completeness'>) {
  return (
    <section className={styles.box} aria-label="What to add next">
      <h2>What to add next</h2>
      {next.length > 0 ? (
        <ul>
          {next.map(({ text, step }) => (
            <li key={text}>{draft.spn ? <Link to={stepPath(step, draft)}>{text}</Link> : text}</li>
          ))}
        </ul>
      ) : (
        <p className="small">It has everything that seekers look for.</p>
      )}
    </section>
  )
}

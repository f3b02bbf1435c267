import type { Fact } from '#app/features/review/review-view.ts'
import { Tick } from '#app/features/review/tick.tsx'
import type { Reasons } from '#app/features/review/use-reasons.ts'
import { classes } from '#app/ui/classes.ts'
import * as styles from '#app/features/review/fact-list.module.css'
import * as deskStyles from '#app/features/review/review-desk.module.css'

type FactListProps = {
  facts: readonly Fact[]
  reasons: Reasons
  /** Answers that a signal or a change is about. */
  marked: ReadonlySet<string>
}

/** Every answer with a tick for what is to be corrected. */
export function FactList({ facts, reasons, marked }: FactListProps) {
  return (
    <section className={classes(deskStyles.card, styles.box)} aria-label="Facts">
      <h2>
        Facts <span>tick what the owner must correct</span>
      </h2>
      <ul className={styles.facts}>
        {facts.map(({ field, also, label, value, isLong }) => (
          <li
            key={field}
            className={styles.fact}
            data-long={isLong || undefined}
            data-odd={[field, ...also].some((each) => marked.has(each)) || undefined}
          >
            <Tick subjects={[{ field }]} name={label} reasons={reasons}>
              <span className={styles.label} aria-hidden="true">
                {label}
              </span>
              <b title={isLong ? undefined : value}>
                {value || <span className="soft">not given</span>}
              </b>
            </Tick>
          </li>
        ))}
      </ul>
    </section>
  )
}

import type { CostGroup } from '#contract/costs/cost-lines.ts'
import { formatRupees } from '#contract/format/money.ts'
import * as styles from '#app/features/costs/costs.module.css'

/** Costs line by line with their sums, and where their rates come from. */
export function CostList({ groups }: { groups: CostGroup[] }) {
  return (
    <>
      {groups.map((group) => (
        <Group key={group.title} {...group} />
      ))}
      <Sources sources={groups.flatMap((group) => group.sources)} />
    </>
  )
}

function Group({ title, lines, total }: CostGroup) {
  return (
    <dl className={styles.costs} aria-label={title}>
      {lines.map(({ label, amount, words, why, isWithin }) => (
        <div key={label} className={isWithin ? styles.isWithin : undefined}>
          <dt>{label}</dt>
          <dd className="number">
            {words ?? (amount === null ? 'Please ask' : formatRupees(amount))}
          </dd>
          <dd className={styles.why}>{why}</dd>
        </div>
      ))}
      <div className={styles.total} aria-live="polite">
        <dt>{total.label}</dt>
        <dd className="number">
          {!total.isWhole && 'from '}
          {formatRupees(total.amount)}
        </dd>
        {total.note && <dd className={styles.why}>{total.note}</dd>}
      </div>
    </dl>
  )
}

/** Each source once, with the lines that it is for. */
function Sources({ sources }: Pick<CostGroup, 'sources'>) {
  const [oldest] = sources.toSorted((one, other) => (one.asOf < other.asOf ? -1 : 1))
  if (!oldest) return null
  return (
    <details className={styles.sources}>
      <summary>Estimates; rates as of {oldest.dayText}</summary>
      <ul>
        {sources.map(({ label, name, dayText }) => (
          <li key={label}>
            <b>{label}:</b> {name}, as of {dayText}
          </li>
        ))}
      </ul>
    </details>
  )
}

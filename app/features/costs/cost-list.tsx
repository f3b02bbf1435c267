import type { CostGroup, CostLine } from '#contract/costs/cost-lines.ts'
import { formatDay } from '#contract/format/dates.ts'
import { formatRupees } from '#contract/format/money.ts'
import * as styles from '#app/features/costs/costs.module.css'

/** Costs line by line with their sums, and where their rates come from. */
export function CostList({ groups }: { groups: CostGroup[] }) {
  const lines = groups.flatMap((group) => group.lines)
  return (
    <>
      {groups.map((group) => (
        <Group key={group.title} {...group} />
      ))}
      <Sources lines={lines} />
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
            {words ?? (amount === null ? 'Ask the owner' : formatRupees(amount))}
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
function Sources({ lines }: { lines: CostLine[] }) {
  const days = lines.flatMap(({ source }) => (source ? [source.asOf] : [])).sort()
  if (!days[0]) return null
  return (
    <details className={styles.sources}>
      <summary>Estimates; rates as of {formatDay(days[0])}</summary>
      <ul>
        {lines.map(
          ({ label, source }) =>
            source && (
              <li key={label}>
                <b>{label}:</b> {source.name}, as of {formatDay(source.asOf)}
              </li>
            ),
        )}
      </ul>
    </details>
  )
}

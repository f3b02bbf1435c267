import { DayChart } from '#app/features/insight/day-chart.tsx'
import { classes } from '#app/ui/classes.ts'
import { group } from '#contract/texts/counting.ts'
import * as texts from '#contract/texts.ts'
import * as styles from '#app/features/insight/insight.module.css'

type InsightTileProps = {
  /** What is counted, in the plural: `Views`. */
  label: string
  counts: readonly number[]
  /** The first day, for reading. */
  from: string
  large?: boolean
}

/** The sum of 30 days, with a chart of the days. */
export function InsightTile({ label, counts, from, large = false }: InsightTileProps) {
  const sum = counts.reduce((total, count) => total + count, 0)
  const noun = label.toLowerCase()
  return (
    <section className={classes(styles.tile, large && styles.large)} aria-label={label}>
      <p className={styles.sum}>
        <b className="number">{group(sum)}</b> {sum === 1 ? noun.slice(0, -1) : noun}
      </p>
      {large && sum > 0 && (
        <p className={styles.best}>{texts.insight.bestDay(Math.max(...counts))}</p>
      )}
      <DayChart counts={counts} />
      <p className={styles.axis} aria-hidden="true">
        <span>{from}</span>
        <span>Today</span>
      </p>
    </section>
  )
}

import * as styles from '#app/features/insight/insight.module.css'

const step = 10
const bar = 7
const height = 100

/** Bars for the days, the last one for today. The table beside it is for those who do not see it. */
export function DayChart({ counts }: { counts: readonly number[] }) {
  const most = Math.max(1, ...counts)
  // A day without anything keeps a thin mark, so that days can be told apart.
  const marks = counts.map((_, day) => barOf(day, 2)).join('')
  const bars = counts.map((count, day) => barOf(day, (count / most) * height)).join('')
  return (
    <svg
      viewBox={`0 0 ${counts.length * step} ${height}`}
      preserveAspectRatio="none"
      className={styles.chart}
      aria-hidden="true"
    >
      <path d={marks} className={styles.marks} />
      <path d={bars} />
    </svg>
  )
}

function barOf(day: number, tall: number) {
  return `M${day * step + (step - bar) / 2} ${height}v-${tall.toFixed(1)}h${bar}V${height}z`
}

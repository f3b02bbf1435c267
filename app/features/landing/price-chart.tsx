import { classes } from '#app/ui/classes.ts'
import * as styles from '#app/features/landing/price-chart.module.css'

type PriceChartProps = {
  caption: string
  trend: {
    series: { label: string; line: string; dots: string }[]
    top: string
    bottom: string
    from: string
    to: string
    months: { month: string; cells: { price: string; count: string }[] }[]
  }
}

const lines = [styles.first, styles.second, styles.third, styles.fourth]

/** Asking prices over time as lines, and the same figures as a table. */
export function PriceChart({ caption, trend }: PriceChartProps) {
  return (
    <figure className={styles.chart}>
      <figcaption className="visually-hidden">{caption}</figcaption>
      <div className={styles.box} aria-hidden="true">
        <span>{trend.top}</span>
        <span>{trend.bottom}</span>
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          <path d="M0 0H100M0 50H100M0 100H100" />
          {trend.series.map(({ label, line, dots }, at) => (
            <g key={label} className={lines[at]}>
              <path d={line} />
              <path d={dots} className={styles.dots} />
            </g>
          ))}
        </svg>
        <span>{trend.from}</span>
        <span>{trend.to}</span>
      </div>
      <table className={styles.table}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">Month</th>
            {trend.series.map(({ label }, at) => (
              <th scope="col" key={label} className={classes(styles.key, lines[at])}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {trend.months.map(({ month, cells }) => (
            <tr key={month}>
              <th scope="row">{month}</th>
              {cells.map(({ price, count }, at) => (
                <td key={trend.series[at]?.label} className="number">
                  {price || <span className="soft">too few</span>}
                  {count && <span className="soft small"> of {count}</span>}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  )
}

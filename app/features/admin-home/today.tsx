import type { AdminView } from '#app/features/admin-home/admin-view.ts'
import { formatDay } from '#contract/format/dates.ts'
import * as texts from '#contract/texts/staff.ts'
import * as styles from '#app/features/admin-home/today.module.css'

/** Today's numbers beside the usual ones, and the last two weeks. */
export function Today({ figures, days }: Pick<AdminView, 'figures' | 'days'>) {
  return (
    <section aria-labelledby="today">
      <h2 id="today">
        Today <span>{texts.sinceMidnight}</span>
      </h2>
      <div className={styles.today}>
        <dl className={styles.figures}>
          {figures.map(({ label, value, beside, isBad }) => (
            <div key={label} data-bad={isBad || undefined}>
              <dt>{label}</dt>
              <dd>
                {value} <small>{beside}</small>
              </dd>
            </div>
          ))}
        </dl>
        <Days days={days} />
      </div>
    </section>
  )
}

const [width, height] = [20, 60]

/** Bars of what was sent in, and a line of what was approved. */
function Days({ days }: Pick<AdminView, 'days'>) {
  const most = Math.max(1, ...days.flatMap(({ sentIn, approved }) => [sentIn, approved]))
  const up = (count: number) => height - (height * count) / most
  const line = days.map(({ approved }, at) => `${at * width + width / 2} ${up(approved)}`)
  const [first, last] = [days[0], days.at(-1)]
  return (
    <figure className={styles.chart}>
      <figcaption>
        <b>14 days</b>
        <span data-is="bar">Sent in</span>
        <span data-is="line">Approved</span>
      </figcaption>
      <svg
        viewBox={`0 0 ${days.length * width} ${height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={texts.daysChart(last?.sentIn ?? 0, last?.approved ?? 0, most)}
      >
        {days.map(({ day, sentIn }, at) => (
          <rect key={day} x={at * width + 3} y={up(sentIn)} width={width - 6} height={height}>
            <title>{`${formatDay(day)}: ${sentIn}`}</title>
          </rect>
        ))}
        <path d={`M${line.join(' L')}`} vectorEffect="non-scaling-stroke" />
      </svg>
      <p>
        <span>{formatDay(first?.day)}</span>
        <span>at most {most} a day</span>
        <span>Today</span>
      </p>
    </figure>
  )
}

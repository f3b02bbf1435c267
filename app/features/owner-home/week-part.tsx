import { Link } from 'react-router'
import type { WeekRow } from '#app/features/owner-home/owner-home-rows.ts'
import { QuietBox } from '#app/features/owner-home/quiet-box.tsx'
import { classes } from '#app/ui/classes.ts'
import { Disclosure } from '#app/ui/disclosure.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { PagePart } from '#app/ui/page-part.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import * as texts from '#contract/texts.ts'
import * as styles from '#app/features/owner-home/week-part.module.css'

const SHOWN = 5

type WeekPartProps = {
  rows: readonly WeekRow[]
  span: string
  hasMore: boolean
  className?: string | undefined
}

/** What happened to each listing on show in the last seven days, next to the seven before. */
export function WeekPart({ rows, span, hasMore, className }: WeekPartProps) {
  return (
    <PagePart
      id="week"
      title="This week"
      beside={rows.length > 0 && <span className="soft small">{span}</span>}
      className={className}
    >
      {rows.length === 0 && (
        <QuietBox title={texts.ownerHome.nothingShown} hint={texts.ownerHome.nothingShownHint} />
      )}
      <Weeks rows={rows.slice(0, SHOWN)} />
      {rows.length > SHOWN && (
        <Disclosure summary={`${rows.length - SHOWN} more`}>
          <Weeks rows={rows.slice(SHOWN)} />
        </Disclosure>
      )}
      {hasMore && (
        <TextLink to="/dashboard/listings_tab?status=active" arrow className={styles.all}>
          All listings on show
        </TextLink>
      )}
    </PagePart>
  )
}

function Weeks({ rows }: Pick<WeekPartProps, 'rows'>) {
  return (
    <div className={styles.weeks}>
      {rows.map((row) => (
        <WeekCard key={row.spn} row={row} />
      ))}
    </div>
  )
}

function WeekCard({ row }: { row: WeekRow }) {
  const { spn, title, place, price, per, photo, facts } = row
  return (
    <article className={styles.week} aria-label={`${title}, ${place}`}>
      {photo ? (
        <Picture photo={photo} alt="" sizes="112px" className={styles.picture ?? ''} />
      ) : (
        <div className={classes(styles.picture, styles.noPicture)}>
          <Icon name="images" />
        </div>
      )}
      <div className={styles.words}>
        {price && (
          <p className={styles.price}>
            {price} {per && <small>{per}</small>}
          </p>
        )}
        <h3>
          <Link to={`/dashboard/listings_tab/${spn}/insight`}>{title}</Link>
        </h3>
        <p>{place}</p>
      </div>
      <dl className={styles.facts}>
        {facts.map(({ label, count, change, isUp }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {count}
              {change && <small className={isUp ? styles.up : undefined}>{change}</small>}
            </dd>
          </div>
        ))}
      </dl>
      <Spark row={row} />
    </article>
  )
}

const step = 20
const bar = 14
const height = 40

/** Views of seven days as bars; the last one is today. */
function Spark({ row: { daily, daysText, firstDay } }: { row: WeekRow }) {
  const most = Math.max(1, ...daily)
  return (
    <figure className={styles.spark}>
      <svg
        viewBox={`0 0 ${daily.length * step - (step - bar)} ${height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={daysText}
      >
        {daily.map((count, day) => {
          // A day without views keeps a thin mark.
          const tall = Math.max(1.5, (count / most) * height)
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the days are always the same seven
            <rect key={day} x={day * step} y={height - tall} width={bar} height={tall} rx={2} />
          )
        })}
      </svg>
      <figcaption aria-hidden="true">
        <span>{firstDay}</span>
        <span>views a day</span>
        <span>Today</span>
      </figcaption>
    </figure>
  )
}

import { Link } from 'react-router'
import type { PlanDay, PlanStop } from '#app/features/family/plan-rows.ts'
import { classes } from '#app/ui/classes.ts'
import { Icon } from '#app/ui/icon.tsx'
import { PagePart } from '#app/ui/page-part.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { listingPath } from '#contract/listing/shown-listings.ts'
import * as texts from '#contract/texts.ts'
import * as styles from '#app/features/family/visit-plan.module.css'

/** Which homes are seen on which day, in the order of the route. */
export function VisitPlan({ days }: { days: PlanDay[] }) {
  if (days.length === 0) return null
  return (
    <PagePart id="plan" title="Visits by day">
      {days.some(({ way }) => way) && <p className="soft small">{texts.family.planOrder}</p>}
      <ol className={styles.days}>
        {days.map(({ day, areas, way }) => (
          <li key={day} className={styles.day}>
            <h3>
              {day}
              {way && (
                <TextLink
                  to={way}
                  target="_blank"
                  rel="noopener noreferrer"
                  aria-label={`The whole way: ${day}`}
                  className="small"
                >
                  The whole way
                </TextLink>
              )}
            </h3>
            {areas.map(({ place, stops }) => (
              <div key={stops[0]?.spn}>
                <h4>{place}</h4>
                <ol>
                  {stops.map((stop) => (
                    <Stop key={stop.spn} stop={stop} />
                  ))}
                </ol>
              </div>
            ))}
          </li>
        ))}
      </ol>
    </PagePart>
  )
}

function Stop({ stop }: { stop: PlanStop }) {
  const { spn, name, time, state, wishedBy, directions, next } = stop
  return (
    <li className={styles.stop}>
      <p>
        <Link to={listingPath(spn)}>{name}</Link>
      </p>
      <p className={classes(styles.facts, 'soft', 'small')}>
        {[time, wishedBy && `for ${wishedBy}`, state].filter(Boolean).join(' · ')}
      </p>
      {directions && (
        <TextLink
          to={directions}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={`Directions to ${name}`}
          className="small"
        >
          Directions
        </TextLink>
      )}
      {next && (
        <p className={styles.next}>
          <Icon name="car" />
          <span>{next}</span>
        </p>
      )}
    </li>
  )
}

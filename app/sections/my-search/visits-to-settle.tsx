import { useState } from 'react'
import { Link } from 'react-router'
import type { SeekerVisit } from '#app/features/my-search/visit-rows.ts'
import { useVisitMove } from '#app/features/visits/use-visit-move.ts'
import { ChangeVisit } from '#app/sections/my-search/change-visit.tsx'
import { WaysThere } from '#app/sections/my-search/ways-there.tsx'
import { Button } from '#app/ui/button.tsx'
import { classes } from '#app/ui/classes.ts'
import { Picture } from '#app/ui/picture.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { listingPath } from '#contract/listing/shown-listings.ts'
import * as texts from '#contract/texts.ts'
import * as styles from '#app/features/my-search/my-search.module.css'
import * as pictureStyles from '#app/ui/picture.module.css'
import * as statusStyles from '#app/ui/status-tag.module.css'

type VisitsToSettleProps = { visits: readonly SeekerVisit[]; count: number }

/** The other open visits: first what waits for the viewer, then what waits for the owner. */
export function VisitsToSettle({ visits, count }: VisitsToSettleProps) {
  const isSettled = visits.every(({ status }) => status === 'accepted')
  return (
    <section className={styles.panel} aria-labelledby="visits">
      <div className={styles.head}>
        <h2 id="visits">{isSettled ? 'Visits after that' : 'Visits to settle'}</h2>
        <TextLink to="/dashboard/visits#mine" arrow discover="none" className="small">
          All {count}
        </TextLink>
      </div>
      <ul className={styles.rows}>
        {visits.map((visit) => (
          <VisitToSettle key={visit.id} visit={visit} />
        ))}
      </ul>
    </section>
  )
}

function wordsOf({ status, who }: SeekerVisit) {
  if (status === 'accepted') return ['Agreed', statusStyles.statusGood] as const
  const word = status === 'proposed' ? 'New time proposed' : texts.visits.waitingFor(who)
  return [word, statusStyles.statusWait] as const
}

function VisitToSettle({ visit }: { visit: SeekerVisit }) {
  const { spn, status, when, title, address, photo } = visit
  const [word, tone] = wordsOf(visit)
  return (
    <li className={styles.ask}>
      {photo ? (
        <Picture photo={photo} alt="" sizes="64px" width={64} height={64} />
      ) : (
        <span className={pictureStyles.picture} />
      )}
      <div>
        <span className={classes(statusStyles.status, tone)}>{word}</span>
        <b>{when}</b>
        <p>
          <Link to={listingPath(spn)}>{title}</Link>
        </p>
        {status === 'accepted' && <p>{address}</p>}
      </div>
      <Answers visit={visit} />
    </li>
  )
}

function Answers({ visit }: { visit: SeekerVisit }) {
  const { status, title } = visit
  const { move, busyWith } = useVisitMove(visit)
  const [isChanging, setIsChanging] = useState(false)
  const isMine = status === 'proposed'
  const isAgreed = status === 'accepted'
  const changeLabel = isMine ? 'Other time' : isAgreed ? 'Change' : 'Change or withdraw'
  return (
    <div className={styles.acts}>
      {isAgreed && <WaysThere visit={visit} look={{ variant: 'quiet', small: true }} />}
      {isMine && (
        <Button
          small
          className="needs-script"
          busy={busyWith === 'accept'}
          aria-label={`Accept: ${title}`}
          onClick={() => move('accept')}
        >
          Accept
        </Button>
      )}
      <Button
        variant="quiet"
        small
        className="needs-script"
        aria-label={`${changeLabel}: ${title}`}
        onClick={() => setIsChanging(true)}
      >
        {changeLabel}
      </Button>
      {isChanging && <ChangeVisit visit={visit} onClose={() => setIsChanging(false)} />}
    </div>
  )
}

import { useState } from 'react'
import { Link } from 'react-router'
import type { SeekerVisit } from '#app/features/my-search/visit-rows.ts'
import { useVisitMove } from '#app/features/visits/use-visit-move.ts'
import { ChangeVisit } from '#app/sections/my-search/change-visit.tsx'
import { WaysThere } from '#app/sections/my-search/ways-there.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { classes } from '#app/ui/classes.ts'
import { useConfirm } from '#app/ui/confirm-provider.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { listingPath } from '#contract/listing/shown-listings.ts'
import * as texts from '#contract/texts.ts'
import * as styles from '#app/features/my-search/next-visit.module.css'

/** The next agreed visit, large: when, where, with whom, and the way there. */
export function NextVisit({ visit }: { visit: SeekerVisit }) {
  const { spn, when, address, facts, owner, who, photo } = visit
  return (
    <section className={styles.next} aria-labelledby="next-visit">
      {photo ? (
        <Picture
          photo={photo}
          alt=""
          sizes="(min-width: 70em) 380px, (min-width: 48em) 45vw, 100vw"
          eager
          className={styles.photo ?? ''}
        />
      ) : (
        <div className={styles.photo} />
      )}
      <div className={styles.what}>
        <div>
          <p className={styles.label}>Your next visit</p>
          <h2 id="next-visit">{when}</h2>
          <p className={styles.where}>
            {address}
            <Link to={listingPath(spn)}>{facts}</Link>
            <span>{texts.mySearch.meetingWith(owner, who)}</span>
          </p>
        </div>
        <Ways visit={visit} />
        <Changes visit={visit} />
      </div>
    </section>
  )
}

function Ways({ visit }: { visit: SeekerVisit }) {
  const onDark = { variant: 'quiet', className: styles.onDark } as const
  return (
    <div className={styles.acts}>
      <WaysThere visit={visit} firstLook={{ variant: 'welcome' }} look={onDark} />
      <ButtonLink
        to={`/dashboard/visit.ics?id=${visit.id}`}
        {...onDark}
        reloadDocument
        download
        aria-label="Add to calendar"
      >
        <Icon name="calendar-plus" />
        Calendar
      </ButtonLink>
    </div>
  )
}

function Changes({ visit }: { visit: SeekerVisit }) {
  const [isChanging, setIsChanging] = useState(false)
  const { move, busyWith } = useVisitMove(visit)
  const confirm = useConfirm()

  async function cancel() {
    const { cancelVisit: title, cancelVisitText } = texts.mySearch
    const text = cancelVisitText(visit.who)
    if (await confirm({ title, text, ok: 'Cancel the visit', cancel: 'Keep it' })) move('cancel')
  }

  return (
    <div className={classes(styles.foot, 'needs-script')}>
      <button type="button" onClick={() => setIsChanging(true)}>
        Change the time
      </button>
      <button type="button" aria-busy={busyWith === 'cancel' || undefined} onClick={cancel}>
        Cancel the visit
      </button>
      {isChanging && <ChangeVisit visit={visit} onClose={() => setIsChanging(false)} />}
    </div>
  )
}

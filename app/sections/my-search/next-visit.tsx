import { useState } from 'react'
import { Link } from 'react-router'
import { telHref } from '#app/browser/tel-href.ts'
import type { SeekerVisit } from '#app/features/my-search/visit-rows.ts'
import { useVisitMove } from '#app/features/visits/use-visit-move.ts'
import { ChangeVisit } from '#app/sections/my-search/change-visit.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { classes } from '#app/ui/classes.ts'
import { useConfirm } from '#app/ui/confirm-provider.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { phoneLimits } from '#contract/limits.ts'
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
        <WaysThere visit={visit} />
        <Changes visit={visit} />
      </div>
    </section>
  )
}

function WaysThere({ visit }: { visit: SeekerVisit }) {
  const { id, spn, owner, phone, directions } = visit
  const onDark = { variant: 'quiet', className: styles.onDark } as const
  return (
    <div className={styles.acts}>
      {directions && (
        <ButtonLink to={directions} variant="welcome" target="_blank" rel="noopener noreferrer">
          <Icon name="navigation" />
          Directions
        </ButtonLink>
      )}
      {phone ? (
        <ButtonLink
          to={telHref(`${phoneLimits.prefix}${phone}`)}
          {...onDark}
          aria-label={`Call ${owner}`}
        >
          <Icon name="phone" />
          Call
        </ButtonLink>
      ) : (
        <ButtonLink to={`${listingPath(spn)}#contact`} {...onDark} aria-label={`Contact ${owner}`}>
          <Icon name="phone" />
          Contact
        </ButtonLink>
      )}
      <ButtonLink
        to={`/dashboard/visit.ics?id=${id}`}
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

import { useState } from 'react'
import { Link } from 'react-router'
import { telHref } from '#app/browser/tel-href.ts'
import { whatsappHref } from '#app/browser/whatsapp-href.ts'
import { NoteLine } from '#app/features/my-search/note-line.tsx'
import { Avatar } from '#app/ui/avatar.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { classes } from '#app/ui/classes.ts'
import { Icon } from '#app/ui/icon.tsx'
import { PagePart } from '#app/ui/page-part.tsx'
import { formatPhone } from '#contract/format/phones.ts'
import { contactedLimits, phoneLimits } from '#contract/limits.ts'
import { listingPath } from '#contract/listing/shown-listings.ts'
import { type OfferedBy, offeredBy } from '#contract/options/owner-checks.ts'
import * as texts from '#contract/texts.ts'
import type { ContactState } from '#domain/leads/list-contacted-owners.ts'
import * as styles from '#app/features/my-search/my-search.module.css'

export type ContactedOwnerRow = {
  spn: string
  state: ContactState
  name: string
  who: OfferedBy
  photo: string | null
  /** Blank when the viewer may not see it now. */
  phone: string
  /** What it is about: 3 BHK floor, Sector 57 · 14 Nov. */
  about: string
  /** What a WhatsApp message begins with. */
  hello: string
  note: string
}

/** Whom the viewer asked for their number, the latest first. */
export function ContactedOwners({ owners }: { owners: readonly ContactedOwnerRow[] }) {
  const [isWhole, setIsWhole] = useState(false)
  const shown = isWhole ? owners : owners.slice(0, contactedLimits.first)
  return (
    <PagePart id="owners" title={texts.mySearch.contacted}>
      <div className={styles.panel}>
        <ul className={styles.rows}>
          {shown.map((owner) => (
            <ContactedOwner key={owner.spn} owner={owner} />
          ))}
        </ul>
        {shown.length < owners.length && (
          <Button variant="quiet" small wide onClick={() => setIsWhole(true)}>
            Show all {owners.length}
          </Button>
        )}
      </div>
    </PagePart>
  )
}

function ContactedOwner({ owner }: { owner: ContactedOwnerRow }) {
  const { spn, state, name, who, photo, phone, about, note } = owner
  return (
    <li className={styles.talked}>
      <div className={styles.top}>
        <Avatar name={name} photo={photo} />
        <div>
          <b>{name}</b> <span className="soft small">{offeredBy.labels[who]}</span>
          <p>{state === 'gone' ? about : <Link to={listingPath(spn)}>{about}</Link>}</p>
          {phone && <p className={classes(styles.phone, 'number')}>{formatPhone(phone)}</p>}
        </div>
      </div>
      {state !== 'open' && <p>{stateText(state, who)}</p>}
      <NoteLine spn={spn} about="owner" name={`${name}, ${about}`} note={note} />
      {phone ? <WaysToReach owner={owner} /> : state === 'ask' && <AskAgain owner={owner} />}
    </li>
  )
}

function stateText(state: Exclude<ContactState, 'open'>, who: OfferedBy) {
  if (state === 'requested') return texts.mySearch.waitsForAnswer(who)
  if (state === 'declined') return texts.listing.contactDeclined(who)
  return state === 'ask' ? texts.mySearch.askAgain(who) : texts.mySearch.numberGone
}

function WaysToReach({ owner: { name, phone, hello } }: { owner: ContactedOwnerRow }) {
  const number = `${phoneLimits.prefix}${phone}`
  return (
    <div className={styles.acts}>
      <ButtonLink to={telHref(number)} variant="quiet" small aria-label={`Call ${name}`}>
        <Icon name="phone" />
        Call
      </ButtonLink>
      <ButtonLink
        to={whatsappHref(phone, hello)}
        target="_blank"
        rel="noopener noreferrer"
        variant="quiet"
        small
        aria-label={`WhatsApp ${name}`}
      >
        <Icon name="message-circle" />
        WhatsApp
      </ButtonLink>
    </div>
  )
}

function AskAgain({ owner: { spn, name } }: { owner: ContactedOwnerRow }) {
  return (
    <div className={styles.acts}>
      <ButtonLink
        to={`${listingPath(spn)}#contact`}
        variant="quiet"
        small
        aria-label={`Contact ${name}`}
      >
        <Icon name="phone" />
        Contact
      </ButtonLink>
    </div>
  )
}

import { Link } from 'react-router'
import type { LeadHome } from '#app/features/leads/lead-row.ts'
import { Thumb } from '#app/ui/thumb.tsx'
import { listingPath } from '#contract/listing/shown-listings.ts'
import { moreHomes } from '#contract/texts/leads.ts'
import * as styles from '#app/features/leads/leads.module.css'

type LeadHomesProps = {
  homes: readonly LeadHome[]
  /** How many are shown before the rest is only counted. */
  most?: number
}

/** The homes that a person asked about, each with its picture and what they asked for. */
export function LeadHomes({ homes, most = homes.length }: LeadHomesProps) {
  return (
    <ul className={styles.homes}>
      {homes.slice(0, most).map(({ spn, title, photo, asks, lines }) => (
        <li key={spn}>
          <Thumb photo={photo} />
          <div>
            <Link to={listingPath(spn)}>{title}</Link>
            {asks.map(({ id, what, when }) => (
              <p key={id}>
                {what} <span className="soft">· {when}</span>
              </p>
            ))}
            {lines.map((line) => (
              <p key={line} className={styles.line}>
                {line}
              </p>
            ))}
          </div>
        </li>
      ))}
      {homes.length > most && <li className="soft small">{moreHomes(homes.length - most)}</li>}
    </ul>
  )
}

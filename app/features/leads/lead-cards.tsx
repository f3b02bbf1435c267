import { contactLinks } from '#app/features/leads/contact-links.ts'
import { LeadHomes } from '#app/features/leads/lead-homes.tsx'
import type { LeadRow } from '#app/features/leads/lead-row.ts'
import { LeadTag } from '#app/features/leads/lead-tag.tsx'
import { Avatar } from '#app/ui/avatar.tsx'
import { Icon } from '#app/ui/icon.tsx'
import * as texts from '#contract/texts.ts'
import * as styles from '#app/features/leads/leads.module.css'

type LeadCardsProps = { leads: readonly LeadRow[]; onOpen: (lead: LeadRow) => void }

/** My Leads on phones: a press opens the person, the round button calls. */
export function LeadCards({ leads, onOpen }: LeadCardsProps) {
  if (leads.length === 0) return <p className={styles.empty}>{texts.empty.table}</p>
  return (
    <ul className={styles.cards}>
      {leads.map((lead) => {
        const { call } = contactLinks(lead)
        return (
          <li key={lead.id} className={styles.card} data-keep-clear>
            <Avatar name={lead.name} />
            <button type="button" className={styles.open} onClick={() => onOpen(lead)}>
              <b>{lead.name}</b>
              <span>{lead.when}</span>
              <span>
                <LeadTag {...lead} />
              </span>
              {lead.note && <span className={styles.note}>{lead.note}</span>}
            </button>
            {call && (
              <a href={call} className={styles.call} aria-label={`Call ${lead.name}`}>
                <Icon name="phone" />
              </a>
            )}
            <LeadHomes homes={lead.homes} most={2} />
          </li>
        )
      })}
    </ul>
  )
}

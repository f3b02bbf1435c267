import { contactLinks } from '#app/features/leads/contact-links.ts'
import { LeadHomes } from '#app/features/leads/lead-homes.tsx'
import type { LeadRow } from '#app/features/leads/lead-row.ts'
import { LeadTag } from '#app/features/leads/lead-tag.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { type Column, Table } from '#app/ui/table.tsx'
import { formatPhone } from '#contract/format/phones.ts'
import { tableLimits } from '#contract/limits.ts'
import * as styles from '#app/features/leads/leads.module.css'

type LeadTableProps = { leads: readonly LeadRow[]; onOpen: (lead: LeadRow) => void }

const { columnWidths } = tableLimits

/** My Leads on wide screens. */
export function LeadTable({ leads, onOpen }: LeadTableProps) {
  return <Table caption="My Leads" columns={columns(onOpen)} rows={leads} rowKey={({ id }) => id} />
}

function columns(onOpen: (lead: LeadRow) => void): Column<LeadRow>[] {
  return [
    {
      key: 'date',
      head: 'Date',
      width: columnWidths.date,
      cell: ({ when }) => <span className="number">{when}</span>,
    },
    { key: 'name', head: 'Full Name', width: columnWidths.fullName, cell: toName },
    {
      key: 'phone',
      head: 'Phone No',
      width: columnWidths.other,
      cell: ({ phone }) => <span className={styles.phone}>{formatPhone(phone)}</span>,
    },
    {
      // The column keeps its specified name, although it shows title and picture.
      key: 'property',
      head: 'Property ID',
      cell: ({ homes }) => <LeadHomes homes={homes} most={3} />,
    },
    {
      key: 'action',
      head: 'Action',
      width: columnWidths.other,
      align: 'right',
      cell: (lead) => <Actions lead={lead} onOpen={onOpen} />,
    },
  ]
}

function toName(lead: LeadRow) {
  return (
    <div className={styles.who}>
      <b>{lead.name}</b>
      <span>
        <LeadTag {...lead} />
      </span>
      {lead.note && <span className={styles.note}>{lead.note}</span>}
    </div>
  )
}

function Actions({ lead, onOpen }: { lead: LeadRow; onOpen: (lead: LeadRow) => void }) {
  const { call } = contactLinks(lead)
  return (
    <div className={styles.rowActions}>
      {call && (
        <ButtonLink to={call} variant="quiet" small aria-label={`Call ${lead.name}`}>
          <Icon name="phone" />
          Call
        </ButtonLink>
      )}
      <Button
        variant="plain"
        small
        aria-label={`More about ${lead.name}`}
        onClick={() => onOpen(lead)}
      >
        More
      </Button>
    </div>
  )
}

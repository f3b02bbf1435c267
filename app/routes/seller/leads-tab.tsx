import { useState } from 'react'
import { ContactRequests } from '#app/features/contact-requests/contact-requests.tsx'
import { ConversationRows } from '#app/features/conversations/conversation-rows.tsx'
import { LeadCards } from '#app/features/leads/lead-cards.tsx'
import { LeadDialog } from '#app/features/leads/lead-dialog.tsx'
import { LeadFilters } from '#app/features/leads/lead-filters.tsx'
import type { LeadRow } from '#app/features/leads/lead-row.ts'
import { LeadTable } from '#app/features/leads/lead-table.tsx'
import { pageMeta } from '#app/loaders/page-meta.ts'
import { loadLeads } from '#app/loaders/seller/load-leads.ts'
import { tablePath } from '#app/loaders/table-path.ts'
import { resourcesContext } from '#app/session/context.ts'
import { requireViewer } from '#app/session/viewer.ts'
import { CsvLink } from '#app/ui/csv-link.tsx'
import { Pager } from '#app/ui/pager.tsx'
import * as leadTexts from '#contract/texts/leads.ts'
import type { Route } from './+types/leads-tab'
import * as styles from '#app/features/leads/leads.module.css'

const path = '/dashboard/leads'

export const meta = pageMeta({ title: 'My Leads', isPrivate: true })

export function loader({ context, url }: Route.LoaderArgs) {
  return loadLeads(context.get(resourcesContext).db, requireViewer(context, url), url)
}

export default function LeadsTab({ loaderData }: Route.ComponentProps) {
  const { leads, total, page, pages, pageSize, status, listing, listings } = loaderData
  const [open, setOpen] = useState<LeadRow>()
  const filter = { status, listing }

  return (
    <>
      <div className={styles.head}>
        <h1>My Leads</h1>
        <span className="soft small">{leadTexts.people(total)}</span>
      </div>
      {total === 0 && !status && !listing && <p className="soft">{leadTexts.noLeadsYet}</p>}
      <ContactRequests requests={loaderData.requests} />
      <ConversationRows title="Questions" rows={loaderData.conversations} />
      <div className={styles.head}>
        <LeadFilters
          {...filter}
          listings={listings}
          hrefFor={(chosen) => tablePath(path, { ...chosen, rows: pageSize })}
        />
        {total > 0 && <CsvLink to={tablePath('/dashboard/leads.csv', filter)} />}
      </div>
      <div className="only-wide" data-wide>
        <LeadTable leads={leads} onOpen={setOpen} />
      </div>
      <div className="only-phone">
        <LeadCards leads={leads} onOpen={setOpen} />
      </div>
      <div data-keep-clear>
        <Pager
          page={page}
          pages={pages}
          pageSize={pageSize}
          hrefFor={(page, rows) => tablePath(path, { ...filter, page, rows })}
        />
      </div>
      {open && <LeadDialog key={open.id} lead={open} onClose={() => setOpen(undefined)} />}
    </>
  )
}

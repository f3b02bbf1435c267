import { leadKinds } from '#app/features/leads/lead-row.ts'
import { readLeadFilter } from '#app/loaders/seller/load-leads.ts'
import { resourcesContext } from '#app/session/context.ts'
import { requireViewer } from '#app/session/viewer.ts'
import { tableDate } from '#contract/format/dates.ts'
import { displayName } from '#contract/format/names.ts'
import { leadStatuses } from '#contract/options.ts'
import { toCsv } from '#domain/exports/csv.ts'
import { exportLeads } from '#domain/leads/list-leads.ts'
import type { Route } from './+types/leads-file'

const head = [
  'Date',
  'Full Name',
  'Phone No',
  'Email',
  'Property ID',
  'Kind',
  'State',
  'Note',
  'Line',
]

/** The leads that My Leads shows, all pages of them, as a file for a spreadsheet. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const viewer = requireViewer(context, url)
  const leads = await exportLeads(context.get(resourcesContext).db, viewer, readLeadFilter(url))
  const rows = leads.map(
    ({ createdAt, name, phone, email, spn, kind, status, note, seekerLine }) => [
      // Never "Today": the file is read later.
      tableDate(createdAt, 0),
      displayName(name),
      phone ?? '',
      email,
      spn,
      leadKinds[kind],
      leadStatuses.labels[status],
      note,
      seekerLine,
    ],
  )
  return new Response(toCsv([head, ...rows]), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="leads.csv"',
      'cache-control': 'no-store',
    },
  })
}

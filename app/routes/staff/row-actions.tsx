import type { ReactNode } from 'react'
import type { ReportRowView } from '#app/features/reports/report-view.ts'
import { StatusChange } from '#app/features/reports/status-change.tsx'
import type { ListingStatus, Report } from '#contract/options.ts'

/** What staff can do about an open row, by report. */
export const rowActions: Partial<Record<Report, (row: ReportRowView) => ReactNode>> = {
  property_unverfiy: ({ id, raw }) => (
    <StatusChange
      key={`${id} ${raw.status_code}`}
      id={id}
      spn={String(raw.SPN_id)}
      status={raw.status_code as ListingStatus}
    />
  ),
}

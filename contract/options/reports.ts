import { type OptionOf, optionList } from '#contract/options/option-list.ts'

export const reports = optionList({
  user_data: 'User Data',
  call_req: 'Call Request',
  mail_req: 'Mail Request',
  appo_req: 'Appointment',
  property_unverfiy: 'Property Verify',
  notification_req: 'Notification Status',
  system_alerts: 'System Alerts',
  web_vitals: 'Speed of Pages',
})

export type Report = OptionOf<typeof reports>

/** What waits for staff in a report: the status by which it is found. */
export const waitingStatus = {
  call_req: 'new',
  mail_req: 'new',
  property_unverfiy: 'under_review',
} as const satisfies Partial<Record<Report, string>>

export type ReportWithWaiting = keyof typeof waitingStatus

/** The address of a report. */
export function reportPath(report: Report): string {
  return `/req-check?id=${report}`
}

/** The address of what waits in a report. */
export function waitingPath(report: ReportWithWaiting): string {
  return `${reportPath(report)}&status=${waitingStatus[report]}`
}

/** As many dense rows as a small screen shows. */
export const reportPageSize = 20

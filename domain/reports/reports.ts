import type { Report } from '#contract/options.ts'
import { appointments } from '#domain/reports/definitions/appointments.ts'
import { broadcastReport } from '#domain/reports/definitions/broadcasts.ts'
import { callRequests } from '#domain/reports/definitions/call-requests.ts'
import { mailRequests } from '#domain/reports/definitions/mail-requests.ts'
import { propertyList } from '#domain/reports/definitions/property-list.ts'
import { systemAlerts } from '#domain/reports/definitions/system-alerts.ts'
import { userData } from '#domain/reports/definitions/user-data.ts'
import { webVitalReport } from '#domain/reports/definitions/web-vitals.ts'
import type { ReportDefinition } from '#domain/reports/report.ts'

/** Every report of the staff, by its id. */
export const reportRegistry = {
  user_data: userData,
  call_req: callRequests,
  mail_req: mailRequests,
  appo_req: appointments,
  property_unverfiy: propertyList,
  notification_req: broadcastReport,
  system_alerts: systemAlerts,
  web_vitals: webVitalReport,
} satisfies Record<Report, ReportDefinition>

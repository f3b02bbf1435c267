import type { Report } from '#contract/options.ts'
import { pagingFromWire, reportQuerySchema, userQuerySchema } from '#contract/schemas/report.ts'
import type { Db } from '#db/connect.ts'
import { exportUsers } from '#domain/reports/export-users.ts'
import { openReport } from '#domain/reports/open-report.ts'
import type { ReportDefinition } from '#domain/reports/report.ts'
import { reportRegistry } from '#domain/reports/reports.ts'
import type { Viewer } from '#domain/viewer.ts'
import { staffCall } from '#server/api/call.ts'
import { StreamedJson, streamList } from '#server/api/streamed-json.ts'

/** A page of each report. */
export const reportCalls = {
  '/api/user/data/g': staffCall({
    form: userQuerySchema,
    async answer({ db, viewer, form: { all, ...query } }) {
      if (all) return streamUsers(db, viewer)
      const { rows, lastPage } = await openReport(db, viewer, 'user_data', pagingFromWire(query))
      return { data: { lastPage, user_data: rows.map((row) => specified('user_data', row)) } }
    },
  }),

  '/api/req/mail/g': requestListCall('mail_req'),
  '/api/req/call/g': requestListCall('call_req'),
  '/api/req/appointment/g': requestListCall('appo_req'),
  '/api/req/message_req/g': requestListCall('notification_req'),
  '/api/system/alerts/get': requestListCall('system_alerts'),

  '/api/prop/sbpl/das': staffCall({
    form: reportQuerySchema,
    async answer({ db, viewer, form }) {
      const { rows, lastPage } = await openReport(
        db,
        viewer,
        'property_unverfiy',
        pagingFromWire(form),
      )
      return {
        data: { lastPage, property: rows.map((row) => specified('property_unverfiy', row)) },
      }
    },
  }),
}

function requestListCall<Id extends Report>(id: Id) {
  return staffCall({
    form: reportQuerySchema,
    async answer({ db, viewer, form }) {
      const { rows, lastPage } = await openReport(db, viewer, id, pagingFromWire(form))
      return { data: { lastPage, req_list: rows.map((row) => specified(id, row)) } }
    },
  })
}

/** A row without the fields that only the page shows. */
function specified<Row extends object>(id: Report, row: Row): Row {
  const { pageOnly = [] }: ReportDefinition = reportRegistry[id]
  return Object.fromEntries(Object.entries(row).filter(([name]) => !pageOnly.includes(name))) as Row
}

/** All users for the message sender, in one page and with as few fields as it needs. */
async function streamUsers(db: Db, viewer: Viewer) {
  const batches = await exportUsers(db, viewer)
  return new StreamedJson(
    streamList('{"result_code":1,"data":{"lastPage":1,"user_data":[', batches, ']}}'),
  )
}

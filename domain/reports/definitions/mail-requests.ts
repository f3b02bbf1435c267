import { sql } from 'kysely'
import {
  accountOf,
  requestFields,
  requestPageOnly,
  requestStatus,
  requestWork,
} from '#domain/reports/definitions/request-work.ts'
import { type RowDetail, report } from '#domain/reports/report.ts'

export const mailRequests = report({
  id: 'mail_req',
  title: 'Customer Mail Request',
  table: 'mailRequest',
  fields: {
    req_at: { label: 'Date', kind: 'moment' },
    email_id: { label: 'Email', kind: 'email' },
    message: { label: 'Message' },
    ...requestFields,
  },
  pageOnly: requestPageOnly,
  columns: [
    { field: 'req_at', sort: 'date' },
    { field: 'email_id' },
    { field: 'message' },
    { field: 'is_user_login' },
    { field: 'taken_by' },
    { field: 'status' },
  ],
  matches: (_, pattern) => sql`(email || ' ' || message) ilike ${pattern}`,
  status: requestStatus,
  async read(db, ids) {
    const requests = await db
      .selectFrom('mailRequest as request')
      .leftJoin('appUser as holder', 'holder.id', 'request.takenBy')
      .select(['request.id', 'request.createdAt', 'request.status', 'request.email'])
      .select(['request.message', 'request.userId', 'request.note', 'request.version'])
      .select('holder.name as takenBy')
      .where('request.id', 'in', ids)
      .execute()
    return requests.map(({ id, createdAt, status, email, message, userId, ...work }) => ({
      _id: id,
      req_at: createdAt.toISOString(),
      status,
      is_user_login: String(userId !== null),
      email_id: email,
      message,
      ...requestWork(work),
    }))
  },
  async detail(db, ids) {
    const requests = await db
      .selectFrom('mailRequest')
      .select(['id', 'email', 'message', 'createdAt', 'userId'])
      .where('id', 'in', ids)
      .execute()
    return new Map(
      requests.map(({ id, email: to, message, createdAt: at, userId }): [string, RowDetail] => [
        id,
        { ...accountOf(userId), reply: { to, message, at } },
      ]),
    )
  },
})

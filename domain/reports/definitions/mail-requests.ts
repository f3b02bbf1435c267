import { sql } from 'kysely'
import { personCard } from '#domain/reports/definitions/person-card.ts'
import {
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
      .selectFrom('mailRequest as request')
      .leftJoin('appUser as person', 'person.id', 'request.userId')
      .select(['request.id', 'request.email as to', 'request.message', 'request.createdAt as at'])
      .select(['request.userId', 'person.name', 'person.phone'])
      .where('request.id', 'in', ids)
      .execute()
    return new Map(
      requests.map(({ id, to, message, at, userId, name, phone }): [string, RowDetail] => {
        const reply = { to, message, at }
        const sender = personCard('Account', { id: userId, name: name ?? '', phone })
        return [id, { ...(userId && { cards: [sender] }), facts: [], reply }]
      }),
    )
  },
})

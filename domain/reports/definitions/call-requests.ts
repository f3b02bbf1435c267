import { sql } from 'kysely'
import { personCard } from '#domain/reports/definitions/person-card.ts'
import {
  requestFields,
  requestPageOnly,
  requestStatus,
  requestWork,
} from '#domain/reports/definitions/request-work.ts'
import { type RowDetail, report } from '#domain/reports/report.ts'

export const callRequests = report({
  id: 'call_req',
  title: 'Customer Call Request',
  table: 'callRequest',
  fields: {
    req_at: { label: 'Date', kind: 'moment' },
    user_name: { label: 'Full Name', kind: 'name' },
    phone_no: { label: 'Phone No', kind: 'phone' },
    user_email: { label: 'Email', kind: 'email' },
    ...requestFields,
  },
  pageOnly: requestPageOnly,
  columns: [
    { field: 'req_at', sort: 'date' },
    { field: 'user_name', sort: 'name' },
    { field: 'phone_no' },
    { field: 'user_email' },
    { field: 'is_user_login' },
    { field: 'taken_by' },
    { field: 'status' },
  ],
  matches: (_, pattern) => sql`(name || ' ' || phone) ilike ${pattern}`,
  status: requestStatus,
  sorts: { name: { by: sql`name`, type: 'text' } },
  async read(db, ids) {
    const requests = await db
      .selectFrom('callRequest as request')
      .leftJoin('appUser as person', 'person.id', 'request.userId')
      .select([
        'request.id',
        'request.createdAt',
        'request.status',
        'request.name',
        'request.phone',
      ])
      .leftJoin('appUser as holder', 'holder.id', 'request.takenBy')
      .select(['request.userId', 'person.email', 'holder.name as takenBy', 'request.note'])
      .select('request.version')
      .where('request.id', 'in', ids)
      .execute()
    return requests.map(({ id, createdAt, status, name, phone, userId, email, ...work }) => ({
      _id: id,
      req_at: createdAt.toISOString(),
      status,
      user_name: name,
      phone_no: phone,
      is_user_login: String(userId !== null),
      user_email: email ?? '',
      ...requestWork(work),
    }))
  },
  async detail(db, ids) {
    const requests = await db
      .selectFrom('callRequest as request')
      .leftJoin('appUser as person', 'person.id', 'request.userId')
      .select(['request.id', 'request.userId', 'request.name', 'request.phone', 'person.email'])
      .where('request.id', 'in', ids)
      .execute()
    return new Map(
      requests.map(({ id, userId, ...caller }): [string, RowDetail] => [
        id,
        { cards: [personCard('Caller', { id: userId, ...caller })], facts: [] },
      ]),
    )
  },
})

import { sql } from 'kysely'
import { broadcastStatuses } from '#contract/options/broadcasts.ts'
import { messageChannels } from '#contract/options.ts'
import { report } from '#domain/reports/report.ts'

export const broadcastReport = report({
  id: 'notification_req',
  title: 'Notification Report',
  table: 'broadcast',
  // An open one is a reference whose message was never sent.
  only: sql`status <> 'open'`,
  fields: {
    createdAt: { label: 'Date', kind: 'moment' },
    reference_no: { label: 'Reference', kind: 'id' },
    mess_type: { label: 'Channel', kind: 'option', list: messageChannels },
    total: { label: 'Total', kind: 'number' },
    success: { label: 'Successful', kind: 'number' },
    failed: { label: 'Failed', kind: 'number' },
    stopped: { label: 'Stopped', kind: 'number' },
    status: {
      label: 'Status',
      kind: 'option',
      list: broadcastStatuses,
      tones: { sending: 'wait', done: 'good', stopped: 'bad' },
    },
  },
  pageOnly: ['stopped', 'is_stopping'],
  columns: [
    { field: 'createdAt', sort: 'date' },
    { field: 'reference_no' },
    { field: 'mess_type' },
    { field: 'total' },
    { field: 'success' },
    { field: 'failed' },
    { field: 'status' },
  ],
  matches: (_, pattern) => sql`(reference_no || ' ' || body) ilike ${pattern}`,
  status: {
    label: 'Status',
    list: broadcastStatuses,
    is: (value) => sql`status = ${sql.lit(value)}`,
  },
  async read(db, ids) {
    const broadcasts = await db
      .selectFrom('broadcast')
      .leftJoin('broadcastRecipient as recipient', 'recipient.broadcastId', 'broadcast.id')
      .select([
        'broadcast.id',
        'broadcast.createdAt',
        'broadcast.referenceNo',
        'broadcast.channel',
        'broadcast.status',
      ])
      .select('broadcast.stoppedAt')
      .select(({ fn }) => [
        fn.count<number>('recipient.id').as('total'),
        fn.count<number>('recipient.id').filterWhere('recipient.status', '=', 'sent').as('success'),
        fn
          .count<number>('recipient.id')
          .filterWhere('recipient.status', 'in', ['failed', 'skipped', 'unknown'])
          .as('failed'),
        fn
          .count<number>('recipient.id')
          .filterWhere('recipient.status', '=', 'stopped')
          .as('stopped'),
      ])
      .where('broadcast.id', 'in', ids)
      .groupBy('broadcast.id')
      .execute()
    return broadcasts.map(({ id, createdAt, referenceNo, channel, stoppedAt, ...counts }) => ({
      _id: id,
      createdAt: createdAt.toISOString(),
      reference_no: referenceNo,
      mess_type: channel,
      ...counts,
      is_stopping: counts.status === 'sending' && stoppedAt !== null,
    }))
  },
  async detail(db, ids) {
    const broadcasts = await db
      .selectFrom('broadcast')
      .leftJoin('appUser as sender', 'sender.id', 'broadcast.staffId')
      .select(['broadcast.id', 'broadcast.body', 'sender.name'])
      .where('broadcast.id', 'in', ids)
      .execute()
    return new Map(
      broadcasts.map(({ id, body, name }) => {
        const facts = [
          { label: 'Message', text: body },
          { label: 'Sent by', text: name ?? '' },
        ]
        return [id, { facts }]
      }),
    )
  },
})

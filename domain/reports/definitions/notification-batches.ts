import { sql } from 'kysely'
import { batchStatuses } from '#contract/options/reports.ts'
import { messageChannels } from '#contract/options.ts'
import { report } from '#domain/reports/report.ts'

export const notificationBatches = report({
  id: 'notification_req',
  title: 'Notification Report',
  table: 'messageBatch',
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
      list: batchStatuses,
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
  status: { label: 'Status', list: batchStatuses, is: (value) => sql`status = ${sql.lit(value)}` },
  async read(db, ids) {
    const batches = await db
      .selectFrom('messageBatch as batch')
      .leftJoin('messageRecipient as recipient', 'recipient.batchId', 'batch.id')
      .select(['batch.id', 'batch.createdAt', 'batch.referenceNo', 'batch.channel', 'batch.status'])
      .select('batch.stoppedAt')
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
      .where('batch.id', 'in', ids)
      .groupBy('batch.id')
      .execute()
    return batches.map(({ id, createdAt, referenceNo, channel, stoppedAt, ...counts }) => ({
      _id: id,
      createdAt: createdAt.toISOString(),
      reference_no: referenceNo,
      mess_type: channel,
      ...counts,
      is_stopping: counts.status === 'sending' && stoppedAt !== null,
    }))
  },
  async detail(db, ids) {
    const batches = await db
      .selectFrom('messageBatch as batch')
      .leftJoin('appUser as sender', 'sender.id', 'batch.staffId')
      .select(['batch.id', 'batch.body', 'sender.name'])
      .where('batch.id', 'in', ids)
      .execute()
    return new Map(
      batches.map(({ id, body, name }) => {
        const facts = [
          { label: 'Message', text: body },
          { label: 'Sent by', text: name ?? '' },
        ]
        return [id, { facts }]
      }),
    )
  },
})

import { sql } from 'kysely'
import { reportDate } from '#contract/format/report-date.ts'
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
    left_out: { label: 'Left out', kind: 'number' },
    stopped: { label: 'Stopped', kind: 'number' },
    waiting: { label: 'Waiting', kind: 'number' },
    send_at: { label: 'Begins', kind: 'moment', isInDetail: true },
    status: {
      label: 'Status',
      kind: 'option',
      list: broadcastStatuses,
      tones: {
        scheduled: 'wait',
        sending: 'wait',
        done: 'good',
        stopped: 'bad',
        cancelled: 'bad',
      },
    },
  },
  pageOnly: ['stopped', 'left_out', 'waiting', 'send_at', 'is_stopping'],
  columns: [
    { field: 'createdAt', sort: 'date' },
    { field: 'reference_no' },
    { field: 'mess_type' },
    { field: 'total' },
    { field: 'success' },
    { field: 'left_out' },
    { field: 'failed' },
    { field: 'stopped' },
    { field: 'waiting' },
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
      .select(['broadcast.id', 'broadcast.createdAt', 'broadcast.referenceNo'])
      .select(['broadcast.channel', 'broadcast.status', 'broadcast.stoppedAt'])
      .select('broadcast.scheduledAt')
      .select(({ fn }) => fn.count<number>('recipient.id').as('total'))
      .select([
        countOf('sent').as('success'),
        countOf('failed', 'unknown').as('failed'),
        countOf('skipped').as('leftOut'),
        countOf('stopped').as('stopped'),
        countOf('queued', 'sending').as('waiting'),
      ])
      .where('broadcast.id', 'in', ids)
      .groupBy('broadcast.id')
      .execute()
    return broadcasts.map((broadcast) => {
      const { id, createdAt, referenceNo, channel, stoppedAt, scheduledAt, leftOut, ...counts } =
        broadcast
      return {
        _id: id,
        createdAt: createdAt.toISOString(),
        reference_no: referenceNo,
        mess_type: channel,
        ...counts,
        left_out: leftOut,
        send_at: scheduledAt?.toISOString() ?? '',
        is_stopping: counts.status === 'sending' && stoppedAt !== null,
      }
    })
  },
  async detail(db, ids) {
    const broadcasts = await db
      .selectFrom('broadcast')
      .leftJoin('appUser as sender', 'sender.id', 'broadcast.staffId')
      .select(['broadcast.id', 'broadcast.subject', 'broadcast.body', 'sender.name'])
      .select('broadcast.scheduledAt')
      .where('broadcast.id', 'in', ids)
      .execute()
    return new Map(
      broadcasts.map(({ id, subject, body, name, scheduledAt }) => {
        const facts = [
          ...(subject ? [{ label: 'Subject', text: subject }] : []),
          { label: 'Message', text: body },
          { label: 'Sent by', text: name ?? '' },
          ...(scheduledAt ? [{ label: 'Begins', text: reportDate(scheduledAt) }] : []),
        ]
        return [id, { facts }]
      }),
    )
  },
})

function countOf(...statuses: string[]) {
  const meant = sql.join(statuses.map((status) => sql.lit(status)))
  return sql<number>`count(recipient.id) filter (where recipient.status in (${meant}))`
}

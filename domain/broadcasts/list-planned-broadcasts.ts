import type { Db } from '#db/connect.ts'

const most = 50

/** The broadcasts of all staff that are scheduled or being sent, the next one first. */
export async function listPlannedBroadcasts(db: Db) {
  const rows = await db
    .selectFrom('broadcast')
    .leftJoin('appUser as sender', 'sender.id', 'broadcast.staffId')
    .select(['referenceNo', 'channel', 'body', 'subject', 'status', 'scheduledAt', 'stoppedAt'])
    .select('sender.name as sentBy')
    .where('status', 'in', ['scheduled', 'sending'])
    .orderBy('scheduledAt')
    .orderBy('broadcast.id')
    .limit(most)
    .execute()
  return rows.map(({ stoppedAt, ...row }) => ({ ...row, isStopping: stoppedAt !== null }))
}

import type { Db } from '#db/connect.ts'

type Notice = { kind: string; subject: string; body: string }

/** Puts a notice into a person's inbox and into the log of alerts. */
export async function notify(db: Db, userId: string, { kind, subject, body }: Notice) {
  await db.insertInto('notification').values({ userId, subject, body }).execute()
  await db.insertInto('alertLog').values({ userId, kind, inAppStatus: 'sent' }).execute()
}

import { type Db, inTransaction } from '#db/connect.ts'
import { enqueue } from '#domain/jobs/enqueue.ts'

type News = {
  subject: string
  body: string
  /** What it is about, for the report of alerts: lead, visit, status, … */
  kind: string
}

/**
 * Tells a person something: in the site at once, and by WhatsApp and e-mail soon, where there is
 * an address and no wish to be left alone. Part of the caller's transaction.
 */
export function notify(db: Db, userId: string, { subject, body, kind }: News): Promise<void> {
  return inTransaction(db, async (trx) => {
    const user = await trx
      .selectFrom('appUser')
      .select(['phone', 'email', 'optedOutAt'])
      .where('id', '=', userId)
      .executeTakeFirstOrThrow()
    const addresses = user.optedOutAt
      ? { whatsapp: null, email: null }
      : { whatsapp: user.phone, email: user.email || null }

    await trx.insertInto('notification').values({ userId, subject, body }).execute()
    const alert = await trx
      .insertInto('alertLog')
      .values({
        userId,
        kind,
        inAppStatus: 'sent',
        whatsappStatus: addresses.whatsapp ? 'queued' : 'none',
        emailStatus: addresses.email ? 'queued' : 'none',
      })
      .returning('id')
      .executeTakeFirstOrThrow()

    for (const channel of ['whatsapp', 'email'] as const) {
      const to = addresses[channel]
      if (!to) continue
      const message = { channel, to, subject, body, purpose: 'alert', alertId: alert.id } as const
      await enqueue(trx, 'send-message', message)
    }
  })
}

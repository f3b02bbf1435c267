import type { Db } from '#db/connect.ts'
import { notify } from '#domain/notifications/notify.ts'
import type { Viewer } from '#domain/viewer.ts'

type Asked = { id: string; ownerId: string }

/** The owner's answer to somebody who wants the number; the first call asks for it. */
export async function askForContact(trx: Db, viewer: Viewer, { id: listingId, ownerId }: Asked) {
  const created = await trx
    .insertInto('contactRequest')
    .values({ listingId, ownerId, seekerId: viewer.id })
    .onConflict((conflict) => conflict.doNothing())
    .returning('status')
    .executeTakeFirst()
  if (created) {
    await notify(trx, ownerId, { kind: 'contact-asked', listingId, personId: viewer.id })
    return created.status
  }
  const { status } = await trx
    .selectFrom('contactRequest')
    .select('status')
    .where('listingId', '=', listingId)
    .where('seekerId', '=', viewer.id)
    .executeTakeFirstOrThrow()
  return status
}

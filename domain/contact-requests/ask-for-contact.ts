import type { Db } from '#db/connect.ts'
import { notify } from '#domain/notifications/notify.ts'
import type { Viewer } from '#domain/viewer.ts'

type Asked = { id: string; ownerId: string }
type Answer =
  | { status: 'accepted'; line: string }
  | { status: 'requested' | 'declined'; line: string }

/**
 * The owner's answer to somebody who wants the number; the first call asks for it. While it waits,
 * the seeker may add a line once.
 */
export async function askForContact(
  trx: Db,
  viewer: Viewer,
  { id: listingId, ownerId }: Asked,
  line = '',
): Promise<Answer> {
  const facts = { listingId, personId: viewer.id }
  const created = await trx
    .insertInto('contactRequest')
    .values({ listingId, ownerId, seekerId: viewer.id, seekerLine: line })
    .onConflict((conflict) => conflict.doNothing())
    .returning(['status', 'seekerLine as line'])
    .executeTakeFirst()
  if (created) {
    await notify(trx, ownerId, { kind: 'contact-asked', ...facts })
    return created
  }
  const written = line ? await addLine(trx, viewer, listingId, line) : undefined
  if (written) {
    await notify(trx, ownerId, { kind: 'seeker-wrote', about: 'contact', ...facts })
    return written
  }
  return trx
    .selectFrom('contactRequest')
    .select(['status', 'seekerLine as line'])
    .where('listingId', '=', listingId)
    .where('seekerId', '=', viewer.id)
    .executeTakeFirstOrThrow()
}

function addLine(trx: Db, viewer: Viewer, listingId: string, line: string) {
  return trx
    .updateTable('contactRequest')
    .set({ seekerLine: line })
    .where('listingId', '=', listingId)
    .where('seekerId', '=', viewer.id)
    .where('status', '=', 'requested')
    .where('seekerLine', '=', '')
    .returning(['status', 'seekerLine as line'])
    .executeTakeFirst()
}

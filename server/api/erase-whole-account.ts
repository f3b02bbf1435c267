import { inTransaction } from '#db/connect.ts'
import { untimed } from '#db/deadline.ts'
import { type ErasureRequest, eraseAccount } from '#domain/users/erase-account.ts'
import type { Viewer } from '#domain/viewer.ts'
import type { Resources } from '#server/create-resources.ts'
import { removePhotosQuietly } from '#server/photos/remove-photos.ts'
import { removeFromOutbox } from '#server/providers/channels/remove-from-outbox.ts'

/**
 * Erases an account with what lies outside the tables. Pictures that cannot be removed now keep
 * their rows, so that the hourly clean-up tries again.
 */
export async function eraseWholeAccount(
  resources: Resources,
  viewer: Pick<Viewer, 'id'>,
  request?: ErasureRequest,
) {
  const photos = await inTransaction(resources.db, async (trx) => {
    const erased = await eraseAccount(trx, viewer, request)
    await removeFromOutbox(trx, resources.secret, erased.addresses)
    return erased.photos
  })
  await untimed(() => removePhotosQuietly(resources, photos))
}

import { eraseAccount } from '#domain/users/erase-account.ts'
import type { Viewer } from '#domain/viewer.ts'
import type { Services } from '#server/create-services.ts'
import { removePhotosQuietly } from '#server/photos/remove-photos.ts'
import { removeFromOutbox } from '#server/providers/channels/remove-from-outbox.ts'

/** Erases an account with what lies outside the tables: its pictures and what was sent to it. */
export async function eraseWholeAccount(services: Services, viewer: Viewer) {
  const { photos, addresses } = await eraseAccount(services.db, viewer)
  await removeFromOutbox(services.db, services.secret, addresses)
  await removePhotosQuietly(services, photos)
}

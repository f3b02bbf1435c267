import { accountFile } from '#app/downloads/account-file.ts'
import { resourcesContext } from '#app/session/context.ts'
import { requireViewer } from '#app/session/viewer.ts'
import { exportAccount } from '#domain/users/export-account.ts'
import type { Route } from './+types/my-data'

/** Everything we keep about the person who is signed in, as a file. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const viewer = requireViewer(context, url)
  const parts = exportAccount(context.get(resourcesContext).db, viewer)
  return accountFile('my-data.json', parts)
}

import { servicesContext } from '#app/context.ts'
import { requireViewer } from '#app/viewer.ts'
import { exportAccount } from '#domain/users/export-account.ts'
import type { Route } from './+types/my-data'

/** Everything we keep about the person who is signed in, as a file. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const viewer = requireViewer(context, url)
  const everything = await exportAccount(context.get(servicesContext).db, viewer)
  return new Response(JSON.stringify(everything, null, 2), {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': 'attachment; filename="my-data.json"',
      'cache-control': 'no-store',
    },
  })
}

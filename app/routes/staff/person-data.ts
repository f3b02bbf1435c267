import { servicesContext } from '#app/context.ts'
import { requireAdministrator } from '#app/viewer.ts'
import { isId } from '#contract/ids.ts'
import * as messages from '#contract/messages.ts'
import { DomainError } from '#domain/errors.ts'
import { exportAccountOf } from '#domain/users/export-account-of.ts'
import type { Route } from './+types/person-data'

/** Everything we keep about a person, as a file for an administrator to pass on. */
export async function loader({ context, url, params: { id } }: Route.LoaderArgs) {
  const viewer = requireAdministrator(context, url)
  if (!isId(id)) throw notFound()
  const everything = await exportAccountOf(context.get(servicesContext).db, viewer, id).catch(
    (error: unknown) => {
      throw error instanceof DomainError ? notFound() : error
    },
  )
  return new Response(JSON.stringify(everything, null, 2), {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': 'attachment; filename="person-data.json"',
      'cache-control': 'no-store',
    },
  })
}

function notFound() {
  return new Response(messages.errors.not_found, { status: 404 })
}

import { accountFile } from '#app/downloads/account-file.ts'
import { resourcesContext } from '#app/session/context.ts'
import { requireAdministrator } from '#app/session/viewer.ts'
import { isId } from '#contract/ids.ts'
import * as texts from '#contract/texts.ts'
import { isDomainError } from '#domain/errors.ts'
import { exportAccountOf } from '#domain/users/export-account-of.ts'
import type { Route } from './+types/person-data'

/** Everything we keep about a person, as a file for an administrator to pass on. */
export async function loader({ context, url, params: { id } }: Route.LoaderArgs) {
  const viewer = requireAdministrator(context, url)
  if (!isId(id)) throw notFound()
  const { db } = context.get(resourcesContext)
  const parts = await exportAccountOf(db, viewer, id).catch((error: unknown) => {
    throw isDomainError(error) ? notFound() : error
  })
  return accountFile('person-data.json', parts)
}

function notFound() {
  return new Response(texts.errors.not_found, { status: 404 })
}

import { resourcesContext } from '#app/session/context.ts'
import { requireStaff } from '#app/session/viewer.ts'
import { type DomainError, isDomainError } from '#domain/errors.ts'
import { lookAtPaper } from '#domain/owner-checks/look-at-paper.ts'
import type { Route } from './+types/paper-file'

const statuses: Partial<Record<DomainError['code'], number>> = { not_found: 404, forbidden: 403 }

/**
 * The paper of a check, for staff alone. Nothing keeps it, nothing in it runs, and no other site
 * can show it.
 */
export async function loader({ context, url, params: { id } }: Route.LoaderArgs) {
  const viewer = requireStaff(context, url)
  const { db, paperKeys } = context.get(resourcesContext)
  const { type, bytes } = await lookAtPaper(db, viewer, id, paperKeys).catch((error: unknown) => {
    throw isDomainError(error)
      ? new Response(error.message, { status: statuses[error.code] ?? 409, headers: guards })
      : error
  })
  const shown = type === 'application/pdf' ? 'attachment; filename="paper.pdf"' : 'inline'
  return new Response(new Uint8Array(bytes), {
    headers: { ...guards, 'content-type': type, 'content-disposition': shown },
  })
}

const guards = {
  'cache-control': 'no-store',
  'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
}

import { redirect } from 'react-router'
import { servicesContext } from '#app/context.ts'
import { pageMeta } from '#app/page-meta.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Empty } from '#app/ui/empty.tsx'
import { requireStaff } from '#app/viewer.ts'
import * as messages from '#contract/messages/review.ts'
import { takeNext } from '#domain/review/review-queue.ts'
import type { Route } from './+types/review-next'

export const meta = pageMeta({ title: 'Property Verify', isPrivate: true })

/** Leads to the listing that has waited longest; `after` names the one that is skipped or done. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const viewer = requireStaff(context, url)
  const { db } = context.get(servicesContext)
  const after = url.searchParams.get('after') ?? undefined
  const next = await takeNext(db, viewer, { after })
  if (next) throw redirect(`/admin/review/${next.spn}`)
  return null
}

export default function ReviewNextPage() {
  return (
    <Empty as="h1" title={messages.nothingWaiting} text={messages.nothingWaitingText}>
      <ButtonLink to="/admin">Admin home</ButtonLink>
    </Empty>
  )
}

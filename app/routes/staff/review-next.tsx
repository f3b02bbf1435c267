import { redirect } from 'react-router'
import { LastDecision } from '#app/features/review/undo-line.tsx'
import { pageMeta } from '#app/loaders/page-meta.ts'
import { resourcesContext } from '#app/session/context.ts'
import { requireStaff } from '#app/session/viewer.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Empty } from '#app/ui/empty.tsx'
import * as texts from '#contract/texts/review.ts'
import { countWaiting, forgetSkipped, skipListing, takeNext } from '#domain/review/review-queue.ts'
import type { Route } from './+types/review-next'

export const meta = pageMeta({ title: 'Property Verify', isPrivate: true })

/**
 * Leads to the listing that has waited longest. `skip` names one to pass over in this session;
 * `again` gives those that were skipped once more.
 */
export async function loader({ context, url }: Route.LoaderArgs) {
  const viewer = requireStaff(context, url)
  const { db } = context.get(resourcesContext)
  const skip = url.searchParams.get('skip')
  if (skip) await skipListing(db, viewer, skip)
  if (url.searchParams.has('again')) await forgetSkipped(db, viewer)
  const next = await takeNext(db, viewer)
  if (next) throw redirect(`/admin/review/${next.spn}`)
  return countWaiting(db, viewer)
}

export default function ReviewNextPage({ loaderData: { all, skipped } }: Route.ComponentProps) {
  const title = all > 0 ? texts.nothingLeft : texts.nothingWaiting
  const text = all > 0 ? texts.leftToOthers(skipped, all - skipped) : texts.allChecked
  return (
    <>
      <LastDecision />
      <Empty as="h1" title={title} text={text}>
        {skipped > 0 && <ButtonLink to="/admin/review?again">Look at the skipped ones</ButtonLink>}
        <ButtonLink to="/admin" variant={skipped > 0 ? 'quiet' : 'primary'}>
          Admin home
        </ButtonLink>
      </Empty>
    </>
  )
}

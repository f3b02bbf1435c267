import { PropertyMap } from '#app/features/map/property-map.tsx'
import { ReviewDesk } from '#app/features/review/review-desk.tsx'
import { describePage } from '#app/loaders/page-meta.ts'
import { loadReview } from '#app/loaders/staff/load-review.ts'
import { resourcesContext } from '#app/session/context.ts'
import { requireStaff } from '#app/session/viewer.ts'
import type { Route } from './+types/review'

export function meta({ loaderData, ...args }: Route.MetaArgs) {
  return describePage(args, { title: `Review ${loaderData?.view.spn ?? ''}`, isPrivate: true })
}

export function loader({ context, url, params }: Route.LoaderArgs) {
  const viewer = requireStaff(context, url)
  return loadReview(context.get(resourcesContext).db, viewer, params.spn)
}

export default function ReviewPage({ loaderData: { view, home, near } }: Route.ComponentProps) {
  const map = home && <PropertyMap title={view.title} home={home} near={near} />
  // Another listing starts without ticks.
  return <ReviewDesk key={view.spn} view={view} map={map} />
}

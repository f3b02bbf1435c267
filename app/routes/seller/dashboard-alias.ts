import { redirect } from 'react-router'
import type { Route } from './+types/dashboard-alias'

/** An older address of the dashboard. */
export function loader({ request }: Route.LoaderArgs) {
  return redirect(`/dashboard${new URL(request.url).search}`, 301)
}

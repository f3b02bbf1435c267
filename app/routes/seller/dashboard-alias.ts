import { redirect } from 'react-router'
import type { Route } from './+types/dashboard-alias'

/** Other addresses of the dashboard. */
export function loader({ url }: Route.LoaderArgs) {
  return redirect(`/dashboard${url.search}`, 301)
}

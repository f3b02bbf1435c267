import { redirect } from 'react-router'
import type { Route } from './+types/dashboard-alias'

/** An older address of the dashboard. */
export function loader({ url }: Route.LoaderArgs) {
  return redirect(`/dashboard${url.search}`, 301)
}

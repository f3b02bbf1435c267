import type { IconName } from '#app/ui/icon-list.ts'

export type DashboardTab = {
  id: string
  to: string
  label: string
  icon: IconName
}

/** The tabs of the dashboard by their specified names, which are also their addresses. */
export const dashboardTabs: readonly DashboardTab[] = [
  tab('dashboard_tab', 'Dashboard', 'layout-dashboard'),
  tab('listings_tab', 'My Listings', 'building-complex'),
  tab('saved_tab', 'Saved Property', 'heart'),
  tab('leads', 'My Leads', 'users'),
  tab('visits', 'Visits', 'calendar-check'),
  tab('profile_tab', 'Profile', 'circle-user-round'),
]

/** The address of a tab that is named in the query, as older links do; undefined for no tab. */
export function tabAddress(id: string | null): string | undefined {
  return dashboardTabs.find((each) => each.id === id)?.to
}

function tab(id: string, label: string, icon: IconName): DashboardTab {
  return { id, to: id === 'dashboard_tab' ? '/dashboard' : `/dashboard/${id}`, label, icon }
}

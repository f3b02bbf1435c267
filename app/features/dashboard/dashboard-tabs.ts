import type { IconName } from '#app/ui/icon-list.ts'

export type DashboardTab = {
  id: string
  to: string
  label: string
  /** The word in the bottom bar of phones. */
  short: string
  icon: IconName
}

/** The tabs of the dashboard by their specified names, which are also their addresses. */
export const dashboardTabs: readonly DashboardTab[] = [
  tab('dashboard_tab', 'Dashboard', 'Dashboard', 'layout-dashboard'),
  tab('listings_tab', 'My Listings', 'Listings', 'building-complex'),
  tab('saved_tab', 'Saved Property', 'Saved', 'heart'),
  tab('leads', 'My Leads', 'Leads', 'users'),
  tab('visits', 'Visits', 'Visits', 'calendar-check'),
  tab('profile_tab', 'Profile', 'Profile', 'circle-user-round'),
]

/** The address of a tab that is named in the query, as older links do; undefined for no tab. */
export function tabAddress(id: string | null): string | undefined {
  return dashboardTabs.find((each) => each.id === id)?.to
}

function tab(id: string, label: string, short: string, icon: IconName): DashboardTab {
  return { id, to: id === 'dashboard_tab' ? '/dashboard' : `/dashboard/${id}`, label, short, icon }
}

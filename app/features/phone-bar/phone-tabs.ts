import type { ViewerSummary } from '#app/session/root-data.ts'
import type { IconName } from '#app/ui/icon-list.ts'

type PhoneTab = readonly [to: string, label: string, icon: IconName]

/** Whether a page is about looking for a home or about offering one. */
export type Side = 'seeker' | 'owner'

const seekerTabs: PhoneTab[] = [
  ['/my-search', 'Home', 'house'],
  ['/search', 'Search', 'search'],
  ['/saved', 'Saved', 'heart'],
  ['/dashboard/visits', 'Visits', 'calendar-days'],
]

const ownerTabs: PhoneTab[] = [
  ['/dashboard', 'Dashboard', 'layout-dashboard'],
  ['/dashboard/listings_tab', 'Listings', 'building-complex'],
  ['/list-property', 'List', 'plus'],
  ['/dashboard/leads', 'Leads', 'users'],
]

/**
 * The tabs at the foot of a phone by what somebody is: a seeker, an owner, or both; the last tab of
 * those leads to the other side.
 */
export function phoneTabs(kind: ViewerSummary['kind'], side: Side): readonly PhoneTab[] {
  if (kind === 'seeker') return [...seekerTabs, ['/profile', 'Me', 'circle-user-round']]
  if (kind === 'both' && side === 'seeker') {
    return [...seekerTabs, ['/dashboard', 'Dashboard', 'layout-dashboard']]
  }
  if (kind === 'both') return [...ownerTabs, ['/my-search', 'My search', 'heart']]
  return [...ownerTabs, ['/dashboard/profile_tab', 'Profile', 'circle-user-round']]
}

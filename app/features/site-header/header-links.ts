import type { IconName } from '#app/ui/icon-list.ts'

export type HeaderKind = 'public' | 'dashboard' | 'admin'

export type HeaderLink = {
  label: string
  to: string
  icon: IconName
  /** Whether the page at this address belongs to the link. */
  isAt: (address: Address) => boolean
}

type Address = { pathname: string }

const mainLinks: HeaderLink[] = [
  { label: 'Rent', to: '/search/rent', icon: 'key-round', isAt: under('/search/rent') },
  { label: 'Buy', to: '/search/buy', icon: 'house', isAt: under('/search/buy') },
  {
    label: 'Commercial',
    to: '/search/commercial/rent',
    icon: 'store',
    isAt: under('/search/commercial'),
  },
  { label: 'Home loan', to: '/loan', icon: 'calculator', isAt: under('/loan') },
]

const dashboardLinks: HeaderLink[] = [
  tab('Dashboard', 'dashboard_tab', 'layout-dashboard'),
  tab('Listings', 'listings_tab', 'building-complex'),
  tab('Profile', 'profile_tab', 'circle-user-round'),
]

/** The links of a header: of the site, or of the dashboard; staff have theirs in the page. */
export function headerLinks(kind: HeaderKind): HeaderLink[] {
  if (kind === 'admin') return []
  return kind === 'dashboard' ? dashboardLinks : mainLinks
}

function under(path: string) {
  return ({ pathname }: Address) => pathname === path || pathname.startsWith(`${path}/`)
}

function tab(label: string, name: string, icon: IconName): HeaderLink {
  const to = name === 'dashboard_tab' ? '/dashboard' : `/dashboard/${name}`
  return { label, to, icon, isAt: ({ pathname }) => pathname === to }
}

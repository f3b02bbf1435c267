import {
  Building2,
  Calculator,
  CircleUserRound,
  House,
  KeyRound,
  LayoutDashboard,
  type LucideIcon,
  Store,
} from 'lucide-react'

export type HeaderKind = 'public' | 'dashboard' | 'admin'

export type HeaderLink = {
  label: string
  to: string
  Icon: LucideIcon
  /** Whether the page at this address belongs to the link. */
  isAt: (address: Address) => boolean
}

type Address = { pathname: string; search: string }

const mainLinks: HeaderLink[] = [
  { label: 'Rent', to: '/search/rent', Icon: KeyRound, isAt: under('/search/rent') },
  { label: 'Buy', to: '/search/buy', Icon: House, isAt: under('/search/buy') },
  {
    label: 'Commercial',
    to: '/search/commercial/rent',
    Icon: Store,
    isAt: under('/search/commercial'),
  },
  { label: 'Home loan', to: '/loan', Icon: Calculator, isAt: under('/loan') },
]

const dashboardLinks: HeaderLink[] = [
  tab('Dashboard', 'dashboard_tab', LayoutDashboard),
  tab('Listings', 'listings_tab', Building2),
  tab('Profile', 'profile_tab', CircleUserRound),
]

/** The places a header leads to: of the site, or of the dashboard; staff have theirs in the page. */
export function headerLinks(kind: HeaderKind): HeaderLink[] {
  if (kind === 'admin') return []
  return kind === 'dashboard' ? dashboardLinks : mainLinks
}

function under(path: string) {
  return ({ pathname }: Address) => pathname === path || pathname.startsWith(`${path}/`)
}

function tab(label: string, name: string, Icon: LucideIcon): HeaderLink {
  const isFirst = name === 'dashboard_tab'
  return {
    label,
    to: isFirst ? '/dashboard' : `/dashboard?tab=${name}`,
    Icon,
    isAt: ({ search }) => {
      const open = new URLSearchParams(search).get('tab')
      return open === name || (isFirst && !open)
    },
  }
}

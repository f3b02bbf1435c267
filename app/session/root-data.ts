import { useRouteLoaderData } from 'react-router'
import type { SiteSettings } from '#contract/site.ts'

/** What every page shows about the person who is signed in. */
export type ViewerSummary = {
  /** The public id of the session. */
  session: string
  name: string
  phone: string
  email: string
  /** The address of the photo. */
  photo: string | null
  isStaff: boolean
  /** How many messages are unread. */
  unread: number
  /** By what they have done so far; without listings, a seeker. */
  kind: 'seeker' | 'owner' | 'both'
}

/** What the root of all pages loads. */
export type RootData = {
  site: SiteSettings
  viewer: ViewerSummary | null
  /** Whether this is the first page of a visit. */
  showsSplash: boolean
}

/** Undefined only where the root itself could not load. */
export function useRootData(): RootData | undefined {
  return useRouteLoaderData('root')
}

/** The settings of the site. */
export function useSite(): SiteSettings {
  return loaded(useRootData()).site
}

/** Who is signed in, as far as pages show it. */
export function useViewer(): ViewerSummary | null {
  return loaded(useRootData()).viewer
}

function loaded(root: RootData | undefined) {
  if (!root) throw new Error('The page needs what the root loads.')
  return root
}

import { createContext } from 'react-router'
import type { SiteSettings } from '#contract/site.ts'
import type { Viewer, ViewerDetails } from '#domain/viewer.ts'
import type { Resources } from '#server/create-resources.ts'

/** What the server hands to every loader. */
export const viewerContext = createContext<Viewer | null>(null)
export const detailsContext = createContext<ViewerDetails | undefined>(undefined)
/** The client's address, for rate limits only: pages that are cached must not depend on it. */
export const addressContext = createContext('')
export const siteContext = createContext<SiteSettings>()
export const resourcesContext = createContext<Resources>()

/** What went wrong while a page was made, told back to the server. */
export const troubleContext = createContext<Trouble>()

export type Trouble = {
  isDatabaseAway: boolean
  retryAfter?: number
  /** Whether the time of the request was over before the page was rendered. */
  isTooLate?: boolean
}

/** The nonce of the answer's content security policy. */
export const nonceContext = createContext<string>()

import { type OptionOf, optionList } from '#contract/options/option-list.ts'
import { type categories, cities, type deals } from '#contract/options/search.ts'

/** On which side of a home somebody is. */
export const audienceRoles = optionList({
  seeker: 'Seekers',
  owner: 'Owners',
  both: 'Both seekers and owners',
})

/** What somebody has listed or searched: its deal and category. */
export const homeKinds = optionList({
  rent_residential: 'Homes for rent',
  resale_residential: 'Homes for sale',
  rent_commercial: 'Commercial for rent',
  resale_commercial: 'Commercial for sale',
})

/** When somebody was here last. */
export const lastSeen = optionList({
  days_7: 'In the last 7 days',
  days_30: 'In the last 30 days',
  days_90: 'In the last 90 days',
  before_30: 'Not for 30 days',
  before_90: 'Not for 90 days',
})

export type AudienceRole = OptionOf<typeof audienceRoles>
export type HomeKind = OptionOf<typeof homeKinds>
export type LastSeen = OptionOf<typeof lastSeen>

/** Whom a message is for among all users; what is left out narrows nothing down. */
export type AudienceFilter = {
  city?: OptionOf<typeof cities> | undefined
  role?: AudienceRole | undefined
  listed?: HomeKind | undefined
  searched?: HomeKind | undefined
  seen?: LastSeen | undefined
}

export function kindParts(kind: HomeKind) {
  const [deal, category] = kind.split('_') as [OptionOf<typeof deals>, OptionOf<typeof categories>]
  return { deal, category }
}

/** The filter in words: Owners, Hisar, listed homes for rent. Blank for none. */
export function audienceWords({ city, role, listed, searched, seen }: AudienceFilter): string {
  const words = [
    role && audienceRoles.labels[role],
    city && cities.labels[city],
    listed && `listed ${homeKinds.labels[listed].toLowerCase()}`,
    searched && `searched ${homeKinds.labels[searched].toLowerCase()}`,
    seen && `seen: ${lastSeen.labels[seen].toLowerCase()}`,
  ]
  return words.filter(Boolean).join(', ')
}

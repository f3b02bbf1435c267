import { storedList } from '#app/browser/stored-list.ts'
import { isSpn } from '#contract/ids.ts'

export const MOST_COMPARED = 4

/** The listings chosen for comparison, by their SPN. */
export const comparedListings = storedList<string>('compared-listings', {
  most: MOST_COMPARED,
  isEntry: (value): value is string => typeof value === 'string' && isSpn(value),
  idOf: (spn) => spn,
})

/** The page that shows them. */
export function comparePath(spns: readonly string[]): string {
  return spns.length === 0 ? '/compare' : `/compare?ids=${spns.join(',')}`
}

/** The listings that an address names, without repetitions and up to the limit. */
export function comparedFromUrl(params: URLSearchParams): string[] {
  const spns = (params.get('ids') ?? '').split(',').filter(isSpn)
  return [...new Set(spns)].slice(0, MOST_COMPARED)
}

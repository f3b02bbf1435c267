/** The statuses in which everybody may see a listing. */
export const shownStatuses = ['active', 'sold_out'] as const

export function isShown(status: string): boolean {
  return status === 'active' || status === 'sold_out'
}

/** The parameter of a search that stands in for a listing which was shown and is gone. */
export const goneParam = 'gone'

/** The address of a listing's page. */
export function listingPath(spn: string): string {
  return `/property/?id=${spn}`
}

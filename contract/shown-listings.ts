/** The statuses in which everybody may see a listing. */
export const shownStatuses = ['active', 'sold_out'] as const

export function isShown(status: string): boolean {
  return status === 'active' || status === 'sold_out'
}

/** The address of a listing's page. */
export function listingPath(spn: string): string {
  return `/property/?id=${spn}`
}

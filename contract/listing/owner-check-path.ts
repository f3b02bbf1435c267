/** Where an owner shows a paper about a home; without a home, where a broker gives a RERA number. */
export function ownerCheckPath(spn: string): string {
  return spn ? `/dashboard/listings_tab/${spn}/check` : '/dashboard/rera'
}

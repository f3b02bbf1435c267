/**
 * The page that a path belongs to: the router requests the data of `/property` at `/property.data`,
 * and of `/property/` at `/property/_.data`.
 */
export function pageOfPath(pathname: string): string {
  return pathname.replace(/(\/_)?\.data$/, '')
}

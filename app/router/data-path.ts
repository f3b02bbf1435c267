/**
 * The page that a path is about: the router asks for the data of `/property` at `/property.data`,
 * and for that of `/property/` at `/property/_.data`.
 */
export function pageOfPath(pathname: string): string {
  return pathname.replace(/(\/_)?\.data$/, '')
}

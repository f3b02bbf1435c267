/** The cookie of somebody who chose the compact list on a phone. */
export const listView = 'results=list'

/** Whether results are a compact list, by the header `Cookie`. */
export function isListView(cookies: string | null): boolean {
  return (cookies ?? '').split(/;\s*/).includes(listView)
}

/** Stores the choice for a year, so that the server renders the next page that way. */
export function keepListView(isList: boolean) {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in many browsers
  document.cookie = `${listView}; Path=/; Max-Age=${isList ? 31536000 : 0}; SameSite=Lax`
}

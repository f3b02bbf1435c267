/** What the browser sends where somebody chose the compact list on a phone. */
export const listView = 'results=list'

/** Whether results are a compact list, by the header `Cookie`. */
export function isListView(cookies: string | null): boolean {
  return (cookies ?? '').split(/;\s*/).includes(listView)
}

/** Keeps the choice for a year, so that the next page is rendered that way at once. */
export function keepListView(isList: boolean) {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in many browsers
  document.cookie = `${listView}; Path=/; Max-Age=${isList ? 31536000 : 0}; SameSite=Lax`
}

import { useSyncExternalStore } from 'react'

/** What was pressed since the page was loaded, which is newer than the data of any list. */
const hearts = new Map<string, boolean>()
const listeners = new Set<() => void>()

/** Whether a listing is on the viewer's list. */
export function useIsSaved(spn: string, wasSaved: boolean): boolean {
  return useSyncExternalStore(
    listen,
    () => isSaved(spn, wasSaved),
    () => wasSaved,
  )
}

export function isSaved(spn: string, wasSaved: boolean): boolean {
  return hearts.get(spn) ?? wasSaved
}

/** Shows a listing as saved or not, wherever it is on the page. */
export function showSaved(spn: string, isSaved: boolean) {
  hearts.set(spn, isSaved)
  for (const listener of listeners) listener()
}

type News = { spn: string; isSaved: boolean; session: string | undefined }

const newsKey = 'basera_heart'

/** Writing to the storage fires an event in the other tabs. */
export function tellOtherTabs(spn: string, isSaved: boolean) {
  try {
    const news: News = { spn, isSaved, session: session() }
    localStorage.setItem(newsKey, JSON.stringify(news))
    localStorage.removeItem(newsKey)
  } catch {
    // Where storage is refused, other tabs are up to date after their next load.
  }
}

/** Another tab of the same account saved a listing or removed one. */
export function hearFromOtherTab({ key, newValue }: Pick<StorageEvent, 'key' | 'newValue'>) {
  if (key !== newsKey || !newValue) return
  const news: News = JSON.parse(newValue)
  if (news.session === session()) showSaved(news.spn, news.isSaved)
}

// Never unsubscribed: a page without hearts may lead to one with them.
if (typeof window !== 'undefined') addEventListener('storage', hearFromOtherTab)

function session() {
  return document.documentElement.dataset.session
}

function listen(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

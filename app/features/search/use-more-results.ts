import { useEffect, useLayoutEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { call } from '#app/api-client.ts'
import {
  forgetPages,
  type KeptPage,
  keepPages,
  readPages,
} from '#app/features/search/kept-pages.ts'
import { isInteractive } from '#app/use-interactive.ts'

/**
 * The pages that were loaded below the first one. They are kept with the entry of the browser's
 * history, so that going back or reloading shows the same list at the same place.
 */
export function useMoreResults(href: string, first: KeptPage) {
  const { key } = useLocation()
  const [isFirstPage] = useState(() => !isInteractive())
  const [pages, setPages] = useState(() => (isFirstPage ? [] : readPages(key, href).pages))
  const [isLoading, setLoading] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const next = (pages.at(-1) ?? first).next

  useLayoutEffect(() => {
    if (!isFirstPage) return
    const kept = readPages(key, href)
    if (kept.pages.length > 0) setPages(kept.pages)
    // The browser restored the position before the list was as long as it had been.
    if (kept.y > 0)
      requestAnimationFrame(() => window.scrollTo({ top: kept.y, behavior: 'instant' }))
  }, [isFirstPage, key, href])

  useEffect(() => {
    const keepPlace = () => keepPages(key, { href, pages, y: window.scrollY })
    if (pages.length === 0) forgetPages(key)
    else keepPlace()
    window.addEventListener('pagehide', keepPlace)
    return () => window.removeEventListener('pagehide', keepPlace)
  }, [key, href, pages])

  async function loadMore() {
    if (!next || isLoading) return
    setLoading(true)
    setFailed(false)
    const reply = await call('/api/search/cards', { page: href, after: next })
    setLoading(false)
    if (reply.ok) setPages((loaded) => [...loaded, reply.answer.data])
    else setFailed(true)
  }

  return { pages, next, isLoading, hasFailed, loadMore }
}

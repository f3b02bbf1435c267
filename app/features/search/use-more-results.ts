import { useEffect, useLayoutEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { isInteractive } from '#app/browser/use-interactive.ts'
import { keepPages, type ResultPage, readPages } from '#app/features/search/kept-pages.ts'
import { scrollToAnchor } from '#app/features/search/scroll-anchor.ts'
import { call } from '#app/forms/api-client.ts'
import { useCall } from '#app/forms/use-call.ts'

/**
 * The pages that were loaded below the first one. They are kept by history entry, so that going back
 * or reloading shows the same list at the same place.
 */
export function useMoreResults(href: string, first: ResultPage, isSignedIn: boolean) {
  const { key } = useLocation()
  const [isFirstPage] = useState(() => !isInteractive())
  const [pages, setPages] = useState(() => (isFirstPage ? [] : readPages(key, href).pages))
  const { run, isBusy, trouble } = useCall()
  const next = (pages.at(-1) ?? first).next

  useLayoutEffect(() => {
    const kept = readPages(key, href)
    if (isFirstPage && kept.pages.length > 0) setPages(kept.pages)
    // After the router or the browser has restored a position in pixels.
    const { anchor } = kept
    if (anchor) requestAnimationFrame(() => scrollToAnchor(anchor))
    if (isSignedIn)
      findHearts(kept.pages).then((saved) => {
        if (saved)
          setPages((loaded) =>
            loaded.map((page) => ({ ...page, saved: [...page.saved, ...saved] })),
          )
      })
  }, [isFirstPage, key, href, isSignedIn])

  useEffect(() => {
    const keepPlace = () => keepPages(key, href, pages)
    keepPlace()
    window.addEventListener('pagehide', keepPlace)
    return () => window.removeEventListener('pagehide', keepPlace)
  }, [key, href, pages])

  // Layout effects are cleaned up while the cards are still on the page.
  useLayoutEffect(() => () => keepPages(key, href, pages), [key, href, pages])

  async function loadMore() {
    if (!next) return
    const answer = await run('/api/search/cards', { page: href, after: next })
    if (answer) setPages((loaded) => [...loaded, answer.data])
  }

  return { pages, next, isLoading: isBusy, hasFailed: trouble !== undefined, loadMore }
}

/** Which of the listings shown before the viewer has saved by now; nothing where there are none. */
async function findHearts(pages: ResultPage[]) {
  const spns = pages.flatMap(({ listings }) => listings.map(({ spn }) => spn))
  if (spns.length === 0) return undefined
  const reply = await call('/api/search/saved', { spns })
  return reply.ok ? reply.answer.data.saved : undefined
}

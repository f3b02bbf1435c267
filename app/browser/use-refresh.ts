import { useCallback } from 'react'
import { useRevalidator } from 'react-router'
import { keepFocus } from '#app/browser/keep-focus.ts'
import { refreshWhenOnline, runRefresh } from '#app/router/refresh.ts'
import { useToast } from '#app/ui/toast.tsx'
import { notRefreshed } from '#contract/texts/refresh.ts'

type RefreshOptions = {
  /** Nobody asked for this refresh, or its failure has been reported already. */
  isQuiet?: boolean
}

/**
 * Loads the data of the page again after a change. When that fails, the page stays, says so, and
 * refreshes as soon as the network is back. Its layout needs `keepPageOnRefresh`.
 */
export function useRefresh() {
  const { revalidate } = useRevalidator()
  const toast = useToast()

  return useCallback(
    async ({ isQuiet = false }: RefreshOptions = {}) => {
      const hasFocus = document.activeElement !== document.body
      const isFresh = await runRefresh(revalidate)
      if (hasFocus && !isQuiet) keepFocus()
      if (isFresh) return
      refreshWhenOnline(revalidate)
      if (!isQuiet) toast(notRefreshed, 'bad')
    },
    [revalidate, toast],
  )
}

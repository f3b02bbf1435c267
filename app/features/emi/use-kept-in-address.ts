import { useEffect, useRef } from 'react'
import { replaceAddress } from '#app/router/history-entry.ts'

/** Debounce: browsers refuse an address that changes with every step of a slider. */
const pauseMs = 250

/**
 * Writes amounts that are not the usual ones into the address, so that it can be shared and
 * reloaded.
 */
export function useKeptInAddress<Amounts extends Record<string, number>>(
  amounts: Amounts,
  usual: Amounts,
) {
  const first = useRef(amounts)

  useEffect(() => {
    if (amounts === first.current) return
    const timer = setTimeout(() => {
      const query = new URLSearchParams(location.search)
      for (const [name, value] of Object.entries(amounts)) {
        if (value === usual[name]) query.delete(name)
        else query.set(name, `${value}`)
      }
      replaceAddress(`${location.pathname}${query.size > 0 ? `?${query}` : ''}`)
    }, pauseMs)
    return () => clearTimeout(timer)
  }, [amounts, usual])
}

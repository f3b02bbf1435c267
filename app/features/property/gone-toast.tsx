import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { replaceAddress } from '#app/router/history-entry.ts'
import { useToast } from '#app/ui/toast.tsx'
import * as texts from '#contract/texts.ts'

/** Says that the listing somebody wanted is gone, on the page they were redirected to. */
export function GoneToast() {
  const { pathname, search, hash } = useLocation()
  const toast = useToast()
  const isGone = hash === '#gone'

  useEffect(() => {
    if (!isGone) return
    replaceAddress(`${pathname}${search}`)
    toast(texts.listing.gone, 'bad')
  }, [isGone, pathname, search, toast])

  return null
}

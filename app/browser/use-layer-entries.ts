import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { keepLayerEntries, pushMissing } from '#app/router/layer-entries.ts'

// This module is loaded with the routes, before the router is made.
if (!import.meta.env.SSR) keepLayerEntries()

/** Makes Back close dialogs, sheets and menus first, on every page. */
export function useLayerEntries() {
  const { key } = useLocation()

  // A sheet may stay open while it leads from page to page, as the filters do.
  // biome-ignore lint/correctness/useExhaustiveDependencies: every page that was opened
  useEffect(pushMissing, [key])
}

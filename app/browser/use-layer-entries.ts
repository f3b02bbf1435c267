import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { keepLayerEntries, pushMissing } from '#app/router/layer-entries.ts'

// The modules of the routes are loaded before the router is made.
if (!import.meta.env.SSR) keepLayerEntries()

/** Makes Back close what lies over the page, on every page. */
export function useLayerEntries() {
  const { key } = useLocation()

  // A sheet that stays open while it leads from page to page, as the filters do.
  // biome-ignore lint/correctness/useExhaustiveDependencies: every page that was opened
  useEffect(pushMissing, [key])
}

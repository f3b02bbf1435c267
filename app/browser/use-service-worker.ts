import { useEffect } from 'react'
import { afterLoad } from '#app/browser/after-load.ts'

/** Registers the service worker once the page has loaded (docs/decisions/050-offline.md). */
export function useServiceWorker(isOn: boolean) {
  useEffect(() => {
    if (isOn && 'serviceWorker' in navigator) afterLoad(register)
  }, [isOn])
}

async function register() {
  const { serviceWorker } = navigator
  const wasLoadedWithout = !serviceWorker.controller
  await serviceWorker.register('/service-worker.js')
  if (!wasLoadedWithout) return
  const { active } = await serviceWorker.ready
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
  active?.postMessage({ page: location.href, loaded })
}

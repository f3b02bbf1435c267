import { useEffect } from 'react'
import { isNetworkFailure } from '#app/features/error-page/explain-error.ts'

/** Opens the copy of a page that the service worker has kept, where there is one and no network. */
export function useKeptCopy(error: unknown) {
  useEffect(() => {
    if (isNetworkFailure(error) && 'caches' in window) openKeptCopy()
  }, [error])
}

async function openKeptCopy() {
  if (await caches.match(location.href, { ignoreVary: true })) location.reload()
}

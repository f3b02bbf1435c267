import { useEffect } from 'react'
import { useMatches } from 'react-router'

/** Measures a random share of page loads; the code for it is loaded after the page. */
export function useWebVitals(percent: number) {
  const matches = useMatches()

  // biome-ignore lint/correctness/useExhaustiveDependencies: only the page that was loaded counts
  useEffect(() => {
    if (Math.random() * 100 >= percent) return
    const { pathname, params } = matches.at(-1)!
    const measure = async () =>
      (await import('#app/browser/send-web-vitals.ts')).sendWebVitals(pathname, params)
    if (document.readyState === 'complete') setTimeout(measure)
    else addEventListener('load', () => setTimeout(measure), { once: true })
  }, [])
}

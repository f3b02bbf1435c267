import { useEffect, useState } from 'react'
import { lazyComponent } from '#app/ui/lazy-component.tsx'
import { screenLimits } from '#contract/limits.ts'

const LocationQuestion = lazyComponent(
  async () =>
    (await import('#app/features/location-request/location-question.tsx')).LocationQuestion,
  { isQuiet: true },
)

/** Asks somebody who is signed in for the location, a while after the page opened. */
export function LocationRequest() {
  const [isTime, setTime] = useState(false)

  useEffect(() => {
    const timer = setTimeout(() => setTime(true), screenLimits.locationDelayMs)
    return () => clearTimeout(timer)
  }, [])

  return <div role="status">{isTime && <LocationQuestion />}</div>
}

import { useNavigate } from 'react-router'
import { useCall } from '#app/forms/use-call.ts'
import { useToast } from '#app/ui/toast.tsx'
import * as texts from '#contract/texts.ts'

/** Asks the browser for its position, and opens the search of a page around it. */
export function useNearMe(page: () => string) {
  const { run } = useCall({ toasts: 'failure' })
  const navigate = useNavigate()
  const toast = useToast()

  return async function goNearMe() {
    const position = await askBrowser()
    if (typeof position === 'string') return toast(position, 'bad')
    const { latitude: lat, longitude: lng } = position.coords
    const posted = { page: page(), lat: rounded(lat), lng: rounded(lng) }
    await run('/api/search/near', posted, { onDone: ({ data }) => navigate(data.href) })
  }
}

function askBrowser() {
  return new Promise<GeolocationPosition | string>((answer) => {
    if (!('geolocation' in navigator)) return answer(texts.location.failed)
    navigator.geolocation.getCurrentPosition(
      answer,
      ({ code, PERMISSION_DENIED }) =>
        answer(code === PERMISSION_DENIED ? texts.location.denied : texts.location.failed),
      { maximumAge: 60_000, timeout: 10_000 },
    )
  })
}

/** About a kilometre is all that a search around needs. */
function rounded(degrees: number) {
  return Math.round(degrees * 100) / 100
}

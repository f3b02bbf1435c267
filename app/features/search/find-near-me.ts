import { call } from '#app/forms/api-client.ts'
import * as texts from '#contract/texts.ts'

type Found = { href: string; trouble?: undefined } | { href?: undefined; trouble: string }

/** Asks the browser where it is, and the server for the search of a page around there. */
export async function findNearMe(page: string): Promise<Found> {
  const position = await askBrowser()
  if (typeof position === 'string') return { trouble: position }
  const { latitude: lat, longitude: lng } = position.coords
  const reply = await call('/api/search/near', { page, lat: rounded(lat), lng: rounded(lng) })
  if (reply.ok) return { href: reply.answer.data.href }
  return { trouble: reply.message }
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

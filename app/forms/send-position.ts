import { call, type Reply } from '#app/forms/api-client.ts'

/** Reads the position, for which the browser asks permission, and sends it to the server. */
export async function sendPosition(): Promise<Reply<unknown> | 'denied' | 'failed'> {
  const position = await askBrowser()
  if (position === 'denied' || position === 'failed') return position
  const { latitude, longitude } = position.coords
  return call('/api/user/location', { latitude, longitude })
}

function askBrowser() {
  return new Promise<GeolocationPosition | 'denied' | 'failed'>((answer) => {
    if (!('geolocation' in navigator)) return answer('failed')
    navigator.geolocation.getCurrentPosition(
      answer,
      ({ code, PERMISSION_DENIED }) => answer(code === PERMISSION_DENIED ? 'denied' : 'failed'),
      // About a kilometre is all we keep, so a rough and older place will do.
      { enableHighAccuracy: false, maximumAge: 600_000, timeout: 20_000 },
    )
  })
}

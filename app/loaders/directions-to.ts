type Position = { lat: number | null; lng: number | null }

/** Opens the maps of the phone, or the website where there are none; blank without a position. */
export function directionsTo({ lat, lng }: Position) {
  if (lat === null || lng === null) return ''
  return `https://www.google.com/maps/dir/?api=1&destination=${lat},${lng}`
}

import { z } from 'zod'
import { type City, cities } from '#contract/options.ts'
import { cityBounds } from '#db/gazetteer/city-bounds.ts'
import { circuitBreaker } from '#server/providers/circuit-breaker.ts'
import {
  type AddressQuery,
  foundFirst,
  foundSome,
  type GeocodedPlace,
  type Geocoder,
  type GeocoderAnswer,
  type GeocoderStatus,
} from '#server/providers/geocoder/geocoder.ts'

const TIMEOUT_MS = 3_000
const MAX_SUGGESTIONS = 6

const featureSchema = z.object({
  geometry: z.object({ coordinates: z.tuple([z.number(), z.number()]) }),
  properties: z.object({
    name: z.string().optional(),
    street: z.string().optional(),
    locality: z.string().optional(),
    district: z.string().optional(),
    city: z.string().optional(),
    postcode: z.string().optional(),
    countrycode: z.string().optional(),
  }),
})
const answerSchema = z.object({ features: z.array(z.unknown()) })
type Feature = z.infer<typeof featureSchema>

/** An operator's own Photon server, which knows streets and buildings from OpenStreetMap. */
export function photonGeocoder(baseUrl: string): Geocoder {
  const ask = circuitBreaker(askPhoton, {
    failures: 3,
    pauseMs: 30_000,
    isOutage: () => true,
    openError: () => new PhotonError('UNAVAILABLE'),
  })

  async function query(path: string, params: Record<string, string>) {
    const url = new URL(path, baseUrl.endsWith('/') ? baseUrl : `${baseUrl}/`)
    url.search = new URLSearchParams({ ...params, lang: 'en' }).toString()
    return ask(url)
  }
  const search = ({ text, city }: AddressQuery, limit: number) =>
    query('api', { q: text, limit: `${limit}`, ...bias(city) })

  return {
    suggest: (asked) => answered(async () => foundSome(await search(asked, MAX_SUGGESTIONS))),
    geocode: (asked) => answered(async () => foundFirst(await search(asked, 1))),
    reverse: ({ lat, lng }) =>
      answered(async () => {
        const places = await query('reverse', { lat: `${lat}`, lon: `${lng}`, limit: '1' })
        return foundFirst(places.map((place) => ({ ...place, lat, lng })))
      }),
  }
}

class PhotonError extends Error {
  readonly status: GeocoderStatus
  constructor(status: GeocoderStatus) {
    super(`Photon: ${status}`)
    this.status = status
  }
}

async function answered<Found>(
  work: () => Promise<GeocoderAnswer<Found>>,
): Promise<GeocoderAnswer<Found>> {
  try {
    return await work()
  } catch (error) {
    return { ok: false, status: error instanceof PhotonError ? error.status : 'UNKNOWN_ERROR' }
  }
}

async function askPhoton(url: URL): Promise<GeocodedPlace[]> {
  const reply = await fetch(url, {
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch((error: unknown) => {
    const isLate = error instanceof Error && error.name === 'TimeoutError'
    throw new PhotonError(isLate ? 'TIMEOUT' : 'UNAVAILABLE')
  })
  if (reply.status === 429) throw new PhotonError('OVER_QUERY_LIMIT')
  if (!reply.ok) throw new PhotonError('UNAVAILABLE')
  const answer = answerSchema.safeParse(await reply.json().catch(() => undefined))
  if (!answer.success) throw new PhotonError('UNKNOWN_ERROR')
  return answer.data.features.flatMap((each) => {
    const feature = featureSchema.safeParse(each)
    return feature.success ? toPlaces(feature.data) : []
  })
}

function toPlaces(feature: Feature): GeocodedPlace[] {
  if (feature.properties.countrycode?.toUpperCase() !== 'IN') return []
  const [lng, lat] = feature.geometry.coordinates
  // Without the house number: the address of a listing is public.
  const { name, street, locality, district, city, postcode } = feature.properties
  const parts = [name, street, locality, district, [city, postcode].filter(Boolean).join(' ')]
  const address = [...new Set(parts.filter(Boolean))].join(', ')
  return address ? [{ address, lat, lng, city: cityNamed(city), pinCode: postcode }] : []
}

function cityNamed(name = ''): City | undefined {
  const wanted = name.toLowerCase()
  return cities.values.find((city) => wanted.includes(city))
}

/** Places in the chosen city come first. */
function bias(city: City) {
  const { south, north, west, east } = cityBounds[city]
  return { lat: `${(south + north) / 2}`, lon: `${(west + east) / 2}` }
}

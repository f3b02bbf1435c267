import type { Db } from '#db/connect.ts'
import { ttlCache } from '#domain/ttl-cache.ts'
import type { Env } from '#server/env.ts'
import { gazetteerGeocoder } from '#server/providers/geocoder/gazetteer-geocoder.ts'
import {
  type AddressQuery,
  found,
  type Geocoder,
  type GeocoderAnswer,
} from '#server/providers/geocoder/geocoder.ts'
import { photonGeocoder } from '#server/providers/geocoder/photon-geocoder.ts'

const CACHE_SECONDS = 3_600
const MAX_SUGGESTIONS = 8

/** The embedded gazetteer, and streets and buildings from the operator's Photon where there is one. */
export function createGeocoder(db: Db, { PHOTON_URL }: Pick<Env, 'PHOTON_URL'>): Geocoder {
  const gazetteer = gazetteerGeocoder(db)
  return PHOTON_URL ? withPhoton(gazetteer, cached(db, photonGeocoder(PHOTON_URL))) : gazetteer
}

/** Where Photon fails, the gazetteer's answer is still better than an error. */
function withPhoton(gazetteer: Geocoder, photon: Geocoder): Geocoder {
  return {
    async suggest(query) {
      const [known, streets] = await Promise.all([gazetteer.suggest(query), photon.suggest(query)])
      const places = [...(known.ok ? known.data : []), ...(streets.ok ? streets.data : [])]
      return places.length > 0 ? found(places.slice(0, MAX_SUGGESTIONS)) : streets
    },
    geocode: async (query) => orElse(await gazetteer.geocode(query), () => photon.geocode(query)),
    reverse: async (point) => {
      const street = await photon.reverse(point)
      const nearest = street.ok ? street : await gazetteer.reverse(point)
      return nearest.ok ? nearest : street
    },
  }
}

async function orElse<Found>(
  first: GeocoderAnswer<Found>,
  next: () => Promise<GeocoderAnswer<Found>>,
) {
  return first.ok ? first : next()
}

/** TTL cache of answers; failures are not cached. */
function cached(db: Db, geocoder: Geocoder): Geocoder {
  async function keep<Found>(key: string, ask: () => Promise<GeocoderAnswer<Found>>) {
    const rule = { key: `geocoder ${key}`, seconds: CACHE_SECONDS }
    try {
      return await ttlCache(db, rule, async () => {
        const answer = await ask()
        if (!answer.ok && answer.status !== 'ZERO_RESULTS') throw new Failed(answer)
        return answer
      })
    } catch (error) {
      if (error instanceof Failed) return error.answer as GeocoderAnswer<Found>
      throw error
    }
  }
  const keyOf = ({ text, city }: AddressQuery) => `${city} ${text.trim().toLowerCase()}`
  return {
    suggest: (query) => keep(`suggest ${keyOf(query)}`, () => geocoder.suggest(query)),
    geocode: (query) => keep(`geocode ${keyOf(query)}`, () => geocoder.geocode(query)),
    reverse: (point) => {
      // Five decimals are a metre: a pin nudged by less has the same address.
      const key = `reverse ${point.lat.toFixed(5)} ${point.lng.toFixed(5)}`
      return keep(key, () => geocoder.reverse(point))
    },
  }
}

class Failed extends Error {
  readonly answer: GeocoderAnswer<never>
  constructor(answer: GeocoderAnswer<never>) {
    super('the geocoder failed')
    this.answer = answer
  }
}

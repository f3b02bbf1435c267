import { metresBetween, type Point } from '#contract/geo.ts'
import { metroStations, ridesFrom, WALK } from '#domain/travel/metro-network.ts'

/** The hubs of the region, where many people work, change trains or leave from. */
export const metroHubs = [
  { id: 'delhi/rajiv-chowk-metro-station', name: 'Connaught Place (Rajiv Chowk)' },
  { id: 'delhi/new-delhi-metro-station', name: 'New Delhi Railway Station' },
  { id: 'delhi/kashmere-gate-metro-station', name: 'Kashmere Gate' },
  { id: 'delhi/igi-airport-metro-station', name: 'IGI Airport Terminal 3' },
  { id: 'delhi/nehru-place-metro-station', name: 'Nehru Place' },
  { id: 'delhi/saket-metro-station', name: 'Saket' },
  { id: 'gurugram/cyber-city-metro-station', name: 'Cyber City, Gurugram' },
  { id: 'gurugram/millennium-city-centre-metro-station', name: 'Millennium City Centre, Gurugram' },
  { id: 'noida/noida-sector-18-metro-station', name: 'Noida Sector 18' },
  { id: 'noida/noida-electronic-city-metro-station', name: 'Noida Electronic City' },
] as const

export type StationOnFoot = { id: string; name: string; metres: number; minutes: number }

export type MetroTimes = {
  /** The stations within walking distance, nearest first. */
  stations: StationOnFoot[]
  /** Approximate minutes to each hub, from door to platform; empty where no station is near. */
  hubs: { name: string; minutes: number; from: string; changes: number; isOnFoot: boolean }[]
}

/** How long it takes from a place to the hubs of the region, on foot and by metro. */
export function metroTimes(place: Point): MetroTimes {
  const near = [...metroStations().values()]
    .map((station) => ({ ...station, metres: metresBetween(place, station) * WALK.detour }))
    .filter(({ metres }) => metres <= WALK.mostMetres)
    .sort((a, b) => a.metres - b.metres)
    .map(({ id, name, metres }) => ({
      id,
      name,
      metres: Math.round(metres),
      minutes: Math.max(1, Math.round(metres / WALK.metresPerMinute)),
    }))
  const hubs = metroHubs.flatMap(({ id, name }) => {
    const ways = near.map((station) => {
      const { minutes = Number.POSITIVE_INFINITY, lines = [] } = ridesFrom(id).get(station.id) ?? {}
      const changes = Math.max(0, lines.length - 1)
      const isOnFoot = station.id === id
      return { name, from: station.name, changes, isOnFoot, minutes: station.minutes + minutes }
    })
    const best = ways.sort((a, b) => a.minutes - b.minutes)[0]
    return best && Number.isFinite(best.minutes)
      ? [{ ...best, minutes: Math.round(best.minutes) }]
      : []
  })
  return { stations: near, hubs }
}

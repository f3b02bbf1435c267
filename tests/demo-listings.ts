import { clockAt } from '#demo/clock.ts'
import { demoPlaces } from '#demo/demo-places.ts'
import { makeListing } from '#demo/listings.ts'
import { baseListings } from '#demo/people.ts'

/** When the listings below are made. */
export const demoMoment = new Date('2026-11-15T09:30:00Z')

/** All listings of the demo data, made once for the files of a worker. */
export const demoListings = makeDemoListings(baseListings, demoMoment)

export function makeDemoListings(length: number, moment: Date) {
  const places = demoPlaces()
  const clock = clockAt(moment)
  return Array.from({ length }, (_, index) => makeListing(index, places, clock))
}

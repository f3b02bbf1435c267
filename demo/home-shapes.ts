import type { Bhk, Deal, ResidentialType } from '#contract/options.ts'
import type { DemoPlace } from '#demo/demo-places.ts'
import type { KindAnswers } from '#demo/listing-row.ts'
import type { Random } from '#demo/random.ts'
import type { Society } from '#demo/societies.ts'

export type AskedHome = {
  place: DemoPlace
  deal: Deal
  propertyType: ResidentialType
  random: Random
}

export type HomeShape = Pick<
  KindAnswers,
  'bhk' | 'bedrooms' | 'plotArea' | 'builtUpArea' | 'floor' | 'totalFloors'
>

const flatAreas: Record<Bhk, readonly [number, number]> = {
  '1rk': [280, 420],
  '1bhk': [480, 700],
  '2bhk': [850, 1_300],
  '3bhk': [1_350, 2_050],
  '3mbhk': [2_100, 3_600],
}

/** A flat on one of the floors of its society. */
export function flatShape(society: Society, random: Random): HomeShape {
  const bhk = random.weighted<Bhk>({ '1rk': 4, '1bhk': 14, '2bhk': 38, '3bhk': 34, '3mbhk': 10 })
  const builtUpArea = roundArea(random.between(...flatAreas[bhk]))
  const floor = random.whole(0, society.floors - 1)
  return {
    bhk,
    bedrooms: bedroomsFor(builtUpArea),
    builtUpArea,
    plotArea: roundArea(builtUpArea * 1.2),
    floor: floor ? `${floor}` : 'ground',
    totalFloors: `${society.floors}`,
  }
}

const plotYards = {
  individual_floor: [100, 120, 150, 180, 200, 250, 300, 400],
  individual_house: [60, 80, 100, 120, 150, 180, 200, 250, 300],
  villa: [250, 300, 350, 400, 500],
} as const
const sqFtPerYard = 9

/** A floor, house or villa on a plot of one of the usual sizes. */
export function houseShape({ propertyType, place, random }: AskedHome): HomeShape {
  if (propertyType === 'apartment') throw new Error('a flat takes the shape of its society')
  const dear = place.class === 'prime' || place.class === 'good'
  const yards = plotYards[propertyType].filter(
    (size) => dear || size <= 250 || propertyType === 'villa',
  )
  const plotArea = random.pick(yards) * sqFtPerYard
  if (propertyType === 'individual_floor') return floorShape(plotArea, random)

  const floors = random.whole(dear || propertyType === 'villa' ? 2 : 1, 3)
  const builtUpArea = roundArea(plotArea * random.between(0.6, 0.78) * floors)
  const totalFloors = floors === 1 ? 'ground_only' : `${floors}`
  return { ...roomsFor(builtUpArea), plotArea, builtUpArea, floor: 'ground', totalFloors }
}

function floorShape(plotArea: number, random: Random): HomeShape {
  const floors = random.whole(3, 4)
  const floor = random.whole(0, floors - 1)
  const share = plotArea <= 1_350 || random.chance(0.75) ? 1 : 0.5
  const builtUpArea = roundArea(plotArea * random.between(0.7, 0.8) * share)
  const where = floor ? `${floor}` : 'ground'
  return { ...roomsFor(builtUpArea), plotArea, builtUpArea, floor: where, totalFloors: `${floors}` }
}

function roomsFor(area: number) {
  return { bhk: bhkFor(area), bedrooms: bedroomsFor(area) }
}

/** Some owners say no more than 3+ BHK. By the area: a random draw would change other answers. */
function bedroomsFor(area: number) {
  if (area < 2_100 || area % 50 === 0) return null
  if (area < 3_000) return 4
  return area < 4_500 ? 5 : 6
}

function bhkFor(area: number): Bhk {
  if (area < 420) return '1rk'
  if (area < 720) return '1bhk'
  if (area < 1_250) return '2bhk'
  return area < 2_100 ? '3bhk' : '3mbhk'
}

function roundArea(sqFt: number) {
  return Math.round(sqFt / 5) * 5
}

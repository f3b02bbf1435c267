import type { BuildingType, CommercialType } from '#contract/options.ts'
import type { DemoPlace } from '#demo/demo-places.ts'
import type { Random } from '#demo/random.ts'

type WorkKind = {
  area: readonly [number, number]
  buildings: Partial<Record<BuildingType, number>>
  idealFor: readonly string[]
}

/** How large each place of work is, where it is found and who could use it. */
export const workKinds: Record<CommercialType, WorkKind> = {
  office_space: {
    area: [350, 6_000],
    buildings: { bussiness_park: 50, standlone_building: 36, independent_house: 10, mall: 4 },
    idealFor: [
      'IT and software teams',
      'Chartered accountants and law firms',
      'Back office or support centre',
      'Architects and design studios',
      'Regional office of a company',
      'Start-ups of 10 to 40 people',
    ],
  },
  'co-working': {
    area: [150, 2_200],
    buildings: { bussiness_park: 60, standlone_building: 40 },
    idealFor: ['Freelancers and small teams', 'Start-ups', 'A sales team that is often outside'],
  },
  shop: {
    area: [110, 850],
    buildings: { independent_shop: 48, mall: 27, standlone_building: 25 },
    idealFor: [
      'Grocery or dairy',
      'Chemist',
      'Boutique or tailoring',
      'Mobile phones and repairs',
      'Salon',
      'Stationery and photocopies',
      'Jewellery',
      'Sweets and namkeen',
    ],
  },
  showroom: {
    area: [900, 6_500],
    buildings: { standlone_building: 65, mall: 35 },
    idealFor: ['Furniture', 'Two-wheelers', 'Garments', 'Tiles and sanitary ware', 'Electronics'],
  },
  cafe: {
    area: [350, 2_000],
    buildings: { mall: 35, independent_shop: 35, standlone_building: 30 },
    idealFor: ['Cafe or bakery', 'Quick-service restaurant', 'Cloud kitchen with some seating'],
  },
  wharehouse: {
    area: [3_000, 38_000],
    buildings: { standlone_building: 100 },
    idealFor: ['Online retail', 'FMCG distribution', 'Cold chain after fitting out', 'Spare parts'],
  },
  other: {
    area: [500, 4_500],
    buildings: { independent_house: 55, standlone_building: 45 },
    idealFor: ['Clinic or diagnostic centre', 'Coaching institute', 'Play school', 'Guest house'],
  },
}

const owners =
  'Kadamb Sarthi Vihaan Madhur Trishul Ujjwal Navrang Saral Pragya Amrit Udaan Setu Ekta Sangam Lotus Deepak Anant Kalash Shubh Rachna Chetak Himgiri'.split(
    ' ',
  )

const endings: Partial<Record<BuildingType, readonly string[]>> = {
  bussiness_park: ['Business Park', 'Tech Park', 'Corporate Towers', 'Business Centre'],
  mall: ['Galleria', 'Arcade', 'City Square', 'Plaza'],
  standlone_building: ['House', 'Bhawan', 'Chambers', 'Complex'],
  independent_shop: ['Market', 'Shopping Lane'],
}

/** What the building is called; a house used for work has no name. */
export function buildingName(type: BuildingType, place: DemoPlace, random: Random): string | null {
  const choices = endings[type]
  if (!choices) return null
  const isLocalMarket = type === 'independent_shop'
  return isLocalMarket && random.chance(0.5)
    ? `${place.name} Market`
    : `${random.pick(owners)} ${random.pick(choices)}`
}

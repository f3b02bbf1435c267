import type { City, Furnishing, PropertyAge, PropertyType } from '#contract/options.ts'
import type { LocalityClass } from '#demo/localities.ts'
import type { Random } from '#demo/random.ts'

type Range = readonly [low: number, high: number]

/** Rupees for a square foot of a flat in good repair, by how sought-after the locality is. */
const flatRates: Record<City, Record<LocalityClass, Range>> = {
  gurugram: {
    prime: [17_500, 24_000],
    good: [11_500, 17_000],
    fair: [8_800, 12_000],
    modest: [5_800, 8_200],
  },
  delhi: {
    prime: [25_000, 38_000],
    good: [15_000, 23_000],
    fair: [9_500, 14_500],
    modest: [5_500, 8_500],
  },
  noida: {
    prime: [12_000, 16_500],
    good: [8_800, 12_500],
    fair: [6_500, 9_000],
    modest: [4_400, 6_200],
  },
  ghaziabad: {
    prime: [8_200, 10_800],
    good: [6_800, 9_000],
    fair: [5_200, 6_900],
    modest: [3_700, 5_000],
  },
  faridabad: {
    prime: [8_000, 10_500],
    good: [6_200, 8_500],
    fair: [4_900, 6_500],
    modest: [3_700, 4_900],
  },
  hisar: {
    prime: [4_900, 6_100],
    good: [4_200, 5_300],
    fair: [3_500, 4_400],
    modest: [2_700, 3_500],
  },
  bhiwani: {
    prime: [4_100, 5_100],
    good: [3_600, 4_500],
    fair: [3_000, 3_800],
    modest: [2_300, 3_000],
  },
}

/** Rupees for an acre of farmland. */
const acreRates: Record<City, Range> = {
  gurugram: [2_00_00_000, 4_50_00_000],
  delhi: [2_50_00_000, 5_00_00_000],
  noida: [1_20_00_000, 2_50_00_000],
  ghaziabad: [90_00_000, 2_00_00_000],
  faridabad: [90_00_000, 2_00_00_000],
  hisar: [35_00_000, 75_00_000],
  bhiwani: [25_00_000, 55_00_000],
}

/** What a square foot costs compared with a flat's. */
const typeFactors: Partial<Record<PropertyType, number>> = {
  apartment: 1,
  individual_floor: 1.04,
  plot: 0.95,
  office_space: 1.1,
  'co-working': 1.15,
  shop: 2.1,
  showroom: 1.8,
  cafe: 1.7,
  wharehouse: 0.42,
  other: 0.9,
}

/** A month's rent as a percentage of the value. */
const rentShares: Record<Exclude<PropertyType, 'plot' | 'agricultural_land'>, Range> = {
  apartment: [0.24, 0.29],
  individual_floor: [0.23, 0.28],
  individual_house: [0.16, 0.2],
  villa: [0.17, 0.21],
  office_space: [0.5, 0.62],
  'co-working': [0.7, 0.85],
  shop: [0.42, 0.55],
  showroom: [0.42, 0.52],
  cafe: [0.45, 0.55],
  wharehouse: [0.55, 0.7],
  other: [0.45, 0.55],
}

const ageFactors: Record<PropertyAge, number> = {
  under_construction: 0.94,
  less_than_a_year: 1.06,
  '1_3_year': 1.03,
  '3_5_year': 1,
  '5_10_year': 0.94,
  more_than_10_year: 0.86,
}

const resaleFurnishing: Record<Furnishing, number> = {
  full_furnished: 1.05,
  semi_furnished: 1.02,
  un_furnished: 0.99,
}

const rentFurnishing: Record<Furnishing, number> = {
  full_furnished: 1.2,
  semi_furnished: 1.04,
  un_furnished: 0.93,
}

const buildingCost = 1_900
export const sqFtPerAcre = 43_560

export type Priced = {
  city: City
  localityClass: LocalityClass
  /** 0 to 1: where the society or street stands between the cheapest and the best of its class. */
  standing: number
  propertyType: PropertyType
  plotArea: number | null
  builtUpArea: number
  propertyAge: PropertyAge | null
  furnishing: Furnishing | null
}

/** What a buyer is asked for, in round figures. */
export function salePrice(home: Priced, random: Random): number {
  return roundPrice(worthOf(home, random))
}

/** What a tenant is asked for a month, in round figures. */
export function monthlyRent(
  home: Priced & { propertyType: keyof typeof rentShares },
  random: Random,
): number {
  const furnishing = home.furnishing ? rentFurnishing[home.furnishing] : 1
  const share = random.between(...rentShares[home.propertyType]) / 100
  const rent = worthOf({ ...home, furnishing: null }, random) * share * furnishing
  return Math.max(3_000, roundTo(rent, rent < 25_000 ? 500 : rent < 2_00_000 ? 1_000 : 5_000))
}

function worthOf(home: Priced, random: Random) {
  const haggling = random.between(0.95, 1.05)
  if (home.propertyType === 'agricultural_land') {
    const [low, high] = acreRates[home.city]
    return (home.builtUpArea / sqFtPerAcre) * (low + (high - low) * home.standing) * haggling
  }
  const [low, high] = flatRates[home.city][home.localityClass]
  const rate = (low + (high - low) * home.standing) * haggling
  return squareFeetValue(home, rate) * (home.furnishing ? resaleFurnishing[home.furnishing] : 1)
}

/** A house is worth its land and its walls; anything else is paid by its floor area. */
function squareFeetValue(home: Priced, rate: number) {
  const age = home.propertyAge ? ageFactors[home.propertyAge] : 1
  const standsOnOwnLand = ['individual_house', 'villa'].includes(home.propertyType)
  if (!standsOnOwnLand) return home.builtUpArea * rate * (typeFactors[home.propertyType] ?? 1) * age
  const land = (home.plotArea ?? home.builtUpArea) * rate
  return land + home.builtUpArea * buildingCost * age
}

function roundPrice(rupees: number) {
  if (rupees < 50_00_000) return roundTo(rupees, 50_000)
  if (rupees < 2_00_00_000) return roundTo(rupees, 1_00_000)
  return roundTo(rupees, 5_00_000)
}

function roundTo(rupees: number, step: number) {
  return Math.max(step, Math.round(rupees / step) * step)
}

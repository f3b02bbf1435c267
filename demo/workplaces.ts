import {
  type BuildingType,
  type CommercialType,
  type Deal,
  facings,
  type PropertyAge,
} from '#contract/options.ts'
import type { DemoPlace } from '#demo/demo-places.ts'
import { featuresOf, maintenanceAmountOf } from '#demo/homes.ts'
import { type KindAnswers, noAnswers, type Site } from '#demo/listing-row.ts'
import { monthlyRent, salePrice } from '#demo/prices.ts'
import type { Random } from '#demo/random.ts'
import { positionNear } from '#demo/societies.ts'
import { buildingName, workKinds } from '#demo/work-kinds.ts'

type Asked = { place: DemoPlace; deal: Deal; propertyType: CommercialType; random: Random }

/** An office, a shop or another place of work that fits its place. */
export function makeWorkplace(asked: Asked): { answers: KindAnswers; site: Site } {
  const { place, deal, propertyType, random } = asked
  const kind = workKinds[propertyType]
  const buildingType = random.weighted<BuildingType>(kind.buildings)
  const site = {
    ...positionNear(place, 500, random),
    standing: random.next(),
    building: propertyType === 'wharehouse' ? null : buildingName(buildingType, place, random),
    tower: null,
  }
  const builtUpArea = areaIn(kind.area, random)
  const propertyAge = ageOf(deal, random)
  const floors = floorsOf(buildingType, propertyType, random)
  const priced = {
    city: place.city,
    localityClass: place.class,
    standing: site.standing,
    propertyType,
    plotArea: null,
    builtUpArea,
    propertyAge,
    furnishing: null,
  }
  const price = deal === 'rent' ? monthlyRent(priced, random) : salePrice(priced, random)

  const answers: KindAnswers = {
    ...noAnswers,
    propertyType,
    builtUpArea,
    propertyAge,
    buildingType,
    price,
    ...floors,
    ...fittingsOf(floors, random),
    ...termsOf(deal, price, random),
    maintenanceAmount: maintenanceAmountOf(builtUpArea, 8),
    facing: random.pick(facings.values),
    otherFeatures: featuresOf(random),
    idealFor: random.pick(kind.idealFor),
    powerBackup: random.weighted({ full: 40, dg_backup: 40, need_to_arrange: 20 }),
    waterStorage: random.chance(0.7),
  }
  return { answers, site }
}

/** Small units are more common than large ones. */
function areaIn([from, to]: readonly [number, number], random: Random) {
  const area = from * (to / from) ** random.next()
  return Math.round(area / 10) * 10
}

function ageOf(deal: Deal, random: Random): PropertyAge {
  return random.weighted<PropertyAge>({
    under_construction: deal === 'rent' ? 0 : 8,
    less_than_a_year: 12,
    '1_3_year': 20,
    '3_5_year': 20,
    '5_10_year': 25,
    more_than_10_year: 18,
  })
}

const storeys: Record<BuildingType, readonly [number, number]> = {
  bussiness_park: [6, 18],
  mall: [3, 6],
  standlone_building: [2, 5],
  independent_house: [2, 3],
  independent_shop: [1, 3],
}

function floorsOf(building: BuildingType, type: CommercialType, random: Random) {
  if (type === 'wharehouse') {
    return { floor: random.pick(['ground', 'full_building']), totalFloors: 'ground_only' }
  }
  const total = random.whole(...storeys[building])
  const totalFloors = total === 1 ? 'ground_only' : `${total}`
  if (total === 1) return { floor: 'ground', totalFloors }
  if (building === 'independent_house' && random.chance(0.4)) {
    return { floor: 'full_building', totalFloors }
  }
  const isStreetTrade = type === 'shop' || type === 'showroom' || type === 'cafe'
  if (isStreetTrade && random.chance(0.08)) return { floor: 'upper_basement', totalFloors }
  const floor = isStreetTrade && random.chance(0.65) ? 0 : random.whole(0, total - 1)
  return { floor: floor ? `${floor}` : 'ground', totalFloors }
}

function fittingsOf({ totalFloors }: { totalFloors: string }, random: Random) {
  const floors = Number(totalFloors) || 1
  return {
    lift: floors >= 4 ? random.weighted({ common: 92, personal: 8 }) : ('none' as const),
    washroom: random.weighted({ private: 50, shared: 42, no: 8 }),
    commercialParking: random.weighted({ public: 35, reserve: 25, public_reserved: 25, none: 15 }),
  }
}

function termsOf(deal: Deal, price: number, random: Random) {
  if (deal === 'resale') return { ownership: random.weighted({ self_owned: 85, on_lease: 15 }) }
  const leaseYears = random.pick([1, 2, 3, 3, 5, 9])
  return {
    deposit: price * random.pick([2, 3, 3, 6]),
    tenure: random.weighted({ only_rent: 60, only_lease: 40 }),
    leaseYears,
    lockInYears: Math.min(leaseYears, random.whole(1, 3)),
    maintenance: random.weighted({ maintance_included: 35, maintance_extra: 65 }),
  }
}

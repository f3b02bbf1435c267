import {
  type Amenity,
  type Bhk,
  facings,
  type HomeFeature,
  homeFeatures,
  type OtherFeature,
  type PropertyAge,
  type Tenant,
} from '#contract/options.ts'
import { type AskedHome, flatShape, type HomeShape, houseShape } from '#demo/home-shapes.ts'
import { type KindAnswers, noAnswers, type Site } from '#demo/listing-row.ts'
import { monthlyRent, salePrice } from '#demo/prices.ts'
import type { Random } from '#demo/random.ts'
import { positionNear, type Society, societyIn } from '#demo/societies.ts'

/** A flat, floor, house or villa that fits its place. */
export function makeHome(asked: AskedHome): { answers: KindAnswers; site: Site } {
  const { place, deal, propertyType, random } = asked
  const society = propertyType === 'apartment' ? societyIn(place, random.whole(1, 4)) : undefined
  const site = siteOf(asked, society)
  const propertyAge = ageOf(asked, society)
  const shape = society ? flatShape(society, random) : houseShape(asked)
  const inside = insideOf(asked, shape, propertyAge, society)

  const priced = {
    city: place.city,
    localityClass: place.class,
    standing: site.standing,
    propertyType,
    plotArea: shape.plotArea,
    builtUpArea: shape.builtUpArea,
    propertyAge,
    furnishing: inside.furnishing,
  }
  const price = deal === 'rent' ? monthlyRent(priced, random) : salePrice(priced, random)
  const terms = deal === 'rent' ? rentTerms(price, random) : saleTerms(propertyAge, random)
  const maintenanceAmount = society ? maintenanceAmountOf(shape.builtUpArea, 2.5) : null
  const answers = {
    ...noAnswers,
    propertyType,
    propertyAge,
    ...shape,
    ...inside,
    ...terms,
    maintenanceAmount,
    ...(deal === 'rent' && society && extraAmountsOf(inside, shape.builtUpArea)),
    homeFeatures: homeFeaturesOf(asked, shape, society !== undefined),
    price,
  }
  // Whoever rents is not asked how large the plot is, except for a whole house.
  if (deal === 'rent' && (society || propertyType === 'individual_floor')) answers.plotArea = null
  return { answers, site }
}

function siteOf({ place, random }: AskedHome, society?: Society): Site {
  if (!society) {
    const position = positionNear(place, 600, random)
    return { ...position, standing: random.next(), building: null, tower: null }
  }
  const { name: building, standing } = society
  return {
    ...positionNear(society, 60, random),
    standing,
    building,
    tower: random.pick(society.towers),
  }
}

function ageOf({ deal, random }: AskedHome, society?: Society): PropertyAge {
  const age =
    society?.age ??
    random.weighted<PropertyAge>({
      under_construction: 4,
      less_than_a_year: 12,
      '1_3_year': 18,
      '3_5_year': 20,
      '5_10_year': 24,
      more_than_10_year: 22,
    })
  // Nobody lets a home that is still being built.
  return deal === 'rent' && age === 'under_construction' ? 'less_than_a_year' : age
}

const bathroomsFor: Record<Bhk, readonly [number, number]> = {
  '1rk': [1, 1],
  '1bhk': [1, 2],
  '2bhk': [2, 2],
  '3bhk': [2, 3],
  '3mbhk': [3, 5],
}

const balconiesFor: typeof bathroomsFor = {
  '1rk': [0, 1],
  '1bhk': [0, 1],
  '2bhk': [1, 2],
  '3bhk': [1, 3],
  '3mbhk': [2, 4],
}

function insideOf(asked: AskedHome, shape: HomeShape, age: PropertyAge, society?: Society) {
  const { deal, propertyType, random } = asked
  const isNew = age === 'under_construction'
  const furnishing = isNew
    ? ('un_furnished' as const)
    : random.weighted({
        full_furnished: deal === 'rent' ? 28 : 10,
        semi_furnished: 44,
        un_furnished: 30,
      })
  const amenities = [...(society?.amenities ?? ownAmenities(asked, shape))]
  if (furnishing === 'full_furnished') {
    if (random.chance(0.75)) amenities.push('amenities_air_conditioner')
    if (deal === 'rent' && random.chance(0.45)) amenities.push('amenities_wifi')
  }
  if (deal === 'rent' && random.chance(0.55)) amenities.push('amenities_non_veg')
  const hasBackup = amenities.includes('amenities_power_backup')
  const isSmall = shape.bhk === '1rk' || shape.bhk === '1bhk'

  return {
    furnishing,
    amenities,
    facing: random.pick(facings.values),
    otherFeatures: propertyType === 'apartment' ? [] : featuresOf(random),
    bathrooms: random.whole(...bathroomsFor[shape.bhk ?? '2bhk']),
    balconies: random.whole(...balconiesFor[shape.bhk ?? '2bhk']),
    parking: isSmall
      ? random.weighted({ bike: 55, none: 25, car: 20 })
      : random.weighted({ car: 38, car_and_bike: 46, bike: 10, none: 6 }),
    powerBackup: hasBackup ? random.weighted({ full: 60, partial: 40 }) : ('none' as const),
    waterSupply: random.weighted({ corporation: 50, borewell: 12, both: 38 }),
  }
}

/** What an individual floor or house can have. */
function ownAmenities({ propertyType, random }: AskedHome, shape: HomeShape): Amenity[] {
  const isFloor = propertyType === 'individual_floor'
  const chances: Partial<Record<Amenity, number>> = {
    amenities_security_guard: propertyType === 'villa' ? 0.7 : 0.25,
    amenities_lift: isFloor && shape.totalFloors === '4' ? 0.6 : 0.04,
    amenities_park: propertyType === 'villa' ? 0.5 : 0.15,
    amenities_gas_pipeline: 0.3,
    amenities_rain_water_harvesting: propertyType === 'villa' ? 0.45 : 0.12,
    amenities_power_backup: propertyType === 'villa' ? 0.8 : 0.45,
    amenities_visitor_parking: propertyType === 'villa' ? 0.4 : 0.05,
  }
  const entries = Object.entries(chances) as [Amenity, number][]
  return entries.filter(([, chance]) => random.chance(chance)).map(([amenity]) => amenity)
}

export function featuresOf(random: Random): OtherFeature[] {
  const features: OtherFeature[] = []
  if (random.chance(0.2)) features.push('on_main_road')
  if (random.chance(0.18)) features.push('corner_property')
  return features
}

/** Features of larger homes, by their area: random draws would change other answers. */
function homeFeaturesOf({ deal, propertyType }: AskedHome, shape: HomeShape, inSociety: boolean) {
  const { builtUpArea: area, bhk, floor, totalFloors } = shape
  const isLarge = bhk === '3bhk' || bhk === '3mbhk'
  const isHouse = propertyType === 'villa' || propertyType === 'individual_house'
  const features: Record<HomeFeature, boolean> = {
    pets_allowed: deal === 'rent' && area % 5 < 2,
    private_terrace: isHouse ? area % 3 > 0 : floor === totalFloors,
    private_garden: propertyType === 'villa' && area % 2 === 0,
    servant_room: isLarge && area % 3 === 1,
    study_room: isLarge && area % 4 === 1,
    pooja_room: isLarge && area % 4 === 2,
    store_room: bhk !== '1rk' && area % 7 < 2,
    gated_society: inSociety,
  }
  return homeFeatures.values.filter((feature) => features[feature])
}

function rentTerms(rent: number, random: Random) {
  const tenants: Tenant[] = random.chance(0.35)
    ? ['any_one']
    : random.some(['family', 'bachelor_male', 'bachelor_female', 'company'], random.whole(1, 3))
  return {
    deposit: rent * (random.chance(0.85) ? 2 : 1),
    maintenance: random.weighted({ maintance_included: 45, maintance_extra: 55 }),
    tenure: 'only_rent' as const,
    tenants,
  }
}

/** What a society or a building takes each month, by its rate per sq ft; a third of owners do not say. */
export function maintenanceAmountOf(area: number, rate: number): number | null {
  return area % 3 === 0 ? null : Math.round((area * rate) / 100) * 100
}

type Inside = ReturnType<typeof insideOf>

/** Some societies charge for parking and for power backup. */
function extraAmountsOf({ parking, powerBackup }: Inside, area: number) {
  return {
    parkingAmount: parking !== 'none' && area % 4 === 0 ? 1_500 : null,
    powerBackupAmount: powerBackup !== 'none' && area % 7 === 0 ? 800 : null,
  }
}

function saleTerms(age: PropertyAge, random: Random) {
  const isReady = age !== 'under_construction'
  return {
    ownership: random.weighted({ self_owned: 88, on_lease: 12 }),
    underLoan: random.chance(0.25),
    taxPaid: isReady && random.chance(0.85),
    occupancyCertificate: isReady && random.chance(0.75),
    saleDeed: isReady && random.chance(0.85),
  }
}

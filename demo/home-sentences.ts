import { formatDay } from '#contract/format/dates.ts'
import { floorLabel } from '#contract/format/floors.ts'
import type { Amenity, Bhk, Facing } from '#contract/options.ts'
import type { Described, Sentences } from '#demo/described.ts'
import { homeTerms } from '#demo/home-terms.ts'
import * as words from '#demo/wording.ts'

/** What can be said about a home. */
export function homeSentences(home: Described): Sentences {
  return {
    opening: openings(home),
    about: [
      roomSentences(home),
      facingSentences(home),
      floorSentences(home),
      words.ageSentences(home.propertyAge),
      furnishingSentences(home),
      amenitySentences(home),
      supplySentences(home),
      parkingSentences(home),
      cornerSentences(home),
      words.nearSentences(home),
    ],
    terms: homeTerms(home),
  }
}

const bhkWords: Record<Bhk, string> = {
  '1rk': '1 RK',
  '1bhk': '1 BHK',
  '2bhk': '2 BHK',
  '3bhk': '3 BHK',
  '3mbhk': '3+ BHK',
}

const nouns: Partial<Record<string, string>> = {
  apartment: 'flat',
  individual_floor: 'builder floor',
  individual_house: 'house',
  villa: 'villa',
}

function openings(home: Described) {
  const bhk = home.bedrooms ? `${home.bedrooms} BHK` : bhkWords[home.bhk ?? '2bhk']
  const noun = nouns[home.propertyType ?? ''] ?? 'home'
  const what = `${bhk} ${noun}`
  const where = home.building ? `${home.building}, ${home.locality}` : home.locality
  const area = words.areaWords(home.builtUpArea)
  if (home.propertyAge === 'under_construction') {
    const day = formatDay(home.availableFrom)
    return [
      `${what} of ${area} in ${where}, still under construction; possession is promised from ${day}.`,
      `Under construction: ${what} in ${where}. We booked early and are selling before possession, due ${day}.`,
    ]
  }
  const both = [
    `${what} of ${area} in ${where}, offered by the owner.`,
    `Owner here: ${what} in ${where}, ${area}.`,
    `${words.capital(words.withArticle(what))} in ${where} with ${area} and no wasted corners.`,
    `Well kept ${what} in ${where}.`,
  ]
  return home.deal === 'rent'
    ? [...both, ...rentOpenings(what, where)]
    : [...both, ...saleOpenings(home, what, where)]
}

function rentOpenings(what: string, where: string) {
  return [
    `We are letting our ${what} in ${where}, as our work has taken us to another city.`,
    `${what} to let in ${where}, in a street where people know each other.`,
    `Looking for good tenants for our ${what} in ${where}.`,
    `Our ${what} in ${where} is to let again after a fresh coat of paint.`,
  ]
}

function saleOpenings({ builtUpArea, propertyType }: Described, what: string, where: string) {
  const isLarge = builtUpArea > 1_600
  const isFromBuilder = propertyType === 'apartment' || propertyType === 'individual_floor'
  return [
    isLarge
      ? `We are selling our ${what} in ${where}, as the children have moved away and it is too large for us.`
      : `We are selling our ${what} in ${where}, as the family has grown and we need more rooms.`,
    `${what} for sale in ${where}; the family is shifting closer to the parents.`,
    `Selling what served us well: our ${what} in ${where}.`,
    isFromBuilder
      ? `${what} in ${where}, bought by us from the builder and looked after since.`
      : `${what} in ${where}, built for our own family and looked after since.`,
  ]
}

function roomSentences({ bathrooms, balconies }: Described) {
  if (!bathrooms) return []
  const baths = words.counted(bathrooms, 'bathroom', 'bathrooms')
  if (!balconies)
    return [
      `It has ${baths}.`,
      `There ${bathrooms === 1 ? 'is' : 'are'} ${baths}, tiled to the ceiling.`,
    ]
  const airy = words.counted(balconies, 'balcony', 'balconies')
  return [
    `It has ${baths} and ${airy}.`,
    `There ${bathrooms === 1 ? 'is' : 'are'} ${baths}, and ${airy} for plants and clothes.`,
    `${words.capital(baths)}, ${airy}, and a kitchen with a window.`,
  ]
}

const light: Record<Facing, string> = {
  east: 'The morning sun comes in',
  west: 'Evenings are bright',
  north: 'Rooms stay cool in summer',
  south: 'Winters are sunny',
  north_east: 'Mornings are bright and summers bearable',
  south_east: 'There is sun until the afternoon',
  north_west: 'The evening light is soft',
  south_west: 'Winter afternoons are warm',
}

function facingSentences({ facing }: Described) {
  if (!facing) return []
  const direction = words.directionWords(facing)
  return [`It faces ${direction}.`, `${light[facing]}, as it faces ${direction}.`]
}

function floorSentences(home: Described) {
  const { floor, totalFloors, amenities } = home
  if (home.propertyType === 'individual_house' || home.propertyType === 'villa') {
    return totalFloors === 'ground_only'
      ? ['Everything is on one level.', 'All rooms are on the ground floor, which elders like.']
      : [`The house has ${totalFloors} floors, all of them yours.`]
  }
  if (floor === 'ground') return ['It is on the ground floor, so nobody has to climb stairs.']
  const label = floorLabel(floor).toLowerCase()
  const lift = amenities.includes('amenities_lift') ? ' with a lift' : ''
  return [
    `It is on the ${label} of ${totalFloors}${lift}.`,
    `It lies on the ${label} of a building of ${totalFloors} floors${lift}.`,
  ]
}

function furnishingSentences({ furnishing, amenities }: Described) {
  const cooled = amenities.includes('amenities_air_conditioner') ? ', air conditioners' : ''
  if (furnishing === 'full_furnished') {
    return [
      `Fully furnished: beds, wardrobes, sofa${cooled}, fridge and washing machine stay.`,
      `It comes with all furniture${cooled} and geysers; bring your clothes.`,
    ]
  }
  if (furnishing === 'semi_furnished') {
    return [
      'Semi-furnished with wardrobes, fans, lights and a fitted kitchen.',
      'Wardrobes, curtain rods, fans and geysers are in place.',
    ]
  }
  return ['It is unfurnished, ready for your own things.', 'No furniture comes with it.']
}

const amenityWords: Partial<Record<Amenity, string>> = {
  amenities_security_guard: 'a guard at the gate',
  amenities_gym: 'a gym',
  amenities_wifi: 'an internet connection',
  amenities_swimming_pool: 'a swimming pool',
  amenities_children_play_area: 'a play area for children',
  amenities_fire_safety: 'fire safety equipment',
  amenities_shopping_center: 'a small shopping centre',
  amenities_park: 'a park',
  amenities_gas_pipeline: 'piped gas',
  amenities_rain_water_harvesting: 'rain water harvesting',
  amenities_visitor_parking: 'parking for visitors',
}

function amenitySentences({ amenities, building, builtUpArea }: Described) {
  const named = amenities.flatMap((amenity) => amenityWords[amenity] ?? [])
  if (named.length === 0) return []
  // Not always the same ones first.
  const start = builtUpArea % named.length
  const few = [...named.slice(start), ...named.slice(0, start)].slice(0, 4)
  const subject = building ?? 'The property'
  return [`${subject} has ${words.listed(few)}.`, `There is ${words.listed(few)}.`]
}

function supplySentences({ waterSupply, powerBackup }: Described) {
  const water = {
    corporation: 'Water comes from the corporation',
    borewell: 'Water comes from a borewell',
    both: 'Water comes from the corporation and a borewell',
  }[waterSupply ?? 'corporation']
  if (powerBackup === 'full') return [`${water}, and power backup covers the whole home.`]
  if (powerBackup === 'partial') return [`${water}, and power backup runs lights and fans.`]
  return [`${water}.`]
}

function parkingSentences({ parking }: Described) {
  if (parking === 'car') return ['One car can be parked.', 'There is a parking place for a car.']
  if (parking === 'bike') return ['There is room for a bike or scooter.']
  if (parking === 'car_and_bike') return ['A car and a bike have their place.']
  return parking === 'none' ? ['Please note that it has no parking of its own.'] : []
}

function cornerSentences({ otherFeatures }: Described) {
  const isCorner = otherFeatures.includes('corner_property')
  const isOnRoad = otherFeatures.includes('on_main_road')
  if (isCorner && isOnRoad) return ['It stands on a corner of the main road.']
  if (isCorner) return ['It is a corner property, open on two sides.']
  return isOnRoad ? ['It stands on the main road.'] : []
}

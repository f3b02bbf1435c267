import type { Amenity, PropertyAge } from '#contract/options.ts'
import { type DemoPlace, metresPerDegree } from '#demo/demo-places.ts'
import { type Random, randomFor } from '#demo/random.ts'

/** A housing society, of our own invention, in a real locality. */
export type Society = {
  name: string
  towers: string[]
  floors: number
  age: PropertyAge
  standing: number
  amenities: Amenity[]
  lat: number
  lng: number
}

const firstWords =
  'Neem Kachnar Shefali Amaltas Gulmohar Champa Mogra Parijat Ashoka Kadamb Saptaparni Chandan Tulip Juniper Cedar Maple Banyan Peepal Harsingar Mallika Madhavi Ketaki Palash Semal Arjun Kesar Nilgiri Aravalli Surya Chandra Dhruva Arunima Usha Sandhya Nakshatra Akash Varsha Vasant Hemant Sharad Saras Mayur Hansa Koel Titli Ganga Sarayu Narmada Godavari Triveni Kaveri Manas'.split(
    ' ',
  )

const lastWords = {
  tall: 'Heights,Towers,Residency,Greens,Park View,Skyline,Grand,Terraces,Vista,Crest,Courtyard,Gardens'.split(
    ',',
  ),
  low: 'Apartments,Kunj,Niwas,Enclave,Vihar Apartments,Residency,Sadan,Villas,Homes,Society'.split(
    ',',
  ),
}

/** One of the societies of a locality; those who ask with the same number get the same one. */
export function societyIn(place: DemoPlace, number: number): Society {
  const random = randomFor('society', place.id, number)
  const isTown = place.city === 'hisar' || place.city === 'bhiwani'
  const isTall = !isTown && random.chance(place.class === 'modest' ? 0.25 : 0.6)
  const floors = isTall ? random.whole(11, 32) : random.whole(3, isTown ? 7 : 9)
  const towers = 'ABCDEFGHJK'.slice(0, isTall ? random.whole(3, 10) : random.whole(1, 4)).split('')

  return {
    name: `${random.pick(firstWords)} ${random.pick(isTall ? lastWords.tall : lastWords.low)}`,
    towers,
    floors,
    age: random.weighted(ageWeights),
    standing: random.next(),
    amenities: societyAmenities(random, isTall, floors),
    ...positionNear(place, 450, random),
  }
}

/** A random point within that many metres of another. */
export function positionNear(
  centre: { lat: number; lng: number },
  metres: number,
  random: Random,
): { lat: number; lng: number } {
  const angle = random.next() * 2 * Math.PI
  const distance = (Math.sqrt(random.next()) * metres) / metresPerDegree
  const east = distance / Math.cos((centre.lat * Math.PI) / 180)
  return {
    lat: fiveDecimals(centre.lat + distance * Math.sin(angle)),
    lng: fiveDecimals(centre.lng + east * Math.cos(angle)),
  }
}

const ageWeights: Record<PropertyAge, number> = {
  under_construction: 8,
  less_than_a_year: 10,
  '1_3_year': 20,
  '3_5_year': 22,
  '5_10_year': 25,
  more_than_10_year: 15,
}

function societyAmenities(random: Random, isTall: boolean, floors: number): Amenity[] {
  const chances: Partial<Record<Amenity, number>> = {
    amenities_security_guard: isTall ? 1 : 0.7,
    amenities_gym: isTall ? 0.8 : 0.1,
    amenities_lift: floors > 4 ? 1 : 0.35,
    amenities_swimming_pool: isTall ? 0.6 : 0.02,
    amenities_children_play_area: isTall ? 0.85 : 0.35,
    amenities_fire_safety: isTall ? 0.95 : 0.4,
    amenities_shopping_center: isTall ? 0.45 : 0.05,
    amenities_park: isTall ? 0.85 : 0.5,
    amenities_gas_pipeline: isTall ? 0.65 : 0.3,
    amenities_rain_water_harvesting: isTall ? 0.6 : 0.2,
    amenities_power_backup: isTall ? 1 : 0.6,
    amenities_visitor_parking: isTall ? 0.75 : 0.25,
  }
  const entries = Object.entries(chances) as [Amenity, number][]
  return entries.filter(([, chance]) => random.chance(chance)).map(([amenity]) => amenity)
}

function fiveDecimals(degrees: number) {
  return Math.round(degrees * 100_000) / 100_000
}

import { floorLabel } from '#contract/format/floors.ts'
import { type City, cities } from '#contract/options.ts'
import { type DemoPlace, type Landmark, metresBetween } from '#demo/demo-places.ts'
import type { KindAnswers, Site } from '#demo/listing-row.ts'
import type { Random } from '#demo/random.ts'

const states: Record<City, string> = {
  hisar: 'Haryana',
  bhiwani: 'Haryana',
  gurugram: 'Haryana',
  faridabad: 'Haryana',
  delhi: 'Delhi',
  noida: 'Uttar Pradesh',
  ghaziabad: 'Uttar Pradesh',
}

/** Common landmarks, where the gazetteer knows none nearby. */
const usualLandmarks = [
  'near Shiv Mandir',
  'near Hanuman Mandir',
  'near the Gurudwara',
  'near the water tank',
  'opposite the Community Centre',
  'behind the Government School',
  'near the Post Office',
  'near Mother Dairy booth',
  'opposite the District Park',
  'near the Bus Stand',
  'behind the Petrol Pump',
  'near the Dispensary',
]

/** Flat B-1203; Neem Heights, near Sector 55-56 Metro Station, Sector 57, Gurugram, Haryana 122011. */
export function addressOf(
  place: DemoPlace,
  site: Site,
  answers: KindAnswers,
  random: Random,
): { houseNo: string; address: string } {
  const near = nearestLandmark(place, site)
  const landmark = near && near.metres < 1_500 ? `near ${near.name}` : random.pick(usualLandmarks)
  const hasLandmark = random.chance(0.75)
  const state = states[place.city]
  const city = cities.labels[place.city]
  const [houseNo, ...street] = doorOf(place, site, answers, random)
  const address = [
    ...street,
    ...(hasLandmark ? [landmark] : []),
    ...(answers.propertyType === 'agricultural_land' ? [] : [place.name]),
    city === state ? `${state} ${place.pinCode}` : `${city}, ${state} ${place.pinCode}`,
  ].join(', ')
  return { houseNo, address }
}

/** The landmark of the gazetteer closest to the property, and how far it is as the crow flies. */
export function nearestLandmark(
  place: DemoPlace,
  site: { lat: number; lng: number },
): (Landmark & { metres: number }) | undefined {
  return place.nearby
    .map((landmark) => ({ ...landmark, metres: metresBetween(site, landmark) }))
    .sort((a, b) => a.metres - b.metres)[0]
}

/** The number of the house, flat or shop, and then what it lies in. */
function doorOf(
  place: DemoPlace,
  site: Site,
  answers: KindAnswers,
  random: Random,
): [houseNo: string, ...street: string[]] {
  const unit = `${random.whole(1, 12)}`.padStart(2, '0')
  const block = `Block ${random.pick('ABCDEFGH'.split(''))}`
  const number = random.whole(1, 1_480)
  const floor = floorLabel(answers.floor)

  switch (answers.propertyType) {
    case 'apartment':
      return [`Flat ${site.tower}-${flatNumber(answers.floor, unit)}`, site.building ?? block]
    case 'individual_floor':
      return [`House No. ${number}`, floor, block]
    case 'individual_house':
      return place.use === 'village'
        ? [`House No. ${random.whole(1, 240)}`, `Ward ${random.whole(1, 20)}`]
        : [`House No. ${number}`, random.chance(0.5) ? `Street ${random.whole(1, 14)}` : block]
    case 'villa':
      return [`Villa ${random.whole(1, 160)}`, block]
    case 'plot':
      return [`Plot No. ${number}`, block]
    case 'agricultural_land':
      return [`Khasra No. ${random.whole(12, 190)}/${random.whole(1, 25)}`, `Village ${place.name}`]
    case 'shop':
    case 'cafe':
      return [`Shop No. ${random.whole(1, 90)}`, floor, site.building ?? block]
    case 'wharehouse':
      return [`Godown ${random.whole(1, 60)}, Khasra No. ${random.whole(12, 190)}`, block]
    default:
      return site.building
        ? [`Unit ${flatNumber(answers.floor, unit)}`, floor, site.building]
        : [`House No. ${number}`, floor, block]
  }
}

function flatNumber(floor: string | null, unit: string) {
  return Number(floor) > 0 ? `${floor}${unit}` : `G${unit}`
}

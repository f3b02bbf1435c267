import { type Random, randomFor } from '#demo/random.ts'
import type { HomeFacts } from '#domain/home-groups/home-facts.ts'
import { createPictures, type Pictures } from '#tests/homes/altered-pictures.ts'

/** A listing, and the home that it is of: two listings are the same home if these are equal. */
export type LabelledListing = { home: string; listing: HomeFacts }

/**
 * Listings of towers in which several flats are on offer, some of them by two people. What makes it
 * hard is in there: flats of one plan on other floors and on the same one, that show the same
 * pictures of the gate, the plan and the tower; second listings whose pictures are cropped, mirrored
 * and packed anew, with other pins, rounded areas, other prices and answers left out; and pictures
 * that somebody took for a flat in another city.
 */
export async function labelHomes({ towers, seed }: { towers: number; seed: string }) {
  const pictures = await createPictures()
  const all: LabelledListing[] = []
  for (let tower = 0; tower < towers; tower++) {
    all.push(...(await listTower(tower, pictures, randomFor('homes', seed, tower))))
  }
  return all
}

/** Flats of one tower: some rooms are shown by no other flat of it, some pictures by all. */
async function listTower(tower: number, pictures: Pictures, random: Random) {
  const place = { lat: 28.4 + tower * 0.01, lng: 77.05 }
  const shared = pictures.ofTower(random)
  const plan = planOf(random)
  const flats = random.whole(4, 6)
  const rooms = pictures.roomsOf(flats + 1, random)
  const listed: LabelledListing[] = []
  const add = async (home: string, facts: HomeFacts, names: string[], isCopy: boolean) => {
    const hashes = await pictures.hash(names, isCopy ? random : undefined)
    listed.push({ home, listing: { ...facts, hashes } })
  }

  for (let flat = 0; flat < flats; flat++) {
    const home = `${tower}/${flat}`
    // The second flat lies beside the first, the others on floors of their own.
    const floor = `${3 + Math.max(0, flat - 1) * 2}`
    const door = { floor, houseNo: `${'AB'[flat % 2]}-${floor}0${flat + 1}` }
    const facts = { ...plan, ...door, ...place, ...blank(`${home}/own`, `owner ${home}`) }
    const own = rooms[flat]!
    await add(home, forgetSome(facts, random), [...own, ...shared], false)
    if (!random.chance(0.6)) continue
    // Most who offer the same flat took its pictures over; some made a few of their own.
    const kept = random.some(own, own.length - random.whole(0, 1))
    const added = random.chance(0.3) ? rooms[flats]!.slice(0, 1) : []
    const second = told(facts, `${home}/second`, random)
    await add(home, second, [...kept, ...added, ...random.some(shared, 1)], true)
  }
  // Somebody in another city shows the pictures of the first flat as their own.
  const far = { lat: 19.07 + tower * 0.01, lng: 72.87, city: 'delhi' as const }
  const borrowed = { ...plan, ...blank(`${tower}/far`, `far ${tower}`), floor: '3', ...far }
  await add(`${tower}/far`, borrowed, [...rooms[0]!, ...shared], true)
  return listed
}

/** What all flats of a plan have in common. */
function planOf(random: Random) {
  const rent = random.whole(18, 60) * 1_000
  return {
    city: 'gurugram',
    category: 'residential',
    deal: 'rent',
    propertyType: 'apartment',
    bhk: random.pick(['2bhk', '3bhk'] as const),
    bedrooms: null,
    builtUpArea: random.whole(18, 36) * 50,
    totalFloors: '14',
    facing: random.pick(['east', 'north'] as const),
    bathrooms: 2,
    balconies: random.whole(1, 2),
    price: rent,
  } as const satisfies Partial<HomeFacts>
}

function blank(id: string, ownerId: string) {
  return { id, ownerId, houseNo: null, hashes: [] }
}

/** Most owners give no house number, and some no floor. */
function forgetSome(facts: HomeFacts, random: Random): HomeFacts {
  return {
    ...facts,
    houseNo: random.chance(0.45) ? facts.houseNo : null,
    floor: random.chance(0.95) ? facts.floor : null,
    // Neighbours ask for different rents.
    price: Math.round((facts.price ?? 0) * random.between(0.92, 1.08)),
  }
}

/** The same flat, as somebody else tells of it. */
function told(facts: HomeFacts, id: string, random: Random): HomeFacts {
  const metres = random.between(0, 120)
  const numbered = forgetSome(facts, random)
  return {
    ...numbered,
    id,
    ownerId: `owner of ${id}`,
    houseNo: numbered.houseNo && random.pick([numbered.houseNo, `Flat ${numbered.houseNo}`]),
    builtUpArea: Math.round((facts.builtUpArea ?? 0) * random.between(0.96, 1.05)),
    lat: facts.lat! + metres / 111_195,
    bathrooms: random.chance(0.9) ? facts.bathrooms : 3,
    facing: random.chance(0.6) ? facts.facing : null,
    price: Math.round((facts.price ?? 0) * random.between(0.9, 1.15)),
  }
}

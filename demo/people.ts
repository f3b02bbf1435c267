import type { AppUser } from '#db/schema.ts'
import { type Clock, latest } from '#demo/clock.ts'
import { demoAccounts } from '#demo/demo-accounts.ts'
import { demoId } from '#demo/demo-id.ts'
import { ownerStatuses } from '#demo/listing-life.ts'
import { personEmail, personName } from '#demo/names.ts'
import { type Random, randomFor } from '#demo/random.ts'

/** A row of app_user, with its coordinates as numbers. */
export type Person = Omit<AppUser, 'lat' | 'lng'> & { lat: number | null; lng: number | null }

const accounts = demoAccounts.length
const owners = 900
/** So many of the owners have this share of all listings, as agents do. */
const agents = 60
const shareOfAgents = 0.25
const seekers = 300
export const staffIndex = 0
export const ownerIndex = 1
export const seekerIndex = 2

/** How many people the default set has; a larger one has more owners after them. */
export const basePeople = accounts + owners + seekers
export const baseListings = 6_000
const listingsPerNewOwner = 6

/** Owners with a home or two, beyond the numbers of any set. */
export const moreOwners = Array.from({ length: 2_100 }, (_, index) => 800_000 + index)

/** Who reviews listings besides the demo account, after all owners of any set; `share` of the work. */
export const colleagues = [
  { index: 900_000, name: 'Rohan Mehta', share: 4 },
  { index: 900_001, name: 'Farah Siddiqui', share: 3 },
  { index: 900_002, name: 'Gurpreet Kaur', share: 2 },
  { index: 900_003, name: 'Vivek Sharma', share: 1 },
]

/** An owner who joined lately and offers homes in many cities. */
export const newcomer = { index: 900_100, name: 'Vikrant Oberoi', daysAgo: 6 }

export function personId(index: number): string {
  return demoId('user', index)
}

/** The people of a demo set of that many listings. */
export function peopleFor(listings: number): number {
  const more = Math.max(0, listings - baseListings)
  return basePeople + Math.ceil(more / listingsPerNewOwner)
}

export function ownerOf(listing: number): string {
  if (listing < ownerStatuses.length) return personId(ownerIndex)
  if (listing >= baseListings) {
    return personId(basePeople + Math.floor((listing - baseListings) / listingsPerNewOwner))
  }
  const random = randomFor('owner', listing)
  // The power: some agents have many more listings than others.
  if (random.chance(shareOfAgents)) {
    return personId(accounts + Math.floor(random.next() ** 1.4 * agents))
  }
  const owner = Math.floor(random.next() * (owners - agents + moreOwners.length))
  return personId(moreOwners[owner] ?? accounts + agents + owner - moreOwners.length)
}

/** Somebody who looks for property: the numbers of the seekers, one after the other. */
export function seekerAt(number: number): number {
  return accounts + owners + (number % seekers)
}

/** Where people are when they share their place, rounded to about a kilometre. */
const towns = [
  [28.46, 77.03],
  [28.61, 77.21],
  [28.57, 77.32],
  [28.67, 77.43],
  [28.41, 77.31],
  [29.15, 75.72],
  [28.8, 76.14],
] as const

export function makePerson(index: number, clock: Clock): Person {
  const random = randomFor('person', index)
  const isOwner = index < accounts + owners || index >= basePeople
  const createdAt = clock.ago(isOwner ? random.between(110, 520) : random.between(8, 200))
  const account = demoAccounts[index]
  const name = account?.name ?? (random.chance(0.03) ? '' : personName(random))

  return {
    id: personId(index),
    phone: account?.phone ?? `${9_000_010_000 + index}`,
    name,
    email: account?.email ?? (name && random.chance(0.9) ? personEmail(name, random) : ''),
    photo: null,
    role: account?.role === 'staff' ? 'administrator' : 'member',
    ...positionOf(createdAt, clock, random),
    optedOutAt:
      !account && random.chance(0.04) ? clock.later(createdAt, random.between(20, 100)) : null,
    mutedAlerts: [],
    promotionsAgreedAt: random.chance(0.4) ? createdAt : null,
    erasedAt: null,
    blockedAt: null,
    blockedReason: '',
    createdAt,
    updatedAt: createdAt,
  }
}

export function makeColleague({ index, name }: (typeof colleagues)[number], clock: Clock): Person {
  const person = makePerson(index, clock)
  const email = personEmail(name, randomFor('colleague', index))
  return { ...person, name, email, role: 'staff', optedOutAt: null }
}

export function makeNewcomer(clock: Clock): Person {
  const { index, name, daysAgo } = newcomer
  const createdAt = clock.ago(daysAgo)
  const email = personEmail(name, randomFor('newcomer', index))
  const person = makePerson(index, clock)
  const nowhere = { lat: null, lng: null, locatedAt: null }
  const lately = { optedOutAt: null, promotionsAgreedAt: null, createdAt, updatedAt: createdAt }
  return { ...person, ...nowhere, ...lately, name, email }
}

/** When people were last here; the power makes lately more common, and some never came back. */
export function seenRow({ id, createdAt }: Person, clock: Clock) {
  const random = randomFor('seen', id)
  const seenAt = random.chance(0.1) ? createdAt : clock.ago(random.next() ** 2 * 70)
  return { userId: id, seenAt: latest(seenAt, createdAt) }
}

function positionOf(createdAt: Date, clock: Clock, random: Random) {
  if (random.chance(0.6)) return { lat: null, lng: null, locatedAt: null }
  const [lat, lng] = random.pick(towns)
  const near = (degrees: number) => Math.round((degrees + random.between(-0.05, 0.05)) * 100) / 100
  const locatedAt = clock.later(createdAt, random.between(1, 24 * 100))
  return { lat: near(lat), lng: near(lng), locatedAt }
}

import { addDays, dayMs, indiaDay } from '#contract/format/dates.ts'
import type { VisitTime } from '#contract/options.ts'
import { type Clock, latest } from '#demo/clock.ts'
import { demoId } from '#demo/demo-id.ts'
import { isShown, type ListingSummary, type ShownListing } from '#demo/listing-summary.ts'
import { makePerson, ownerIndex, personId, seekerAt, seekerIndex } from '#demo/people.ts'
import { type Random, randomFor } from '#demo/random.ts'

/** Somebody asked for an owner's number, or for a visit. */
export type Contact = {
  kind: 'contact' | 'visit'
  listing: ShownListing
  seeker: number
  createdAt: Date
}

/** Who asked about which listing and when; leads, reveals and visits are made of it. */
export function makeContacts(listings: ListingSummary[], clock: Clock): Contact[] {
  const shown = listings.filter(isShown)
  const contacts = shown.flatMap((listing, number) => {
    const random = randomFor('contacts', listing.id)
    const isDemoOwners = listing.ownerId === personId(ownerIndex)
    const asking = isDemoOwners ? random.whole(2, 5) : Math.floor(random.next() ** 3 * 4)
    const seekers = Array.from({ length: asking }, (_, i) => seekerAt(number * 7 + i * 31))
    // Every sixtieth listing interests the demo seeker, and so does the demo owner's first.
    if (number % 60 === 0) seekers.push(seekerIndex)
    return [...new Set(seekers)].flatMap((seeker) => contactsOf(listing, seeker, clock, random))
  })
  return contacts.sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
}

function contactsOf(
  listing: ShownListing,
  seeker: number,
  clock: Clock,
  random: Random,
): Contact[] {
  const joined = makePerson(seeker, clock).createdAt
  const from = latest(joined, listing.activeAt)
  const to = listing.status === 'sold_out' ? listing.updatedAt : clock.now
  if (from >= to) return []
  const createdAt = clock.between(from, to, random.between(0.02, 0.98))
  const asked: Contact = { kind: 'contact', listing, seeker, createdAt }
  const visitAt = clock.later(createdAt, random.between(0.1, 5))
  return random.chance(0.3) ? [asked, { ...asked, kind: 'visit', createdAt: visitAt }] : [asked]
}

export function leadRows(contacts: Contact[], clock: Clock) {
  return contacts.map(({ kind, listing, seeker, createdAt }, index) => ({
    id: demoId('lead', index),
    listingId: listing.id,
    ownerId: listing.ownerId,
    seekerId: personId(seeker),
    kind,
    ...progressOf(index, createdAt, clock),
    seekerLine: lineOf(listing, seeker),
    createdAt,
  }))
}

const notes = [
  'Calls back after talking to the family.',
  'Wants to move in next month, two children.',
  'Asked for the maintenance charges by WhatsApp.',
]

/** Owners have answered most of the older leads. */
function progressOf(index: number, createdAt: Date, clock: Clock) {
  const random = randomFor('lead', index)
  const isFresh = clock.now.getTime() - createdAt.getTime() < 3 * dayMs
  const status = isFresh
    ? random.weighted({ new: 80, contacted: 20 })
    : random.weighted({ new: 10, contacted: 40, visited: 20, closed: 30 })
  const hasNote = status !== 'new' && random.chance(0.3)
  return { status, note: hasNote ? random.pick(notes) : '' }
}

const homeLines = [
  'Family of 3, from next month.',
  'Couple, both working nearby, one small dog.',
  'For my parents, so the ground floor or a lift would help.',
  'Family of 5, we can decide this week.',
]
const workLines = ['For our team of 12, from next quarter.', 'We run a clinic and need parking.']

/** What some seekers tell the owner. */
function lineOf({ id, category }: ShownListing, seeker: number) {
  const random = randomFor('line', id, seeker)
  if (!random.chance(0.4)) return ''
  return random.pick(category === 'commercial' ? workLines : homeLines)
}

export function revealRows(contacts: Contact[]) {
  return contacts
    .filter(({ kind }) => kind === 'contact')
    .map(({ listing, seeker, createdAt }) => ({
      seekerId: personId(seeker),
      listingId: listing.id,
      revealedOn: indiaDay(createdAt),
      createdAt,
    }))
}

export function visitRows(contacts: Contact[], clock: Clock) {
  const visits = contacts.filter(({ kind }) => kind === 'visit')
  return visits.map(({ listing, seeker, createdAt }, index) => {
    const random = randomFor('visit', index)
    const preferredDay = addDays(indiaDay(createdAt), random.whole(1, 6))
    const isOver = preferredDay < clock.today
    return {
      id: demoId('visit', index),
      listingId: listing.id,
      seekerId: personId(seeker),
      preferredDay,
      preferredTime: random.pick<VisitTime | ''>(['morning', 'afternoon', 'evening', '']),
      status: isOver ? random.weighted({ done: 75, cancelled: 25 }) : ('requested' as const),
      seekerLine: lineOf(listing, seeker),
      createdAt,
    }
  })
}

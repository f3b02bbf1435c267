import { labelOf } from '#contract/options/option-list.ts'
import { bhks, cities, propertyTypes } from '#contract/options.ts'
import { type Clock, latest } from '#demo/clock.ts'
import { demoId } from '#demo/demo-id.ts'
import { isShown, type ListingSummary, type ShownListing } from '#demo/listing-summary.ts'
import { makePerson, ownerIndex, personId, seekerAt, seekerIndex } from '#demo/people.ts'
import { type Random, randomFor } from '#demo/random.ts'

const everySeeker = Array.from({ length: 110 }, (_, number) => seekerAt(number))

/** The listings people keep, each saved after it was shown and they had joined. */
export function savedRows(listings: ListingSummary[], clock: Clock) {
  const shown = listings.filter(isShown).filter(({ ownerId }) => ownerId !== personId(ownerIndex))
  return [seekerIndex, ownerIndex, ...everySeeker].flatMap((person) => {
    const random = randomFor('saved', person)
    const joined = makePerson(person, clock).createdAt
    return likedBy(person, shown, random).map((listing) => {
      const from = latest(joined, listing.activeAt)
      const createdAt = clock.between(from, clock.now, random.between(0.05, 0.95))
      return {
        userId: personId(person),
        listingId: listing.id,
        price: priceThen(listing, random),
        createdAt,
      }
    })
  })
}

/** The demo seeker looks for a home to rent in one part of Delhi, and saves a few others. */
const seekersPlaces = ['Saket', 'Malviya Nagar', 'Hauz Khas']

function likedBy(person: number, shown: ShownListing[], random: Random) {
  if (person === ownerIndex) return random.some(shown, random.whole(12, 16))
  if (person !== seekerIndex) return random.some(shown, random.whole(0, 9))
  const { near = [], other = [] } = Object.groupBy(shown, ({ city, deal, category, locality }) => {
    const isHome = city === 'delhi' && deal === 'rent' && category === 'residential'
    return isHome && seekersPlaces.includes(locality ?? '') ? 'near' : 'other'
  })
  return [...random.some(near, 9), ...random.some(other, 4)]
}

/** Some people save the demo owner's listings, so that their insight pages show saves. */
export function savedOfOwnerRows(listings: ListingSummary[], clock: Clock) {
  const owned = listings.filter(isShown).filter(({ ownerId }) => ownerId === personId(ownerIndex))
  return owned.flatMap((listing) => {
    const random = randomFor('saved of owner', listing.id)
    return random.some(everySeeker, random.whole(2, 9)).map((person) => {
      const from = latest(makePerson(person, clock).createdAt, listing.activeAt)
      const createdAt = clock.between(from, clock.now, random.between(0.05, 0.95))
      return { userId: personId(person), listingId: listing.id, price: listing.price, createdAt }
    })
  })
}

/** Every fourth was dearer when it was saved. */
function priceThen({ price }: ListingSummary, random: Random) {
  return price && random.chance(0.25) ? Math.round((price * 1.05) / 1_000) * 1_000 : price
}

/** What people typed: words that fit a listing, so that the search would find something. */
export function searchRows(listings: ListingSummary[], clock: Clock) {
  const shown = listings.filter(isShown)
  if (shown.length === 0) return []
  const rows = [seekerIndex, ownerIndex, ...everySeeker].flatMap((person) => {
    const random = randomFor('searches', person)
    const joined = makePerson(person, clock).createdAt
    const from = latest(joined, clock.ago(45))
    const count = person === seekerIndex ? 18 : random.whole(0, 8)
    return Array.from({ length: count }, () => {
      const { city, category, deal, ...listing } = random.pick(shown)
      const createdAt = clock.between(from, clock.now, random.between(0.05, 0.99))
      const text = wordsFor({ ...listing, city }, random)
      return { userId: personId(person), text, city, category, deal, filters: { text }, createdAt }
    })
  })
  return rows.map((row, index) => ({ id: demoId('search', index), ...row }))
}

type Searched = Pick<ListingSummary, 'city' | 'bhk' | 'locality' | 'propertyType'>

function wordsFor({ city, bhk, locality, propertyType }: Searched, random: Random) {
  const place = locality?.toLowerCase() ?? city
  const size = labelOf(bhks, bhk).toLowerCase()
  const type = labelOf(propertyTypes, propertyType).toLowerCase()
  return random
    .pick([place, `${size} ${place}`, `${type} ${place}`, `${size} ${labelOf(cities, city)}`, type])
    .trim()
}

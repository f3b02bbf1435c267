import { indiaDay } from '#contract/format/dates.ts'
import { listingLimits } from '#contract/limits.ts'
import { splitHouseNo } from '#contract/listing/split-house-no.ts'
import type { Category, City, Deal } from '#contract/options.ts'
import type { Db } from '#db/connect.ts'
import { type ListingGap, listingGaps } from '#domain/listings/listing-gaps.ts'
import type { Described } from '#domain/listings/sentence/answer-notes.ts'
import { findDescribedPlace } from '#domain/listings/sentence/find-described-place.ts'
import { understandListing } from '#domain/listings/sentence/understand-listing.ts'

/** A sentence, and the basic details that were chosen besides; those win over its words. */
export type OwnersSentence = {
  text: string
  category?: Category | undefined
  deal?: Deal | undefined
  city?: City | undefined
}

export type FilledListing = {
  answers: Described
  /** The typed words that each answer was read from. */
  words: Partial<Record<keyof Described, string>>
  /** The required answers that are missing, as soon as category and deal are known. */
  gaps: ListingGap[]
  /** Words that could not be used. */
  unused: string[]
}

/** Reads an owner's sentence into the answers of the wizard, its place included. */
export async function fillFromSentence(
  db: Db,
  { text, city, ...chosen }: OwnersSentence,
  now = new Date(),
): Promise<FilledListing> {
  const understood = understandListing(text, indiaDay(now), chosen)
  const answers: Described = { ...understood.answers, ...understood.measures }
  const words = { ...understood.words }
  const unused = [...understood.unused]
  if (city) answers.city = city

  const described = understood.text
    ? await findDescribedPlace(db, understood.text, answers.city ?? undefined)
    : undefined
  if (described) {
    const { place, unknown } = described
    if (unknown) unused.push(unknown)
    answers.city ??= place.city
    answers.locality = place.name
    const split = splitHouseNo(understood.text)
    // Most seekers read the name of a place as the gazetteer writes it, not in Devanagari.
    const isHindi = /\p{Script=Devanagari}/u.test(understood.text)
    const named = isHindi && !unknown && !split ? place.name : (split?.address ?? understood.text)
    answers.address = addressOf(named)
    words.locality = understood.text
    words.address = split?.address ?? understood.text
    if (split) {
      answers.houseNo = addressOf(split.houseNo)
      words.houseNo = split.houseNo
    }
    // The owner begins at the middle of the place; the wizard asks to move the pin to the gate. An
    // unknown sector gets no pin, since the middle of its locality would claim too much.
    if (!unknown) {
      Object.assign(answers, { lat: place.lat, lng: place.lng })
      Object.assign(words, { lat: understood.text, lng: understood.text })
    }
  } else if (understood.text) unused.push(understood.text)

  const description = describe(understood.wishes)
  if (description) {
    answers.description = description
    words.description = understood.wishes.join(', ')
  }
  const { category, deal } = answers
  const gaps = category && deal ? listingGaps({ ...answers, category, deal }) : []
  return { answers, words, gaps, unused }
}

/** What no question asks for is added to the description in the owner's words. */
function describe(wishes: string[]) {
  const text = wishes.join(', ').slice(0, listingLimits.descriptionChars)
  return text && `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
}

/** `dwarka sec 12` as an address begins: with capital letters. */
function addressOf(text: string) {
  return text
    .replace(/\bsec(t|tr)?\b\.?/gi, 'Sector')
    .replace(/(^|\s)\p{Ll}/gu, (letter) => letter.toUpperCase())
    .slice(0, listingLimits.addressChars)
}

import type { Category } from '#contract/options.ts'
import type { Meaning } from '#domain/language/phrases/phrase-table.ts'
import type { PhraseAt } from '#domain/language/phrases/phrases-in.ts'
import type { Reader } from '#domain/language/reader.ts'
import { readBathroomCount } from '#domain/language/readers/bathrooms.ts'
import { readDeposit, type UnderstoodDeposit } from '#domain/language/readers/deposits.ts'
import { readFacings } from '#domain/language/readers/facings.ts'
import { dropPhones } from '#domain/language/readers/measures.ts'
import { readRoomCounts } from '#domain/language/readers/rooms.ts'
import { readWishes } from '#domain/language/readers/wishes.ts'
import { sharedReaders } from '#domain/language/shared-readers.ts'
import { leftOver, type Token } from '#domain/language/words/tokens.ts'
import type { AnswerNotes, Read } from '#domain/listings/sentence/answer-notes.ts'
import { dropRooms, keepRooms, onlyOne } from '#domain/listings/sentence/keep-rooms.ts'
import { readAvailability } from '#domain/listings/sentence/read-availability.ts'
import { readOwnFloor, readTotalFloors } from '#domain/listings/sentence/read-building.ts'
import { readIdealFor } from '#domain/listings/sentence/read-ideal-for.ts'
import {
  type AskedPrice,
  readAskedPrice,
  readMaintenance,
  readRate,
} from '#domain/listings/sentence/read-money.ts'
import {
  type OwnerPhraseAt,
  readOwnerPhrases,
} from '#domain/listings/sentence/read-owner-phrases.ts'
import { readBalconies, readSizes, type SaidArea } from '#domain/listings/sentence/read-sizes.ts'
import { readAge, readYears } from '#domain/listings/sentence/read-years.ts'

type ListingSentence = {
  text: string
  tokens: Token[]
  notes: AnswerNotes
  today: string
  /** What a search with these words would look for, where nothing else was chosen. */
  category: Category | undefined
  isLand: boolean
}

type Found = {
  phones: Token[]
  deposit?: Read<UnderstoodDeposit | undefined>
  price?: Read<AskedPrice | undefined>
  sizes?: Read<SaidArea[]>
  ownerPhrases: OwnerPhraseAt[]
  phrases: PhraseAt<Meaning>[]
  /** The words left over, to be looked up as a place. */
  rest: string
  wishes: string[]
}

/** How an owner's sentence is read. Each reader takes words away from those below it. */
export const listingReaders: Reader<ListingSentence, Found>[] = [
  sharedReaders.placeNames,
  {
    why: sharedReaders.phones.why,
    read: ({ notes }) => ({ phones: notes.read(dropPhones).taken }),
  },
  {
    why: 'Before whatever may be said of a use: `suitable for bank or showroom` is one answer.',
    read({ notes, text, tokens, category }) {
      if (category === 'commercial') notes.take('idealFor', () => readIdealFor(text, tokens))
    },
  },
  {
    why: 'Before phrases and counts: `next month` and `15 din baad` are days.',
    read({ notes, tokens, today }) {
      notes.take('availableFrom', () => readAvailability(tokens, today))
    },
  },
  {
    why: 'Before prices: its sum is not what is asked.',
    read: ({ notes }) => ({ deposit: notes.read(readDeposit) }),
  },
  {
    why: 'Before prices for the same reason.',
    read({ notes }) {
      const { found, taken } = notes.read(readMaintenance)
      notes.keep('maintenance', found?.maintenance, taken)
      notes.keep('maintenanceAmount', found?.amount, taken)
    },
  },
  {
    why: 'Before the lease: `9 years lease 3 years lock in` has two terms.',
    read({ notes, tokens }) {
      notes.take('lockInYears', () => readYears(tokens, 'lock'))
    },
  },
  {
    why: 'Before phrases, where `lease` alone is a rent.',
    read({ notes, tokens }) {
      notes.take('leaseYears', () => readYears(tokens, 'lease'))
    },
  },
  {
    why: 'Behind the terms in years: in `lease 9 years old building` they are no age.',
    read({ notes }) {
      notes.take('propertyAge', readAge)
    },
  },
  {
    why: 'Before areas: `45,000 per gaj` is a price and not a size.',
    read({ notes }) {
      const rate = notes.read(readRate)
      return rate.found && { price: rate }
    },
  },
  {
    why: 'Before measures, rooms and prices, which would take its numbers.',
    read: ({ notes, tokens, category, isLand }) => ({
      sizes: notes.read(() => readSizes(tokens, category === 'commercial' || isLand)),
    }),
  },
  {
    why: 'Before the own floor: of `3rd of 4 floor` the last number is the building’s.',
    read({ notes }) {
      notes.take('totalFloors', readTotalFloors)
    },
  },
  {
    why: 'Behind the building, whose last floor is the `top floor`.',
    read({ notes, tokens }) {
      notes.take('floor', () => readOwnFloor(tokens, notes.answers.totalFloors ?? undefined))
    },
  },
  {
    why: 'Before fillers: without its `facing`, a direction is a name.',
    read({ notes, tokens }) {
      notes.take('facing', () => onlyOne(readFacings(tokens)))
    },
  },
  {
    why: 'Before rooms: the plus of `3bhk+2t` adds bathrooms.',
    read({ notes }) {
      notes.take('bathrooms', readBathroomCount)
    },
  },
  {
    why: 'Before phrases, where a `balcony` has no number.',
    read({ notes }) {
      notes.take('balconies', readBalconies)
    },
  },
  {
    why: 'Before measures and the phrases of searches, which read `24x7 water` and `only rent` otherwise.',
    read: ({ tokens }) => ({ ownerPhrases: readOwnerPhrases(tokens) }),
  },
  sharedReaders.measures,
  {
    why: 'Before phrases, which would take words out of `single room`.',
    read({ notes, tokens }) {
      keepRooms(notes, notes.read(readRoomCounts), tokens)
    },
  },
  {
    why: 'Before phrases, which would take the `rent` before a sum.',
    read: ({ notes }, { price }) => ({ price: price ?? notes.read(readAskedPrice) }),
  },
  sharedReaders.phrases,
  sharedReaders.counts,
  sharedReaders.sectors,
  sharedReaders.fillers,
  {
    why: 'Behind fillers: a room with no name before it was said twice.',
    read({ notes, tokens }) {
      if (notes.answers.bhk) dropRooms(tokens)
    },
  },
  {
    why: 'Last: what nobody has read, and the wishes with the fillers that belong to them.',
    read: ({ text, tokens }) => ({
      rest: leftOver(text, tokens),
      wishes: readWishes(text, tokens),
    }),
  },
]

export const nothingFound: Found = {
  phones: [],
  ownerPhrases: [],
  phrases: [],
  rest: '',
  wishes: [],
}

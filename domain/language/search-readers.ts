import type {
  BathroomFilter,
  Facing,
  FloorFilter,
  MetroFilter,
  RoomFilter,
} from '#contract/options.ts'
import type { TravelWish } from '#contract/search/travel.ts'
import type { Meaning } from '#domain/language/phrases/phrase-table.ts'
import type { PhraseAt } from '#domain/language/phrases/phrases-in.ts'
import { withReach } from '#domain/language/reach-of-text.ts'
import type { Reader } from '#domain/language/reader.ts'
import { readAbsurdCounts } from '#domain/language/readers/absurd-counts.ts'
import { readArea, type UnderstoodArea } from '#domain/language/readers/areas.ts'
import { readBathrooms } from '#domain/language/readers/bathrooms.ts'
import { readDeposit } from '#domain/language/readers/deposits.ts'
import { readFacings } from '#domain/language/readers/facings.ts'
import { readFloors } from '#domain/language/readers/floors.ts'
import { readStoreys } from '#domain/language/readers/measures.ts'
import { readMetro } from '#domain/language/readers/metro.ts'
import { readOtherCities } from '#domain/language/readers/other-cities.ts'
import { readPrice, type UnderstoodPrice } from '#domain/language/readers/prices.ts'
import { findReach, type Reach, reachOfPlace } from '#domain/language/readers/reach.ts'
import { readRooms } from '#domain/language/readers/rooms.ts'
import { readTravel } from '#domain/language/readers/travel.ts'
import type { FindPlace } from '#domain/language/readers/travel-places.ts'
import { readWishes } from '#domain/language/readers/wishes.ts'
import { sharedReaders } from '#domain/language/shared-readers.ts'
import { leftOver, type Token } from '#domain/language/words/tokens.ts'

type SearchSentence = {
  text: string
  tokens: Token[]
  /** Whether a phrase may be understood; else its words are looked up as a place. */
  isAccepted: (meaning: Meaning) => boolean
  /** Finds places that can be travelled to, where travel times are searched by. */
  findPlace?: FindPlace | undefined
}

type Found = {
  distance?: Reach | undefined
  km?: number | undefined
  area?: UnderstoodArea | undefined
  floors: FloorFilter[]
  facing: Facing[]
  bathrooms?: BathroomFilter | undefined
  bhk: RoomFilter[]
  price?: UnderstoodPrice | undefined
  phrases: PhraseAt<Meaning>[]
  otherCities: string[]
  metro?: MetroFilter | undefined
  /** The words left over, to be looked up as a place. */
  rest: string
  wishes: string[]
  travel: TravelWish[]
}

/** How a search is read. Each reader takes words away from those below it. */
export const searchReaders: Reader<SearchSentence, Found>[] = [
  sharedReaders.placeNames,
  sharedReaders.phones,
  {
    why: 'Before all that reads numbers, cities and offices: those of `office noida 62 ke paas 45 min` say where somebody goes.',
    read: ({ tokens, findPlace }) => ({ travel: findPlace ? readTravel(tokens, findPlace) : [] }),
  },
  {
    why: 'Before prices: the sum of a deposit is not what a home costs.',
    read({ tokens }) {
      readDeposit(tokens, 'wish')
    },
  },
  {
    why: 'Before measures, to which the `500 meter` from a station are a length like others.',
    read: ({ tokens }) => ({ distance: findReach(tokens) }),
  },
  {
    why: 'Before measures, to which `900ft` is a length, and before prices.',
    read: ({ tokens }) => ({ area: readArea(tokens) }),
  },
  {
    why: 'Before floors: a house of `3 floors` is not on the third.',
    read({ tokens }) {
      readStoreys(tokens)
    },
  },
  {
    why: 'Before rooms: the bound of `3rd floor or above 2bhk` is the floor’s; and before phrases, where a `floor` is a type.',
    read: ({ tokens }) => ({ floors: readFloors(tokens) }),
  },
  {
    why: 'Before fillers: without its `facing`, a direction is a name.',
    read: ({ tokens }) => ({ facing: readFacings(tokens) }),
  },
  sharedReaders.measures,
  {
    why: 'Before rooms, bathrooms and phrases: of `30 balconies` nobody wants one.',
    read({ tokens }) {
      readAbsurdCounts(tokens)
    },
  },
  {
    why: 'Before rooms: the plus of `2bhk+2t` adds bathrooms.',
    read: ({ tokens }) => ({ bathrooms: readBathrooms(tokens) }),
  },
  {
    why: 'Before phrases, which would take words out of `single room`.',
    read: ({ tokens }) => ({ bhk: readRooms(tokens) }),
  },
  {
    why: 'Before phrases: in `gurgaon 14 25k` the name of the city tells that 14 is no price.',
    read: ({ tokens }) => ({ price: readPrice(tokens) }),
  },
  sharedReaders.phrases,
  {
    why: 'Behind phrases: Bhiwani is one of our cities, not Bhiwadi misspelt.',
    read: ({ text, tokens, isAccepted }) => ({
      otherCities: isAccepted({ isOtherCity: true }) ? readOtherCities(text, tokens) : [],
    }),
  },
  sharedReaders.counts,
  sharedReaders.sectors,
  sharedReaders.fillers,
  {
    why: 'Behind fillers: only now it is known whether a name stands beside the distance.',
    read: ({ tokens }, { distance }) => ({ km: reachOfPlace(tokens, distance) }),
  },
  {
    why: 'Behind that: a distance from no named place may be one from any station.',
    read: ({ tokens }, { distance, km }) => ({
      metro: readMetro(tokens, km === undefined ? distance : undefined),
    }),
  },
  {
    why: 'Last: what nobody has read, and the wishes with the fillers that belong to them.',
    read: ({ text, tokens }, { km }) => ({
      rest: withReach(leftOver(text, tokens), km),
      wishes: readWishes(text, tokens),
    }),
  },
]

export const nothingFound: Found = {
  floors: [],
  facing: [],
  bhk: [],
  phrases: [],
  otherCities: [],
  rest: '',
  wishes: [],
  travel: [],
}

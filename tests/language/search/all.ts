import { amounts } from '#tests/language/search/amounts.ts'
import { amountsInWords } from '#tests/language/search/amounts-in-words.ts'
import { asMeant } from '#tests/language/search/as-meant.ts'
import { details } from '#tests/language/search/details.ts'
import { devanagari } from '#tests/language/search/devanagari.ts'
import { fromOwners } from '#tests/language/search/from-owners.ts'
import { kinds } from '#tests/language/search/kinds.ts'
import { numbersOfPlaces } from '#tests/language/search/numbers-of-places.ts'
import { places } from '#tests/language/search/places.ts'
import { requests } from '#tests/language/search/requests.ts'
import { rooms } from '#tests/language/search/rooms.ts'
import { sectors } from '#tests/language/search/sectors.ts'
import type { Sentence } from '#tests/language/search/sentence.ts'
import { shortWords } from '#tests/language/search/short-words.ts'
import { sizes } from '#tests/language/search/sizes.ts'
import { typingErrors } from '#tests/language/search/typing-errors.ts'
import { unusable } from '#tests/language/search/unusable.ts'
import { wishes } from '#tests/language/search/wishes.ts'

/** What people type, and what it means. */
export const allSentences: Sentence[] = [
  ...requests,
  ...rooms,
  ...amounts,
  ...amountsInWords,
  ...kinds,
  ...details,
  ...places,
  ...sectors,
  ...numbersOfPlaces,
  ...shortWords,
  ...typingErrors,
  ...wishes,
  ...sizes,
  ...fromOwners,
  ...unusable,
  ...devanagari,
  ...asMeant,
]

import { amounts } from '#domain/search/understand/sentences/amounts.ts'
import { amountsInWords } from '#domain/search/understand/sentences/amounts-in-words.ts'
import { details } from '#domain/search/understand/sentences/details.ts'
import { devanagari } from '#domain/search/understand/sentences/devanagari.ts'
import { kinds } from '#domain/search/understand/sentences/kinds.ts'
import { numbersOfPlaces } from '#domain/search/understand/sentences/numbers-of-places.ts'
import { places } from '#domain/search/understand/sentences/places.ts'
import { requests } from '#domain/search/understand/sentences/requests.ts'
import { rooms } from '#domain/search/understand/sentences/rooms.ts'
import { sectors } from '#domain/search/understand/sentences/sectors.ts'
import type { Sentence } from '#domain/search/understand/sentences/sentence.ts'
import { shortWords } from '#domain/search/understand/sentences/short-words.ts'
import { typingErrors } from '#domain/search/understand/sentences/typing-errors.ts'
import { unusable } from '#domain/search/understand/sentences/unusable.ts'
import { wishes } from '#domain/search/understand/sentences/wishes.ts'

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
  ...unusable,
  ...devanagari,
]

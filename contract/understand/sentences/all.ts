import { amounts } from '#contract/understand/sentences/amounts.ts'
import { amountsInWords } from '#contract/understand/sentences/amounts-in-words.ts'
import { details } from '#contract/understand/sentences/details.ts'
import { devanagari } from '#contract/understand/sentences/devanagari.ts'
import { kinds } from '#contract/understand/sentences/kinds.ts'
import { places } from '#contract/understand/sentences/places.ts'
import { requests } from '#contract/understand/sentences/requests.ts'
import { rooms } from '#contract/understand/sentences/rooms.ts'
import { sectors } from '#contract/understand/sentences/sectors.ts'
import type { Sentence } from '#contract/understand/sentences/sentence.ts'
import { shortWords } from '#contract/understand/sentences/short-words.ts'
import { typingErrors } from '#contract/understand/sentences/typing-errors.ts'

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
  ...shortWords,
  ...typingErrors,
  ...devanagari,
]

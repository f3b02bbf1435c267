import type { Meaning } from '#domain/language/phrases/phrase-table.ts'
import type { PhraseAt } from '#domain/language/phrases/phrases-in.ts'
import type { Reader } from '#domain/language/reader.ts'
import { dropFillers } from '#domain/language/readers/fillers.ts'
import { dropPhones, readCounts, readMeasures } from '#domain/language/readers/measures.ts'
import { protectNames } from '#domain/language/readers/place-names.ts'
import { readPhrases } from '#domain/language/readers/read-phrases.ts'
import { nameSectors } from '#domain/language/readers/sectors.ts'
import type { Token } from '#domain/language/words/tokens.ts'

type Sentence = { tokens: Token[]; isAccepted?: (meaning: Meaning) => boolean }
type Found = { phrases: PhraseAt<Meaning>[] }

/** The readers that stand in the table of searches and in that of listings. */
export const sharedReaders = {
  placeNames: {
    why: 'First: the 7 of `sector 7 floor` is no floor, and the house of `mandi house` no type.',
    read({ tokens }) {
      protectNames(tokens)
    },
  },
  phones: {
    why: 'Before prices: half of a phone number would be a rent.',
    read({ tokens }) {
      dropPhones(tokens)
    },
  },
  measures: {
    why: 'Behind areas, which know more of the units; before rooms, since `3bhk+1s` has one for servants.',
    read({ tokens }) {
      readMeasures(tokens)
    },
  },
  phrases: {
    why: 'Behind the readers of numbers, whose words are phrases too: `floor`, `rent`, `security`.',
    read: ({ tokens, isAccepted = () => true }) => ({ phrases: readPhrases(tokens, isAccepted) }),
  },
  counts: {
    why: 'Behind phrases, of which `2 wheeler parking` is one; before sectors: `noida 2 logo` is none.',
    read({ tokens }) {
      readCounts(tokens)
    },
  },
  sectors: {
    why: 'Behind everything with a number: only a number that says nothing else is the sector of `noida 62`.',
    read({ tokens }, { phrases }) {
      nameSectors(tokens, phrases)
    },
  },
  fillers: {
    why: 'When all that means something is known: what is left is a name or says nothing.',
    read({ tokens }) {
      dropFillers(tokens)
    },
  },
} satisfies Record<string, Reader<Sentence, Found>>

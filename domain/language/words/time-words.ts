import { wordMap, wordSet } from '#domain/language/words/word-table.ts'

export const dayWords = wordSet('day days din dino')
export const weekWords = wordSet('week weeks hafta hafte')
export const monthWords = wordSet('month months mahina mahine mahino maheena mahinaa')
export const yearWords = wordSet('year years yr yrs saal sal varsh')

/** The number of a month by its name. */
export const monthNumbers = wordMap(
  [
    'jan january janvari janwari',
    'feb february farvari',
    'mar march',
    'apr april aprail',
    'may',
    'jun june',
    'jul july',
    'aug august agast',
    'sep sept september',
    'oct october',
    'nov november',
    'dec december disambar',
  ].map((words, at) => [at + 1, words] as const),
)

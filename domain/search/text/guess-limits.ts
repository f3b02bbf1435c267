/**
 * What guessing at unknown words may cost. Comparing a word with those of all places takes
 * milliseconds, so anybody could make the site slow with a dozen random words.
 */
export const guessLimits = {
  /** A text of more words is not compared with names as a whole: no name is longer. */
  wordsOfName: 6,
  /** How many single words of a text are tried as misspelt places. */
  singleWords: 3,
  /** Time budget: after it no further guess is begun. */
  ms: 1_000,
} as const

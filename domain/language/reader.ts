/**
 * A step of understanding a sentence. It uses the tokens that it understands, so that no later step
 * reads them again, and answers what they say.
 */
export type Reader<Sentence, Found> = {
  /** Why it comes where it does in the table. */
  why: string
  read: (sentence: Sentence, found: Found) => Partial<Found> | undefined
}

/** Reads a sentence with every reader of a table, from top to bottom. */
export function readInOrder<Sentence, Found extends object>(
  readers: readonly Reader<Sentence, Found>[],
  sentence: Sentence,
  nothing: Found,
): Found {
  const found = { ...nothing }
  for (const { read } of readers) Object.assign(found, read(sentence, found))
  return found
}

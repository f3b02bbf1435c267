/** The words of a text, which spaces and line breaks separate. */
export function wordSet(text: string): ReadonlySet<string> {
  return new Set(text.trim().split(/\s+/))
}

/** What each word stands for, of values with the words for them. */
export function wordMap<Value>(
  table: Iterable<readonly [Value, string]>,
): ReadonlyMap<string, Value> {
  return new Map(
    [...table].flatMap(([value, words]) => words.split(' ').map((word) => [word, value] as const)),
  )
}

/** “Hisar, Bhiwani and Noida”. `Intl.ListFormat` says the same, and takes a phone 40 ms to load. */
export function joinWithAnd(parts: readonly string[]) {
  return parts.length < 2 ? parts.join() : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`
}

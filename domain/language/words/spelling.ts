/**
 * Whether a word is probably a known one with a typing error: one letter more, less or other, or
 * two neighbours swapped. In a short word only vowels may go wrong: `flet` is a flat, `slot` no plot.
 */
export function isMisspelt(typed: string, known: string): boolean {
  if (typed.length < 4 || known.length < 4 || !isOneSlipAway(typed, known)) return false
  return (typed.length > 4 && known.length > 5) || consonantsOf(typed) === consonantsOf(known)
}

function isOneSlipAway(typed: string, known: string) {
  if (typed[0] !== known[0] || Math.abs(typed.length - known.length) > 1) return false
  const [a, b] = unequalParts(typed, known)
  return (a.length <= 1 && b.length <= 1) || (a.length === 2 && b === `${a[1]}${a[0]}`)
}

/** Two words without their common beginning and end. */
function unequalParts(a: string, b: string): [string, string] {
  const shorter = Math.min(a.length, b.length)
  let start = 0
  while (start < shorter && a[start] === b[start]) start++
  let end = 0
  while (end < shorter - start && a.at(-1 - end) === b.at(-1 - end)) end++
  return [a.slice(start, a.length - end), b.slice(start, b.length - end)]
}

/** Whether two words differ by at most that many letters (Levenshtein distance). */
export function isWithinEdits(one: string, other: string, most: number): boolean {
  if (Math.abs(one.length - other.length) > most) return false
  const [a, b] = unequalParts(one, other)
  let row = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1
      next.push(Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + cost))
    }
    if (Math.min(...next) > most) return false
    row = next
  }
  return row[b.length]! <= most
}

/** Every word that has two neighbouring letters of this one exchanged. */
export function swaps(word: string): string[] {
  const all = [...word.slice(1)].map(
    (letter, at) => word.slice(0, at) + letter + word[at] + word.slice(at + 2),
  )
  return [...new Set(all)].filter((swapped) => swapped !== word)
}

/** Each consonant once: `villa` and `vila` have the same. Digits stay. */
export function consonantsOf(text: string): string {
  return text.replace(/[aeiou ]/g, '').replace(/([a-z])\1+/g, '$1')
}

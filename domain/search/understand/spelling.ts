/**
 * Whether a word is probably a known one with a typing error: one letter more, less or other, or
 * two neighbours swapped. In a short word only vowels may go wrong: `flet` is a flat, `slot` no plot.
 */
export function isMisspelt(typed: string, known: string): boolean {
  if (typed.length < 4 || known.length < 4 || !isOneSlipAway(typed, known)) return false
  return (typed.length > 4 && known.length > 5) || consonants(typed) === consonants(known)
}

function isOneSlipAway(a: string, b: string) {
  if (Math.abs(a.length - b.length) > 1 || a[0] !== b[0]) return false
  let from = 0
  while (from < a.length && a[from] === b[from]) from++
  const [restA, restB] = [a.slice(from), b.slice(from)]
  if (a.length > b.length) return restA.slice(1) === restB
  if (a.length < b.length) return restA === restB.slice(1)
  if (restA.slice(1) === restB.slice(1)) return true
  return restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2)
}

/** Each consonant once: `villa` and `vila` have the same. */
function consonants(word: string) {
  return word.replace(/[aeiou]/g, '').replace(/(.)\1+/g, '$1')
}

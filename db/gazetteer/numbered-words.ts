/** Words that take a number, as normalised text has them. */
const numbered = /^(sector|phase|block|pocket|part|ward|gali|tower)$/
const number = /^\d{1,4}[a-z]?$/

/** A word with its number, or several alternatives: those of `sector 10 11`. */
type Group = string[]

/**
 * Joins each number to the word it belongs to: `rohini sector 7 8` is `rohini` and `sector7` or
 * `sector8`. Otherwise the 3 of `sector 3` would be found in every address with a house number 3.
 */
export function groupNumbers(words: readonly string[]): Group[] {
  const groups: Group[] = []
  for (let at = 0; at < words.length; at++) {
    const word = words[at]!
    const numbers = numbered.test(word) ? numbersFrom(words, at + 1) : []
    // `57 sector`: nothing behind it, a number before.
    const before = groups.at(-1)?.[0]
    const isReversed = numbers.length === 0 && numbered.test(word) && isNumber(before)
    if (numbers.length > 0) groups.push(numbers.map((each) => word + each))
    else if (isReversed) groups.splice(-1, 1, [word + before])
    else groups.push([word])
    at += numbers.length
  }
  return groups
}

/** Whether a word is one that was joined: `sector57`. */
export function isNumberedWord(word: string): boolean {
  return numbered.test(/^(\p{L}+)\d/u.exec(word)?.[1] ?? '')
}

/** The words that were joined: `sector57` is `sector` and `57`. */
export function splitNumber(word: string): string[] {
  return isNumberedWord(word) ? word.split(/(?<=\p{L})(?=\d)/u) : [word]
}

function numbersFrom(words: readonly string[], start: number) {
  let end = start
  while (isNumber(words[end])) end++
  return words.slice(start, end)
}

function isNumber(word: string | undefined) {
  return number.test(word ?? '')
}

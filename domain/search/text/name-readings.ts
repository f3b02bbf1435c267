/** A name that words from a place on may stand for. */
export type NameReading = {
  name: string
  /** Where the words begin, and how many they are. */
  from: number
  length: number
  isListed: boolean
}

const LONGEST_NAME = 7

/**
 * Every name that one or more words in a row may stand for, the longest first: as they are, and with
 * what is left out in `rohini 7` (its sector) and before the 11 of `dwarka sector 10 11`.
 */
export function nameReadings(words: string[]): NameReading[] {
  return words.flatMap((_, from) => [...runsFrom(words, from), ...listedAt(words, from)])
}

function runsFrom(words: string[], from: number): NameReading[] {
  const all = words.slice(from, from + LONGEST_NAME)
  const lengths = all.map((_, at) => all.length - at)
  return lengths.flatMap((length) => {
    const run = words.slice(from, from + length)
    return namesOf(run.slice(0, -1), run.at(-1)!).map((name) => reading(name, from, length))
  })
}

/** A number behind other numbers goes on with each name that the first of them may end. */
function listedAt(words: string[], at: number): NameReading[] {
  let first = at
  while (isNumber(words[first - 1])) first--
  if (first === at || !isNumber(words[at])) return []
  return words
    .slice(0, first)
    .flatMap((_, from) => namesOf(words.slice(from, first), words[at]!))
    .map((name) => ({ ...reading(name, at, 1), isListed: true }))
}

function namesOf(before: string[], last: string) {
  const names = [[...before, last]]
  const isSector = isNumber(last) && before.length > 0 && !hasNumberWord.test(before.at(-1)!)
  if (isSector) names.push([...before, 'sector', last])
  return names.map((name) => name.join(' '))
}

const hasNumberWord = /^(sector|phase|block|pocket|part|\d.*)$/

function isNumber(word: string | undefined) {
  return /^\d{1,3}[a-d]?$/.test(word ?? '')
}

function reading(name: string, from: number, length: number): NameReading {
  return { name, from, length, isListed: false }
}

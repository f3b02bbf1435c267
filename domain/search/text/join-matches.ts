import type { TextMatch } from '#domain/search/text/text-match.ts'
import { anyWords, type TextWords } from '#domain/search/text/text-words.ts'

/**
 * What words stand for in several cities together: `sector 62` is one of Noida, Gurugram and
 * Faridabad. Only the cities count in which the words are understood best.
 */
export function joinMatches(all: (TextMatch | undefined)[]): TextMatch | undefined {
  const matches = all.filter((match) => match !== undefined)
  const best = Math.max(...matches.map(certaintyOf))
  const [first, ...others] = matches.filter((match) => certaintyOf(match) === best)
  if (!first) return undefined
  const joined = [first, ...others]
  const placeIds = unique(joined.flatMap((match) => match.placeIds))
  return {
    ...first,
    placeIds,
    // A station counts only where no city has a locality of the name.
    points: placeIds.length > 0 ? [] : joined.flatMap(({ points }) => points),
    origins: joined.flatMap(({ origins }) => origins).slice(0, MOST_ORIGINS),
    words: joinWords(joined.flatMap(({ words }) => words ?? [])),
  }
}

/** A limit, since every statement measures the distance from each point. */
const MOST_ORIGINS = 12

/** Places before words, exact names before guesses, and as few words left out as possible. */
function certaintyOf({ placeIds, points, words, isExactPlace, ignored = [] }: TextMatch) {
  const isPlace = placeIds.length + points.length > 0
  const isNothing = !isPlace && (!words || words === anyWords)
  if (isNothing) return words ? 1 : 0
  const kind = isPlace && isExactPlace ? 300 : isPlace ? 100 : 200
  return kind - ignored.length * 10
}

function joinWords(all: TextWords[]): TextWords | undefined {
  const [first] = all
  if (!first || all.includes(anyWords)) return first
  const sets = new Map(all.flatMap((words) => words.sets).map((set) => [set.join(' '), set]))
  return { sets: [...sets.values()], isUnfinished: all.every((words) => words.isUnfinished) }
}

function unique(ids: string[]) {
  return [...new Set(ids)]
}

import { numberAt } from '#domain/language/words/numbers.ts'
import { free, type Token } from '#domain/language/words/tokens.ts'

/** More than that nobody means, or nobody has. */
export const mostRooms = 10

type Numbers = { counts: number[]; first: number }

/** The numbers that stand before a unit: one, a few, or from one to another. */
export function numbersBefore(tokens: Token[], unitAt: number): Numbers {
  let first = unitAt
  const counts: number[] = []
  let isRange = false
  for (let at = unitAt - 1; at >= 0; at--) {
    const count = roomsAt(tokens, at)
    if (count !== undefined) {
      counts.unshift(count)
      first = at
      const joiner = free(tokens[at - 1])
      if (isFewInWords(tokens, at)) {
        counts.unshift(count - 1)
        first = at - 1
        break
      }
      // `2 bhk or 3 bhk` is not one list: the word before belongs to the number before.
      if (!joiners.has(joiner) || roomsAt(tokens, at - 2) === undefined) break
      isRange ||= rangeJoiners.has(joiner)
      at--
    } else if (counts.length > 0 || !/^([+-]|plus)$/.test(free(tokens[at]))) break
  }
  if (!isRange) return { counts, first }
  const [low, high] = [Math.min(...counts), Math.max(...counts)]
  return { first, counts: Array.from({ length: high - low + 1 }, (_, step) => low + step) }
}

/** `do teen kamre` are two or three; in `dikha do teen kamre` the first word asks. */
function isFewInWords(tokens: Token[], at: number) {
  const [asking, few, more] = [-2, -1, 0].map((step) => free(tokens[at + step]))
  if (!/^\p{L}/u.test(few ?? '') || !/^\p{L}/u.test(more ?? '')) return false
  if (
    few === 'do' &&
    /^(de|bta|bata|dila|dikha|dilwa|kar|kra|kara|dhoond|dhundh)$/.test(asking ?? '')
  )
    return false
  return roomsAt(tokens, at - 1) === (roomsAt(tokens, at) ?? 0) - 1
}

function roomsAt(tokens: Token[], at: number) {
  const value = numberAt(tokens, at)?.value
  return value !== undefined && value >= 1 && value <= mostRooms ? value : undefined
}

const rangeJoiners = new Set(['-', '–', 'to', 'se'])
const joiners = new Set([...rangeJoiners, '/', '&', 'or', 'ya', 'aur', 'and'])

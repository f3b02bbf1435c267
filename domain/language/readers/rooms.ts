import { type RoomFilter, roomFilters } from '#contract/options.ts'
import { numbersBefore } from '#domain/language/readers/room-numbers.ts'
import { free, type Token, use } from '#domain/language/words/tokens.ts'
import { wordSet } from '#domain/language/words/word-table.ts'

/** Reads `3 bhk`, `2/3 bhk`, `2 to 4 bedroom`, `3+ bhk`, `do kamre`, `1 rk`, `studio`, `a room`. */
export function readRooms(tokens: Token[]): RoomFilter[] {
  const found = readRoomCounts(tokens)
  return roomFilters.values.filter((room) => found.has(room))
}

/** The same with the number that was said for each, or the least of an open range. */
export function readRoomCounts(tokens: Token[]): Map<RoomFilter, number> {
  const found = new Map<RoomFilter, number>()
  for (const at of tokens.keys()) {
    if (free(tokens[at]) === 'studio') take(tokens, at, at, [['1rk', 1]], found)
    const unit = unitAt(tokens, at)
    const numbers = unit && numbersBefore(tokens, at)
    if (!unit || !numbers || numbers.counts.length === 0) continue
    const least = leastBefore(tokens, numbers.first)
    const rooms = least
      ? roomsFrom(numbers.counts[0]! + least.more, unit.kind)
      : numbers.counts.flatMap((count) =>
          hasPlus(tokens, numbers.first, unit.last) && count >= 3
            ? roomsFrom(Math.max(4, count), unit.kind)
            : roomsOf(count, unit.kind),
        )
    const last = unit.last + (hasPlusBehind(tokens, unit.last) ? 1 : 0)
    const first = numbers.first - (least?.count ?? 0)
    take(tokens, first, last, rooms, found)
  }
  if (found.size === 0) takeLoneRoom(tokens, found)
  return found
}

type Unit = { kind: 'bhk' | 'rooms' | 'rk'; last: number }

/** What is counted by bedrooms. */
export const bhkWords = new Set(
  'bhk bhks bkh bhkk bhhk bbhk bhq bhak behk bhl bhj bjk bgk hbk bed beds bedroom bedrooms bedrm bedrum badroom br'.split(
    ' ',
  ),
)
const roomWords = wordSet('room rooms rum kamra kamre kamron kamro kmra kmre')

function unitAt(tokens: Token[], at: number): Unit | undefined {
  const [word = '', second = '', third = ''] = [0, 1, 2].map((step) => free(tokens[at + step]))
  if (word === 'b' && second === 'h' && /^k[ea]?$/.test(third)) return { kind: 'bhk', last: at + 2 }
  if (word === 'r' && /^k[ea]?$/.test(second)) return { kind: 'rk', last: at + 1 }
  if (/^beds?$/.test(word) && roomWords.has(second)) return { kind: 'bhk', last: at + 1 }
  if (bhkWords.has(word)) return { kind: 'bhk', last: /^(set|hall)$/.test(second) ? at + 1 : at }
  if (word === 'rk') return { kind: 'rk', last: at }
  if (!roomWords.has(word)) return undefined
  if (second === 'kitchen') return { kind: 'rk', last: at + 1 }
  return { kind: 'rooms', last: second === 'set' ? at + 1 : at }
}

/** `at least 2 bhk` and `more than 2 bhk`: how many words say so, and how many rooms more. */
function leastBefore(tokens: Token[], first: number) {
  const words = [3, 2, 1].map((step) => free(tokens[first - step])).join(' ')
  const said = /\b(at ?least|min|minimum|kam se kam|not less than|(more than|above|over))$/.exec(
    words,
  )
  return said && { count: said[0].split(' ').length, more: said[2] ? 1 : 0 }
}

type Said = [room: RoomFilter, count: number]

/** That many rooms or more. */
function roomsFrom(count: number, kind: Unit['kind']): Said[] {
  const least = Math.ceil(count)
  const few = [1, 2, 3].filter((each) => each >= least).map((each) => roomOf(each, kind))
  if (least <= 4) return [...few, ['3mbhk', 4]]
  return least === 5 ? [roomOf(5, kind), roomOf(6, kind)] : [roomOf(least, kind)]
}

/** 2.5 BHK is two with a small third one, so either will do. */
function roomsOf(count: number, kind: Unit['kind']): Said[] {
  return [Math.floor(count), Math.ceil(count)].map((each) => roomOf(each, kind))
}

function roomOf(count: number, kind: Unit['kind']): Said {
  if (count === 1 && kind !== 'bhk') return ['1rk', 1]
  return [count >= 6 ? '6mbhk' : (`${count}bhk` as RoomFilter), count]
}

/** `3+ bhk` and `3 bhk +` mean the large ones. */
function hasPlus(tokens: Token[], first: number, last: number) {
  return hasPlusBehind(tokens, last) || tokens.slice(first, last).some(isPlus)
}

/** `3 bhk + study` is no more than three. */
function hasPlusBehind(tokens: Token[], last: number) {
  return isPlus(tokens[last + 1]) && !otherRooms.has(free(tokens[last + 2]))
}

/** `room for rent` is one room; `show room` is none. */
function takeLoneRoom(tokens: Token[], found: Map<RoomFilter, number>) {
  const at = tokens.findIndex(
    (token, index) => roomWords.has(free(token)) && !otherRooms.has(free(tokens[index - 1])),
  )
  const unit = unitAt(tokens, at)
  if (unit) take(tokens, at, unit.last, [['1rk', 1]], found)
}

const otherRooms = wordSet(
  'show store drawing dining living guest study pooja puja servant meeting conference',
)

function take(
  tokens: Token[],
  first: number,
  last: number,
  rooms: Said[],
  found: Map<RoomFilter, number>,
) {
  use(tokens.slice(first, last + 1))
  for (const [room, count] of rooms) found.set(room, count)
}

function isPlus(token: Token | undefined) {
  return free(token) === '+' || free(token) === 'plus'
}

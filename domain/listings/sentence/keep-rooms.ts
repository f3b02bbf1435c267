import { listingLimits } from '#contract/limits.ts'
import { isOption } from '#contract/options/option-list.ts'
import { bhks, type RoomFilter } from '#contract/options.ts'
import { free, type Token, use } from '#domain/language/words/tokens.ts'
import type { AnswerNotes, Read } from '#domain/listings/sentence/answer-notes.ts'

/** More than three bedrooms are 3+ BHK, and how many; `2/3 bhk` is not one property. */
export function keepRooms(
  notes: AnswerNotes,
  { found, taken }: Read<Map<RoomFilter, number>>,
  tokens: Token[],
) {
  const rooms = oneOf([...found.keys()], tokens)
  if (!rooms) return
  notes.keep('bhk', isOption(bhks, rooms) ? rooms : '3mbhk', taken)
  const count = found.get(rooms) ?? 0
  const isCounted = !isOption(bhks, rooms) && count <= listingLimits.bedrooms.max
  if (isCounted) notes.keep('bedrooms', count, taken)
}

/** `2.5 bhk` is two and a small third one. */
function oneOf(rooms: RoomFilter[], tokens: Token[]) {
  const isHalf = tokens.some(({ word }) => /^\d\.5$/.test(word) || /^(dhai|dedh)$/.test(word))
  return isHalf ? rooms[0] : onlyOne(rooms)
}

export function onlyOne<Value>(values: Value[]): Value | undefined {
  return values.length === 1 ? values[0] : undefined
}

/** The rooms of `room for rent, single room` are said twice; those of `servant room` are others. */
export function dropRooms(tokens: Token[]) {
  const isRoom = (token: Token, at: number) =>
    /^(rooms?|kamr[ae])$/.test(free(token)) && (at === 0 || tokens[at - 1]?.use)
  use(tokens.filter(isRoom), 'filler')
}

import { type Facing, facings } from '#contract/options.ts'
import { refusal } from '#domain/language/readers/refusals.ts'
import { isMisspelt } from '#domain/language/words/spelling.ts'
import { free, type Token, use } from '#domain/language/words/tokens.ts'
import { wordMap } from '#domain/language/words/word-table.ts'

/** Reads `east facing`, `facing north`, `north-east facing`, `purab mukhi`, `east or north facing`. */
export function readFacings(tokens: Token[]): Facing[] {
  const found = new Set<Facing>()
  for (const at of tokens.keys()) {
    if (!isFacingWord(free(tokens[at]))) continue
    const said = new Set<Facing>()
    const first = readBefore(tokens, at - 1, said)
    const behind = first === at ? facingAt(tokens, at + 1) : undefined
    if (behind) said.add(behind.facing)
    if (said.size === 0) continue
    const last = behind?.last ?? at
    const refused = refusal(tokens, first, last)
    if (refused) use(tokens.slice(refused.first, refused.last + 1), 'wish')
    else use(tokens.slice(first, last + 1))
    if (!refused) for (const facing of said) found.add(facing)
  }
  return facings.values.filter((facing) => found.has(facing))
}

/** Adds the directions before the word and answers where they begin. */
function readBefore(tokens: Token[], last: number, found: Set<Facing>): number {
  // Two words may be one direction, so the longer reading comes first.
  for (const first of [last - 2, last - 1, last]) {
    const direction = facingAt(tokens, first)
    if (direction?.last !== last) continue
    found.add(direction.facing)
    const isList = /^(or|ya|aur|and|&|\/)$/.test(free(tokens[first - 1]))
    const earlier = isList ? readBefore(tokens, first - 2, found) : first
    return earlier < first - 1 ? earlier : first
  }
  return last + 1
}

function facingAt(tokens: Token[], at: number): { facing: Facing; last: number } | undefined {
  const first = directions.get(free(tokens[at]))
  if (!first) return undefined
  const next = /^[-–]$/.test(free(tokens[at + 1])) ? at + 2 : at + 1
  const second = directions.get(free(tokens[next]))
  const both = facings.values.find((facing) => facing === `${first}_${second}`)
  return both ? { facing: both, last: next } : { facing: first, last: at }
}

function isFacingWord(word: string) {
  return /^(face|faced|mukhi|mukh)$/.test(word) || word === 'facing' || isMisspelt(word, 'facing')
}

const directions = wordMap<Facing>([
  ['east', 'east purab poorv purv poorab'],
  ['west', 'west paschim pashchim pachim'],
  ['north', 'north uttar'],
  ['south', 'south dakshin dakshan'],
  ['north_east', 'northeast ne'],
  ['north_west', 'northwest nw'],
  ['south_east', 'southeast'],
  ['south_west', 'southwest sw'],
])

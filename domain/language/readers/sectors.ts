import type { City } from '#contract/options.ts'
import type { Meaning } from '#domain/language/phrases/phrase-table.ts'
import type { PhraseAt } from '#domain/language/phrases/phrases-in.ts'
import { isSectorWord } from '#domain/language/readers/place-names.ts'
import { free, type Token, use } from '#domain/language/words/tokens.ts'
import { wordSet } from '#domain/language/words/word-table.ts'

/**
 * Finds the sectors that are not called so: the 62 of `noida 62` and `noida ke 62`, the 11 of
 * `sector 10 ya 11`, the s of `s-14 gurgaon`. Rooms, prices and counts have been read before.
 */
export function nameSectors(tokens: Token[], phrases: PhraseAt<Meaning>[]) {
  const cityEnds = phrases.filter(
    ({ meaning }) => isBySectors(meaning.city) && (!meaning.isName || meaning.hasSectors),
  )
  for (const { last } of cityEnds) {
    if (tokens.slice(0, last).some(isSectorWord)) continue
    const at = /^k[aei]?$/.test(free(tokens[last + 1])) ? last + 2 : last + 1
    const number = tokens[at]
    if (number && isBareNumber(tokens, at)) keep(number, `sector ${number.word}`)
  }
  if (cityEnds.length > 0) spellOutSectors(tokens)
  for (const [at, token] of tokens.entries()) {
    if (isBareNumber(tokens, at) && followsSector(tokens, at)) keep(token)
  }
}

/** Cities in which nobody needs to say that a number is a sector. */
function isBySectors(city: City | undefined) {
  return city === 'noida' || city === 'gurugram' || city === 'faridabad'
}

/** `s-14` and `s 14`. */
function spellOutSectors(tokens: Token[]) {
  for (const [at, token] of tokens.entries()) {
    const hasDash = free(tokens[at + 1]) === '-'
    const number = at + (hasDash ? 2 : 1)
    if (free(token) !== 's' || !isBareNumber(tokens, number)) continue
    if (hasDash) use([tokens[at + 1]], 'filler')
    keep(token, 'sector')
    keep(tokens[number]!)
  }
}

function isBareNumber(tokens: Token[], at: number) {
  return /^\d{1,3}[a-d]?$/.test(free(tokens[at]))
}

/** Whether a kept number stands before, with a word or sign between them or without. */
function followsSector(tokens: Token[], at: number) {
  const before = tokens[at - 1]
  const number = joiners.has(before?.word ?? '') ? tokens[at - 2] : before
  return number?.isProtected && /^\d/.test(number.word)
}

function keep(token: Token, written?: string) {
  token.written = written
  token.isProtected = true
}

const joiners = wordSet('- – / & ya or aur and n')

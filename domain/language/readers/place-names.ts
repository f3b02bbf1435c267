import { numberAt } from '#domain/language/words/numbers.ts'
import { isMisspelt } from '#domain/language/words/spelling.ts'
import { type Token, use } from '#domain/language/words/tokens.ts'

/** Keeps the words and numbers of a place's name from being read as anything else. */
export function protectNames(tokens: Token[]) {
  writeOutNumbers(tokens)
  const kept = new Set<Token | undefined>()
  for (const at of tokens.keys()) {
    if (isNumbered(tokens, at)) kept.add(tokens[at])
    for (let length = LONGEST; length > 1; length--) {
      const part = tokens.slice(at, at + length)
      const name = part.map((token) => token.word).join(' ')
      if (!names.has(name) || !isAddressed(name, tokens[at + length])) continue
      for (const token of part) kept.add(token)
    }
  }
  for (const token of kept) if (token) token.isProtected = true
}

/** `sector no 3` is `sector 3`, and so is `sector teen`. */
function writeOutNumbers(tokens: Token[]) {
  for (const at of tokens.keys()) {
    if (!takesNumber(tokens[at])) continue
    const hasNo = /^(no|num|number|nambar|nmbr)$/.test(tokens[at + 1]?.word ?? '')
    const first = at + (hasNo ? 2 : 1)
    const number = numberAt(tokens, first)
    if (hasNo && number) use([tokens[at + 1]], 'filler')
    const token = tokens[first]
    // `phase do na` asks for it, `sector ek me` may be any one.
    if (!token || number?.last !== first || !/^\p{L}{4}/u.test(token.word)) continue
    token.word = String(number.value)
    token.written = token.word
  }
}

/**
 * The 7 of `sector 7 floor`, `7 sector floor` and both numbers of `sector 16-17`, but not the 2 of
 * `sector 2bhk`.
 */
function isNumbered(tokens: Token[], at: number): boolean {
  const [token, next] = [tokens[at], tokens[at + 1]]
  if (!token || !/^\d+$/.test(token.word)) return false
  if (next?.start === token.end && /^\p{L}/u.test(next.word)) return false
  const hasDash = tokens[at - 1]?.word === '-'
  const before = tokens[at - (hasDash || tokens[at - 1]?.use ? 2 : 1)]
  if (takesNumber(before) || (hasDash && isNumbered(tokens, at - 2))) return true
  return isSectorWord(next) && !/^\d/.test(tokens[at + 2]?.word ?? '')
}

function takesNumber(token: Token | undefined) {
  return isSectorWord(token) || numbered.test(token?.word ?? '')
}

export function isSectorWord(token: Token | undefined): boolean {
  const word = token?.word ?? ''
  return (
    /^(sec|sect|sectr|sctr|sctor)$/.test(word) || word === 'sector' || isMisspelt(word, 'sector')
  )
}

/** `flat no` is a part of an address only with its number: `flat no brokerage` is none. */
function isAddressed(name: string, next: Token | undefined) {
  return (
    !/ (no|number)$/.test(name) || /\d/.test(next?.word ?? '') || /^\p{L}$/u.test(next?.word ?? '')
  )
}

const numbered = /^(phase|ph|block|pocket|pkt|part|tower|ward|gali)$/

const LONGEST = 4

/** Names of places that hold a word with a meaning of its own. */
const names: ReadonlySet<string> = new Set(
  [
    'house no|house number|flat no|plot no|shop no|post office|business park|security colony|industrial area|institutional area|development area|old bus stand|sadar bazar|garden city',
    'mandi house|baroda house|miranda house|ghanta ghar|delhi public school|village restaurant|metro walk|ashok park main',
    'park hospital|holy family|metro hospital|metro heart|metro multispeciality|school of planning|step by step|stellar it park|business cresterra|commercial belt|its mohan nagar|its college',
    'delhi gate|delhi cantt|delhi cantonment|delhi road|delhi university|delhi aerocity|delhi zoo|delhi haat|old delhi|new delhi railway station|new delhi metro station|delhi gpo|delhi meerut road|chirag delhi|dilli haat|iit delhi',
    'gurgaon village|gnida office|mall of india|noida city centre|noida electronic city|noida film city|noida golf course|noida stadium|noida sez|noida expressway|noida greater noida expressway|noida special economic zone',

    'hisar cantt|hisar cantonment|hisar city|hisar airport|hisar road|hisar textile mills|htm area|agricultural university|ccs haryana|raipur haryana|bhiwani road|tit area',
  ].flatMap((text) => text.split('|')),
)

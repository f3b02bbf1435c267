import type { Token } from '#contract/understand/tokens.ts'

/** Keeps the words and numbers of a place's name from being read as anything else. */
export function protectNames(tokens: Token[]) {
  const kept = new Set<Token | undefined>()
  for (const at of tokens.keys()) {
    if (isNumbered(tokens, at)) kept.add(tokens[at])
    for (let length = LONGEST; length > 1; length--) {
      const part = tokens.slice(at, at + length)
      if (!names.has(part.map((token) => token.word).join(' '))) continue
      for (const token of part) kept.add(token)
    }
  }
  // A made-up word that no rule knows; the text itself is untouched.
  for (const token of kept) if (token) token.word = `=${token.word}`
}

/** The 7 of `sector 7 floor`, but not the 2 of `sector 2bhk`. */
function isNumbered(tokens: Token[], at: number) {
  const token = tokens[at]
  if (!token || !/^\d+$/.test(token.word) || tokens[at + 1]?.start === token.end) return false
  const before = tokens[at - 1]?.word === '-' ? tokens[at - 2] : tokens[at - 1]
  return /^(sector|sec|sect|sectr|secter|phase|ph|pocket|ward|gali)$/.test(before?.word ?? '')
}

const LONGEST = 4

/** Names of places that hold a word with a meaning of its own. */
const names: ReadonlySet<string> = new Set(
  [
    'post office|industrial area|institutional area|development area|old bus stand|sadar bazar|garden city',
    'mandi house|baroda house|village restaurant|metro walk|ashok park main',
    'delhi gate|delhi cantt|delhi cantonment|delhi road|delhi university|delhi aerocity|delhi zoo|delhi haat|old delhi|delhi junction|delhi railway station|new delhi railway station|new delhi metro station|delhi gpo|delhi meerut road|chirag delhi|dilli haat|iit delhi',
    'gnida office|mall of india|noida city centre|noida electronic city|noida film city|noida golf course|noida stadium|noida sez|noida expressway|noida greater noida expressway|noida special economic zone',
    'gurgaon railway station|gurugram railway station|gurgaon village|gurugram bus stand|faridabad railway station|ghaziabad junction|ghaziabad railway station',
    'hisar cantt|hisar cantonment|hisar city|hisar airport|hisar junction|hisar road|hisar textile mills|htm area|agricultural university|ccs haryana|raipur haryana|bhiwani road|bhiwani junction|tit area',
  ].flatMap((text) => text.split('|')),
)

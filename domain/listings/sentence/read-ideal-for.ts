import { listingLimits } from '#contract/limits.ts'
import { type Token, use } from '#domain/language/words/tokens.ts'

const pattern = /\b(?:ideal|suitable|best|perfect|good) for ([^,.;\n]{3,})/i

/** Reads what a workplace is good for, up to the next comma: `suitable for clinic or bank`. */
export function readIdealFor(text: string, tokens: Token[]): string | undefined {
  const said = pattern.exec(text)
  const uses = said?.[1]?.trim().slice(0, listingLimits.idealForChars)
  if (!said || !uses) return undefined
  const end = said.index + said[0].length
  use(tokens.filter((token) => !token.use && token.start >= said.index && token.end <= end))
  return uses
}

import { free, type Token } from '#domain/language/words/tokens.ts'

/**
 * The span of `no lift`, `without parking`, `gym nahi chahiye`: nobody can filter by what is missing.
 * An English `not` refuses what stands behind it, in `lift not on main road` the road; only `parking
 * not required` and one at the end look back.
 */
export function refusal(tokens: Token[], first: number, last: number) {
  if (/^(no|not|without|bina|except|non)$/.test(free(tokens[first - 1]))) {
    return { first: first - 1, last }
  }
  const [word = '', verb = ''] = [1, 2].map((step) => free(tokens[last + step]))
  const hasVerb = /^(chahiye|chaiye|ho|hona|allowed|required|needed|wanted)$/.test(verb)
  const isBefore = word === 'not' && (hasVerb || tokens[last + 2] === undefined)
  if (!isBefore && !/^(nahi|nahin|nhi|na)$/.test(word)) return undefined
  return { first, last: last + (hasVerb ? 2 : 1) }
}

import { free, type Token } from '#domain/search/understand/tokens.ts'

/** The span of `no lift`, `without parking`, `gym nahi chahiye`: nobody can filter by what is missing. */
export function refusal(tokens: Token[], first: number, last: number) {
  if (/^(no|not|without|bina|except)$/.test(free(tokens[first - 1]))) {
    return { first: first - 1, last }
  }
  if (!/^(nahi|nahin|nhi|na|not)$/.test(free(tokens[last + 1]))) return undefined
  const hasVerb = /^(chahiye|chaiye|ho|hona|allowed|required|needed)$/.test(free(tokens[last + 2]))
  return { first, last: last + (hasVerb ? 2 : 1) }
}

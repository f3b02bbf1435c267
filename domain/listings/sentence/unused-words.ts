import type { Token } from '#domain/language/words/tokens.ts'
import type { AnswerNotes } from '#domain/listings/sentence/answer-notes.ts'
import type { SaidMeaning } from '#domain/listings/sentence/keep-kind.ts'

type Understood = { notes: AnswerNotes; said: SaidMeaning[]; phones: Token[] }

/**
 * What was understood but answers nothing that this listing is asked: `deposit 1 lakh` of a sale, a
 * `pg`, which we do not list, and a phone number, which no listing shows.
 */
export function unusedWords(text: string, tokens: Token[], understood: Understood): string[] {
  const runs: Token[][] = []
  for (const [at, token] of tokens.entries()) {
    if (isExplained(token, understood)) continue
    const last = runs.at(-1)
    if (last && last.at(-1) === tokens[at - 1]) last.push(token)
    else runs.push([token])
  }
  return runs.map((run) => text.slice(run[0]!.start, run.at(-1)!.end).replace(/\s+/g, ' '))
}

/** Words of a kind, a city or a day may be repeated without being unused. */
function isExplained(token: Token, { notes, said, phones }: Understood) {
  if (phones.includes(token)) return false
  const phrase = said.find(({ words }) => words.includes(token))
  if (phrase?.meaning.isUnlisted) return false
  if (token.use !== 'meaning' || notes.isSource(token)) return true
  const { filters = {} } = phrase?.meaning ?? {}
  // Whether an owner or an agent offers it is not asked: the site tells it by itself.
  if (filters.features?.includes('direct_owner')) return true
  const asked = Object.keys(filters)
  const isRepeated = (name: string) =>
    name === 'propertyTypes' ||
    (notes.answers.availableFrom && /^(availability|readiness)$/.test(name))
  return phrase !== undefined && asked.every(isRepeated)
}

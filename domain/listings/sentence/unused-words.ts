import type { AnswerNotes } from '#domain/listings/sentence/answer-notes.ts'
import type { SaidMeaning } from '#domain/listings/sentence/keep-kind.ts'
import type { Token } from '#domain/search/understand/tokens.ts'

/** What was understood but answers nothing that this listing is asked: `deposit 1 lakh` of a sale. */
export function unusedWords(
  text: string,
  tokens: Token[],
  notes: AnswerNotes,
  said: SaidMeaning[],
): string[] {
  const runs: Token[][] = []
  for (const [at, token] of tokens.entries()) {
    if (isExplained(token, notes, said)) continue
    const last = runs.at(-1)
    if (last && last.at(-1) === tokens[at - 1]) last.push(token)
    else runs.push([token])
  }
  return runs.map((run) => text.slice(run[0]!.start, run.at(-1)!.end).replace(/\s+/g, ' '))
}

/** Words of a kind, a city or a day may be said more often than they are needed. */
function isExplained(token: Token, notes: AnswerNotes, said: SaidMeaning[]) {
  if (token.use !== 'meaning' || notes.isSource(token)) return true
  const phrase = said.find(({ words }) => words.includes(token))
  const asked = Object.keys(phrase?.meaning.filters ?? {})
  const isRepeated = (name: string) =>
    name === 'propertyTypes' ||
    (notes.answers.availableFrom && /^(availability|readiness)$/.test(name))
  return phrase !== undefined && asked.every(isRepeated)
}

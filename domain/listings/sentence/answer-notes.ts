import type { Category, Deal } from '#contract/options.ts'
import type { ListingAnswers } from '#contract/schemas/listing-wire.ts'
import type { Token } from '#domain/language/words/tokens.ts'

/** A listing as far as somebody describes it. */
export type Described = ListingAnswers & { category?: Category; deal?: Deal }

type Column = keyof Described

/** What a reader found, and the tokens that it took. */
export type Read<Found> = { found: Found; taken: Token[] }

/** Collects answers, the first one of each, with the tokens they were read from. */
export class AnswerNotes {
  readonly answers: Described = {}
  readonly #tokens: Token[]
  readonly #sources = new Map<Column, Token[]>()

  constructor(tokens: Token[]) {
    this.#tokens = tokens
  }

  read<Found>(reader: (tokens: Token[]) => Found): Read<Found> {
    const before = new Set(this.#tokens.filter((token) => token.use))
    const found = reader(this.#tokens)
    return { found, taken: this.#tokens.filter((token) => token.use && !before.has(token)) }
  }

  /** Reads an answer and keeps it. */
  take<Name extends Column>(name: Name, reader: (tokens: Token[]) => Described[Name]) {
    const { found, taken } = this.read(reader)
    this.keep(name, found, taken)
  }

  keep<Name extends Column>(name: Name, answer: Described[Name], source: Token[]) {
    if (answer === undefined || this.answers[name] !== undefined) return
    this.answers[name] = answer
    this.#sources.set(name, source)
  }

  /** Adds to an answer that is a list. */
  add<Name extends 'amenities' | 'homeFeatures' | 'otherFeatures' | 'tenants'>(
    name: Name,
    values: NonNullable<Described[Name]>,
    source: Token[],
  ) {
    if (values.length === 0) return
    const all = [...(this.answers[name] ?? []), ...values]
    this.answers[name] = [...new Set<unknown>(all)] as Described[Name]
    this.#sources.set(name, [...(this.#sources.get(name) ?? []), ...source])
  }

  drop(name: Column) {
    delete this.answers[name]
    this.#sources.delete(name)
  }

  isSource(token: Token): boolean {
    return [...this.#sources.values()].some((source) => source.includes(token))
  }

  /** The words each answer was read from, as they were typed. */
  words(text: string): Partial<Record<Column, string>> {
    const quoted = [...this.#sources].map(([name, source]) => [name, this.#quote(text, source)])
    return Object.fromEntries(quoted.filter(([, words]) => words))
  }

  #quote(text: string, source: Token[]) {
    const places = source.map((token) => this.#tokens.indexOf(token)).sort((a, b) => a - b)
    let quote = ''
    for (const [step, at] of places.entries()) {
      const { start, end } = this.#tokens[at]!
      const before = places[step - 1]
      if (before === undefined) quote = text.slice(start, end)
      else if (before === at - 1) quote += text.slice(this.#tokens[before]!.end, end)
      else quote += ` … ${text.slice(start, end)}`
    }
    return quote.replace(/\s+/g, ' ')
  }
}

import { isOption, type OptionList } from '#contract/options/option-list.ts'
import {
  type Category,
  commercialTypes,
  type Deal,
  residentialResaleTypes,
  residentialTypes,
} from '#contract/options.ts'
import { categoryOf, dealByPrice, isLand } from '#domain/language/kind-of-meaning.ts'
import type { Meaning } from '#domain/language/phrases/phrase-table.ts'
import type { Token } from '#domain/language/words/tokens.ts'
import type { AnswerNotes } from '#domain/listings/sentence/answer-notes.ts'
import type { AskedPrice } from '#domain/listings/sentence/read-money.ts'

export type SaidMeaning = { meaning: Meaning; words: Token[] }

type Known = {
  category?: Category | undefined
  deal?: Deal | undefined
  said: SaidMeaning[]
  price: AskedPrice | undefined
  /** The category that the words lean to when none is said. */
  guess: Category | undefined
  /** Whether something was said that only a rent has. */
  isRent: boolean
}

/** Keeps category and deal: chosen, said, or following from what is said. */
export function keepKind(notes: AnswerNotes, known: Known) {
  const { said, price } = known
  const first = (isSaid: (meaning: Meaning) => unknown) =>
    said.find(({ meaning }) => isSaid(meaning))
  const typed = first(({ filters }) => filters?.propertyTypes)
  const category = first((meaning) => meaning.category) ?? typed
  notes.keep('category', known.category, [])
  notes.keep('category', category && categoryOf(category.meaning), category?.words ?? [])
  notes.keep('category', known.guess, [])

  const deal = first((meaning) => meaning.deal)
  notes.keep('deal', known.deal, [])
  notes.keep('deal', deal?.meaning.deal, deal?.words ?? [])
  if (typed && isLand(typed.meaning)) notes.keep('deal', 'resale', [])
  if (known.isRent || notes.answers.leaseYears || notes.answers.lockInYears) {
    notes.keep('deal', 'rent', [])
  }
  notes.keep('deal', price && dealOfPrice(price), [])
  notes.keep('deal', first(({ leaning }) => leaning)?.meaning.leaning, [])
}

function dealOfPrice({ rupees, isMonthly, isRate }: AskedPrice) {
  // Nobody sells for less per square foot.
  if (isRate) return rupees < 500 ? 'rent' : 'resale'
  return dealByPrice({ highest: rupees, isMonthly })
}

/** Keeps the first type that is offered for this kind. */
export function keepPropertyType(notes: AnswerNotes, said: SaidMeaning[]) {
  const { category, deal } = notes.answers
  for (const { meaning, words } of said) {
    const type = meaning.filters?.propertyTypes?.[0]
    if (type && category && isOption(typesFor(category, deal), type))
      notes.keep('propertyType', type, words)
  }
}

function typesFor(category: Category, deal: Deal | undefined): OptionList {
  if (category === 'commercial') return commercialTypes
  return deal === 'rent' ? residentialTypes : residentialResaleTypes
}

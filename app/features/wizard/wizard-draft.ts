import type { AnswerOf } from '#app/forms/api-client.ts'
import type { UnsavedInput, UnsavedStep } from '#contract/listing/unsaved-steps.ts'
import type { UploadType, WizardStep } from '#contract/listing/wizard-steps.ts'
import type { Category, City, Deal, YesNo } from '#contract/options.ts'
import { postedAliases } from '#contract/schemas/listing-wire.ts'

/** The answers of a draft, under the names they are posted by, as its fields hold them. */
export type DraftAnswers = Partial<Record<string, string | readonly string[]>>

/** What every step of the wizard knows about the listing it is part of. */
export type WizardDraft = {
  category: Category
  deal: Deal
  city: City
  propertyType: string | undefined
  /** The listing's number; undefined until the first step is saved. */
  spn: string | undefined
  /** Optimistic concurrency: the version that the page was loaded with. */
  version: number | undefined
  /** Milliseconds since its last save when the page was loaded; undefined until there is one. */
  savedAgo: number | undefined
  /** Idempotency key of a listing that is not saved yet. */
  draftKey: string | undefined
  /** Whether the address brings other basic details than those saved; the next save takes them. */
  isChanged: boolean
  /** Whether these are changes to a listing that is shown. */
  isRevision: boolean
  answers: DraftAnswers
  /** What was typed into this step and not saved, on whatever device. */
  unsaved: Unsaved | undefined
  /** The steps into which something was typed that is not saved. */
  unsavedSteps: readonly UnsavedStep[]
  /** The steps with missing or wrong answers, in their order. */
  incomplete: readonly UploadType[]
  /** Why staff sent it back, to be read while it is corrected. */
  reason: string
  /** What staff marked and the owner has not changed yet. */
  reasons: readonly DraftReason[]
}

/** Input that waits to be saved, the answers it was typed over, and its revision. */
export type Unsaved = { input: UnsavedInput; typedOver: string; revision: string }

/** What staff want corrected, where the wizard asks for it. */
export type DraftReason = {
  step: UploadType
  /** The name that the answer is posted by. */
  name: string
  /** The path of the picture that is meant. */
  photo: string | undefined
  text: string
}

type DraftAddress = Pick<WizardDraft, 'spn' | 'category' | 'deal' | 'city' | 'draftKey'> &
  Partial<Pick<WizardDraft, 'isChanged'>>

/** The address of a step. It carries the basic details along for as long as they are not saved. */
export function stepPath(step: WizardStep, draft: DraftAddress): string {
  const { spn, category, deal, city, draftKey = '', isChanged = false } = draft
  const query: Record<string, string> = {
    ...(spn ? { id: spn } : { key: draftKey }),
    ...((!spn || isChanged) && { category, deal, city }),
  }
  return `/list-property/${step}?${new URLSearchParams(query)}`
}

export function textAnswer(answers: DraftAnswers, name: string): string {
  const answer = answers[name]
  return typeof answer === 'string' ? answer : ''
}

function listAnswer(answers: DraftAnswers, name: string): readonly string[] {
  const answer = answers[name]
  return Array.isArray(answer) ? answer : []
}

/** A question with two answers; '' while it has none. */
function flagAnswer(answers: DraftAnswers, name: string): YesNo | '' {
  const answer = textAnswer(answers, name)
  if (answer === '') return ''
  return answer === 'true' || answer === 'yes' ? 'yes' : 'no'
}

type FieldNames<Texts, Flags, Lists> = {
  texts?: readonly Texts[]
  /** Questions with two answers; '' while they have none. */
  flags?: readonly Flags[]
  lists?: readonly Lists[]
}

/** What the named fields of a step hold for the answers of a draft. */
export function fieldsOf<
  Texts extends string = never,
  Flags extends string = never,
  Lists extends string = never,
>({ texts = [], flags = [], lists = [] }: FieldNames<Texts, Flags, Lists>) {
  type Fields = Record<Texts, string> & Record<Flags, YesNo | ''> & Record<Lists, readonly string[]>
  return (answers: DraftAnswers) =>
    Object.fromEntries([
      ...texts.map((name) => [name, textAnswer(answers, name)]),
      ...flags.map((name) => [name, flagAnswer(answers, name)]),
      ...lists.map((name) => [name, listAnswer(answers, name)]),
    ]) as Fields
}

/** Answers as fields hold them: numbers as texts, nothing for no answer. */
export function asDraftAnswers(form: Record<string, unknown>): DraftAnswers {
  const given = Object.entries(form).filter(([, value]) => value !== null && value !== undefined)
  return Object.fromEntries(
    given.map(([name, value]) => [name, Array.isArray(value) ? value : `${value}`]),
  )
}

/** The answers in a draft as the API answers it. */
export function readWireDraft(draft: AnswerOf<'/api/prop/draft'>['data']): DraftAnswers {
  const { images, data1, location, price, data3, data4, data5 } = draft
  const parts = { ...data1, ...location, ...price, ...data3, ...data4, ...data5 }
  const aliases: Record<string, string> = postedAliases
  const named = Object.entries(parts).map(([name, value]) => [aliases[name] ?? name, value])
  return asDraftAnswers({
    ...Object.fromEntries(named),
    images: images ? images.split(',') : [],
  })
}

import type { ListingAnswers } from '#contract/schemas/listing-wire.ts'
import * as texts from '#contract/texts.ts'
import type { Db } from '#db/connect.ts'
import type { Listing } from '#db/schema.ts'
import { DomainError } from '#domain/errors.ts'
import { saveListingAnswers } from '#domain/listings/save-listing-answers.ts'
import {
  fillFromSentence,
  type OwnersSentence,
} from '#domain/listings/sentence/fill-from-sentence.ts'
import type { Viewer } from '#domain/viewer.ts'

type Start = OwnersSentence & {
  /** Answers that the owner struck out, because they were read wrongly; `lat` stands for the pin. */
  without: string[]
  /** Idempotency key: sent again, the same draft is found. */
  draftKey: string
}

/** Answers that are struck out with another. */
const saidWith: Partial<Record<string, string>> = {
  lng: 'lat',
  builtUpAreaTyped: 'builtUpArea',
  plotAreaTyped: 'plotArea',
}

/** Begins a draft with everything that a sentence answers; the wizard's steps show it for checking. */
export async function beginFromSentence(
  db: Db,
  viewer: Viewer,
  { without, draftKey, ...sentence }: Start,
  now = new Date(),
): Promise<Listing> {
  const filled = await fillFromSentence(db, sentence, now)
  const { category, deal, ...answers } = filled.answers
  const missing = Object.entries({ category, deal, city: answers.city }).filter(
    ([, value]) => !value,
  )
  if (!category || !deal || missing.length > 0) {
    const fields = Object.fromEntries(missing.map(([name]) => [name, texts.validation.empty]))
    throw new DomainError('invalid', { fields })
  }
  const wrong = new Set(filled.gaps.flatMap(({ columns }) => columns))
  const isOut = (name: string) => without.includes(saidWith[name] ?? name)
  const kept = Object.entries(answers).filter(
    ([name]) => !isOut(name) && !wrong.has(name as keyof ListingAnswers),
  )
  return saveListingAnswers(db, viewer, undefined, {
    category,
    deal,
    draftKey,
    answers: Object.fromEntries(kept),
    completes: { steps: ['basic_details'] },
  })
}

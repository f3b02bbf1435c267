import { z } from 'zod'
import { sentenceLimits } from '#contract/limits.ts'
import { answerLabel, answerText } from '#contract/listing/answer-texts.ts'
import { type UploadType, uploadTypes, wizardStepLabel } from '#contract/listing/wizard-steps.ts'
import { categories, cities, deals } from '#contract/options.ts'
import { stepOfAnswer } from '#contract/schemas/answer-step.ts'
import { id, kept, listOfTexts, optionOf, text } from '#contract/schemas/fields.ts'
import { spnInputSchema } from '#contract/schemas/listing-calls.ts'
import { isBuilt } from '#contract/schemas/listing-scope.ts'
import {
  isListingAnswer,
  type ListingAnswer,
  listingWireNames,
} from '#contract/schemas/listing-wire.ts'
import { type Db, inTransaction } from '#db/connect.ts'
import { DomainError } from '#domain/errors.ts'
import { copyListing } from '#domain/listings/copy-listing.ts'
import { beginFromSentence } from '#domain/listings/sentence/begin-from-sentence.ts'
import {
  type FilledListing,
  fillFromSentence,
} from '#domain/listings/sentence/fill-from-sentence.ts'
import { consumeRateLimits } from '#domain/rate-limits/consume-rate-limit.ts'
import { memberCall } from '#server/api/call.ts'

const sentenceSchema = z.object({
  text: text({ max: sentenceLimits.chars }),
  property_category: kept(optionOf(categories)),
  property_status: kept(optionOf(deals)),
  city: kept(optionOf(cities)),
})

const draftSchema = sentenceSchema.extend({
  /** Answers that were read wrongly, as the first call named them. */
  without: kept(listOfTexts({ max: 60, maxChars: 40 })),
  draft_key: id(),
})

/** Quick ways through the wizard's first step: a sentence, or a copy of an earlier listing. */
export const sentenceCalls = {
  '/api/prop/sentence': memberCall({
    form: sentenceSchema,
    async answer({ c, db, form }) {
      await consumeSentenceLimit(db, c.var.address)
      return { data: shown(await fillFromSentence(db, sentenceOf(form))) }
    },
  }),

  /** Starts from a copy of an earlier listing of the viewer's. */
  '/api/prop/copy': memberCall({
    form: spnInputSchema.extend({ draft_key: id() }),
    async answer({ db, viewer, form }) {
      const draft = await copyListing(db, viewer, form.spnInput, { draftKey: form.draft_key })
      return { spn_already: draft.spn }
    },
  }),

  '/api/prop/sentence/draft': memberCall({
    form: draftSchema,
    postedAs: { category: 'property_category', deal: 'property_status', city: 'city' },
    async answer({ c, db, viewer, form }) {
      await consumeSentenceLimit(db, c.var.address)
      const draft = await beginFromSentence(db, viewer, {
        ...sentenceOf(form),
        without: form.without ?? [],
        draftKey: form.draft_key,
      })
      return { spn_already: draft.spn }
    },
  }),
}

function sentenceOf(form: z.output<typeof sentenceSchema>) {
  const { text, property_category: category, property_status: deal, city } = form
  return { text, category, deal, city }
}

function shown({ answers, words, gaps, unused }: FilledListing) {
  const { category, deal, city } = answers
  return {
    basics: { property_category: category, property_status: deal, city: city ?? undefined },
    understood: answerNames
      .filter((name) => name in answers && !saidElsewhere.has(name))
      // Land has one area, which is shown once, as its plot area.
      .filter((name) => name !== 'builtUpArea' || isBuilt(answers))
      .map((name) => ({
        name,
        field: listingWireNames[name].posted,
        step: stepOfAnswer(name),
        label: answerLabel(name),
        value: valueText(name, answers),
        words: words[name] ?? '',
      }))
      .sort((one, other) => stepOrder(one.step) - stepOrder(other.step)),
    missing: gaps.map(({ step, columns }) => ({
      step: wizardStepLabel(step, deal ?? 'rent'),
      labels: [...new Set(columns.map(answerLabel))],
    })),
    unused,
  }
}

/**
 * Answers that are not listed by themselves: the city is a basic detail, the others belong to an
 * answer that is listed.
 */
const saidElsewhere = new Set<ListingAnswer>(['city', 'lng', 'builtUpAreaTyped', 'plotAreaTyped'])

function valueText(name: ListingAnswer, answers: FilledListing['answers']) {
  if (name === 'lat') return `Middle of ${answers.locality}`
  const value = answerText(name, answers[name])
  const typed = { builtUpArea: 'builtUpAreaTyped', plotArea: 'plotAreaTyped' } as const
  if (name !== 'builtUpArea' && name !== 'plotArea') return value
  const own = answerText(typed[name], answers[typed[name]])
  return own ? `${own} = ${value}` : value
}

const answerNames = Object.keys(listingWireNames).filter(isListingAnswer)

function stepOrder(step: UploadType) {
  return uploadTypes.values.indexOf(step)
}

/** Rate limit per client address: typing is debounced, so a person stays far below it. */
function consumeSentenceLimit(db: Db, address: string) {
  return inTransaction(db, async (trx) => {
    const limit = { limit: sentenceLimits.perAddressMinute, seconds: 60 }
    const exceeded = await consumeRateLimits(trx, [
      { scope: 'sentence-address', subject: address, ...limit },
    ])
    if (exceeded) {
      throw new DomainError('too_many', { retryAfter: exceeded.retryAfter, isOfAddress: true })
    }
  })
}

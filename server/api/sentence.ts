import { z } from 'zod'
import { type AnswerName, answerLabel, answerText } from '#contract/answer-texts.ts'
import { sentenceLimits } from '#contract/limits.ts'
import { categories, cities, deals } from '#contract/options.ts'
import { stepOfAnswer } from '#contract/schemas/answer-step.ts'
import { id, kept, listOfTexts, optionOf, text } from '#contract/schemas/fields.ts'
import { spnInputSchema } from '#contract/schemas/listing-calls.ts'
import { wizardStepLabel } from '#contract/wizard-steps.ts'
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

  /** Starts from a copy of one's earlier listing. */
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
        ...{ without: form.without ?? [], draftKey: form.draft_key },
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
  const basics = new Set(['category', 'deal', 'city'])
  return {
    basics: { property_category: category, property_status: deal, city: city ?? undefined },
    understood: Object.entries(answers)
      .filter(([name]) => !basics.has(name))
      .map(([name, value]) => ({
        name,
        step: stepOfAnswer(name),
        label: answerLabel(name as AnswerName),
        value: answerText(name as AnswerName, value),
        words: words[name as keyof typeof words] ?? '',
      })),
    missing: gaps.map(({ step, columns }) => ({
      step: wizardStepLabel(step, deal ?? 'rent'),
      labels: [...new Set(columns.map(answerLabel))],
    })),
    unused,
  }
}

/** Rate limit per client address: typing is debounced, so a person stays far below it. */
function consumeSentenceLimit(db: Db, address: string) {
  return inTransaction(db, async (trx) => {
    const limit = { limit: sentenceLimits.perAddressMinute, seconds: 60 }
    const exceeded = await consumeRateLimits(trx, [
      { scope: 'sentence-address', subject: address, ...limit },
    ])
    if (exceeded) throw new DomainError('too_many', { retryAfter: exceeded.retryAfter })
  })
}

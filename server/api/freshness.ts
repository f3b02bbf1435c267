import { z } from 'zod'
import type { Deal } from '#contract/options.ts'
import { flag, id, text } from '#contract/schemas/fields.ts'
import * as texts from '#contract/texts.ts'
import { DomainError } from '#domain/errors.ts'
import { answerQuestion, answerStillAvailable } from '#domain/freshness/answer-still-available.ts'
import { readAnswerToken } from '#domain/freshness/answer-token.ts'
import { anyoneCall, memberCall } from '#server/api/call.ts'

/** Whether a listing is still available: by the signed link of a message, or on the dashboard. */
export const freshnessCalls = {
  '/api/prop/still-available': anyoneCall({
    form: z.object({ token: text({ max: 200 }), available: flag() }),
    async answer({ db, resources: { secret }, form }) {
      const question = readAnswerToken(secret, form.token)
      if (!question) throw new DomainError('not_found')
      const deal = await answerQuestion(db, question, form.available)
      return { data: { message: answerText(form.available, deal) } }
    },
  }),

  '/api/prop/confirm': memberCall({
    form: z.object({ _id: id(), available: flag() }),
    async answer({ db, viewer, form }) {
      const deal = await answerStillAvailable(db, viewer, form._id, form.available)
      return { data: { message: answerText(form.available, deal) } }
    },
  }),
}

function answerText(isAvailable: boolean, deal: Deal) {
  const { confirmed, markedSold, markedRented } = texts.dashboard
  if (isAvailable) return confirmed
  return deal === 'rent' ? markedRented : markedSold
}

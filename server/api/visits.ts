import { z } from 'zod'
import { indiaDay } from '#contract/format/dates.ts'
import type { VisitAction } from '#contract/options.ts'
import { text } from '#contract/schemas/fields.ts'
import { visitUpdateSchema } from '#contract/schemas/visit.ts'
import * as texts from '#contract/texts.ts'
import { DomainError } from '#domain/errors.ts'
import { answerVisitLink } from '#domain/visits/answer-visit-link.ts'
import { moveVisit, type VisitMove } from '#domain/visits/move-visit.ts'
import { readVisitToken } from '#domain/visits/visit-token.ts'
import { anyoneCall, memberCall } from '#server/api/call.ts'

const done: Record<VisitAction, string> = {
  accept: texts.visits.accepted,
  propose: texts.visits.proposed,
  decline: texts.visits.declined,
  cancel: texts.visits.cancelled,
}

/** What the two sides of a visit do about it, signed in or by the link of a message. */
export const visitCalls = {
  '/api/user/visits/update': memberCall({
    form: () => visitUpdateSchema(indiaDay(new Date())),
    postedAs: { time: 'visit_time' },
    async answer({ db, viewer, form }) {
      const move: VisitMove =
        'visit_date' in form
          ? { action: form.action, day: form.visit_date, time: form.visit_time }
          : { action: form.action }
      await moveVisit(db, viewer, form._id, move)
      return { data: { message: done[form.action] } }
    },
  }),

  '/api/user/visits/link': anyoneCall({
    form: z.object({ token: text({ max: 300 }), action: z.enum(['accept', 'decline']) }),
    async answer({ db, services: { secret }, form: { token, action } }) {
      const question = readVisitToken(secret, token)
      if (!question) throw new DomainError('not_found')
      await answerVisitLink(db, question, action)
      return { data: { message: done[action] } }
    },
  }),
}

import { indiaDay } from '#contract/format/dates.ts'
import { timeOfClock } from '#contract/format/visit-clock.ts'
import type { VisitAction, VisitTime } from '#contract/options.ts'
import { spnInputSchema } from '#contract/schemas/listing-calls.ts'
import {
  slotSchema,
  slotsSchema,
  visitLinkSchema,
  visitUpdateSchema,
} from '#contract/schemas/visit.ts'
import * as texts from '#contract/texts.ts'
import { DomainError } from '#domain/errors.ts'
import { addSlots } from '#domain/visit-slots/add-slots.ts'
import { listFreeSlots } from '#domain/visit-slots/list-slots.ts'
import { removeSlot } from '#domain/visit-slots/remove-slot.ts'
import { answerVisitLink, type VisitAnswer } from '#domain/visits/answer-visit-link.ts'
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
          ? { action: form.action, day: form.visit_date, ...exactTime(form) }
          : { action: form.action }
      await moveVisit(db, viewer, form._id, move)
      return { data: { message: done[form.action] } }
    },
  }),

  '/api/user/visits/link': anyoneCall({
    form: () => visitLinkSchema(indiaDay(new Date())),
    postedAs: { time: 'visit_time' },
    async answer({ c, db, resources: { secret }, form }) {
      const question = readVisitToken(secret, form.token)
      if (!question) throw new DomainError('not_found')
      await answerVisitLink(db, question, answerOf(form), { address: c.var.address })
      return { data: { message: done[form.action] } }
    },
  }),

  '/api/user/slots/add': memberCall({
    form: () => slotsSchema(indiaDay(new Date())),
    async answer({ db, viewer, form }) {
      const { visit_date: day, clocks, weeks, spnInput: spn } = form
      const count = await addSlots(db, viewer, { day, clocks, weeks, spn })
      return { data: { message: texts.visits.slotsAdded(count), count } }
    },
  }),

  '/api/user/slots/remove': memberCall({
    form: slotSchema,
    async answer({ db, viewer, form }) {
      await removeSlot(db, viewer, form._id)
      return { data: { message: texts.visits.slotRemoved } }
    },
  }),

  '/api/prop/user/slots': memberCall({
    form: spnInputSchema,
    async answer({ db, viewer, form }) {
      return { data: { slots: await listFreeSlots(db, viewer, form.spnInput) } }
    },
  }),
}

type Exact = { visit_time?: VisitTime | undefined; clock?: string | undefined }

/** The form has either an exact time or a time of day. */
function exactTime({ visit_time, clock }: Exact) {
  const time = clock ? timeOfClock(clock) : (visit_time as VisitTime)
  return { time, clock }
}

type LinkForm = Exact & {
  action: VisitAnswer['action']
  visit_date?: string | undefined
  slot?: string | undefined
}

function answerOf(form: LinkForm): VisitAnswer {
  if (form.action === 'decline') return { action: form.action }
  if (form.action === 'accept') return { action: form.action, clock: form.clock }
  const { visit_date: day, slot: slotId, action } = form
  return slotId ? { action, slotId } : { action, day, ...exactTime(form) }
}

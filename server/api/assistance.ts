import { indiaTime } from '#contract/format/dates.ts'
import { displayName } from '#contract/format/names.ts'
import { formatPhone } from '#contract/format/phones.ts'
import { assistAnswerSchema, assistAskSchema, callerSchema } from '#contract/schemas/assistance.ts'
import { spnInputSchema } from '#contract/schemas/listing-calls.ts'
import * as texts from '#contract/texts.ts'
import {
  answerConsent,
  findConsentQuestion,
  stopAssistance,
} from '#domain/assistance/answer-consent.ts'
import { askForConsent } from '#domain/assistance/ask-for-consent.ts'
import { readConsentToken } from '#domain/assistance/consent-token.ts'
import { findCaller } from '#domain/assistance/find-caller.ts'
import { findConsent } from '#domain/assistance/find-consent.ts'
import { finishAssistance } from '#domain/assistance/finish-assistance.ts'
import { DomainError } from '#domain/errors.ts'
import { isStaff } from '#domain/viewer.ts'
import { anyoneCall, memberCall, staffCall } from '#server/api/call.ts'
import { sendConsentLink } from '#server/providers/send-consent-link.ts'

/**
 * Staff fill in an owner's draft with the owner's consent: asking, answering, stopping and
 * finishing.
 */
export const assistanceCalls = {
  '/api/assist/caller': staffCall({
    form: callerSchema,
    async answer({ db, viewer, form: { _id: requestId, user_id: userId } }) {
      const ref = requestId ? { requestId } : userId ? { userId } : undefined
      if (!ref) throw new DomainError('invalid', { fields: { _id: texts.validation.empty } })
      const { user, request, drafts } = await findCaller(db, viewer, ref)
      return {
        data: {
          user: user && {
            id: user.id,
            name: user.name,
            phone: user.phone ?? '',
            isBlocked: user.blockedAt !== null,
          },
          request: request && {
            phone: request.phone,
            step: request.step,
            spn: request.spn,
          },
          drafts: drafts.map(({ consent, ...draft }) => ({ ...draft, ...stateToWire(consent) })),
        },
      }
    },
  }),

  /** The state of the viewer's own question about a draft. */
  '/api/assist/state': staffCall({
    form: spnInputSchema,
    async answer({ db, viewer, form }) {
      const consent = await findConsent(db, viewer, form.spnInput)
      return { data: stateToWire(consent && { state: consent.state, until: consent.endsAt }) }
    },
  }),

  '/api/assist/ask': staffCall({
    form: assistAskSchema,
    async answer({ db, resources, viewer, form: { spnInput, channel = 'sms' } }) {
      const asked = await askForConsent(db, viewer, spnInput, channel)
      await sendConsentLink(resources, viewer, asked, channel)
      return { data: { message: texts.assistance.asked(formatPhone(asked.phone)) } }
    },
  }),

  '/api/assist/finish': staffCall({
    form: spnInputSchema,
    async answer({ db, viewer, form }) {
      const { isOnlyInInbox } = await finishAssistance(db, viewer, form.spnInput)
      const { sentToOwner, sentToInbox } = texts.assistance
      return { data: { message: isOnlyInInbox ? sentToInbox : sentToOwner } }
    },
  }),

  /**
   * Answers by the signed link, without a login; refused for staff, who may not answer for an
   * owner.
   */
  '/api/assist/answer': anyoneCall({
    form: assistAnswerSchema,
    async answer({ db, viewer, resources: { secret }, form: { token, allow } }) {
      const id = readConsentToken(secret, token)
      if (!id) throw new DomainError('not_found')
      const question = await findConsentQuestion(db, id)
      if (viewer && isStaff(viewer) && viewer.id !== question?.ownerId) {
        throw new DomainError('forbidden', { message: texts.assistance.onlyOwner })
      }
      const { state, staffName, endsAt } = await answerConsent(db, id, allow)
      const { given, declined, withdrawn } = texts.assistance
      if (state === 'assist.decline') return { data: { message: declined } }
      if (state === 'assist.withdraw') return { data: { message: withdrawn } }
      const until = endsAt ? indiaTime(endsAt) : ''
      return { data: { message: given(displayName(staffName), until) } }
    },
  }),

  '/api/assist/stop': memberCall({
    form: spnInputSchema,
    async answer({ db, viewer, form }) {
      await stopAssistance(db, viewer, form.spnInput)
      return { data: { message: texts.assistance.withdrawn } }
    },
  }),
}

function stateToWire(consent: { state: string; until: Date | null } | undefined) {
  return { state: consent?.state ?? 'none', until: consent?.until?.toISOString() ?? '' }
}

import {
  askSchema,
  conversationComplaintSchema,
  conversationReadSchema,
  questionLinkSchema,
  writeSchema,
} from '#contract/schemas/conversation.ts'
import { spnInputSchema } from '#contract/schemas/listing-calls.ts'
import * as texts from '#contract/texts.ts'
import { askOwner } from '#domain/conversations/ask-owner.ts'
import { complainAboutConversation } from '#domain/conversations/complain-about-conversation.ts'
import { answerQuestion, readQuestionToken } from '#domain/conversations/conversation-link.ts'
import { findAsked } from '#domain/conversations/find-conversation.ts'
import { markConversationRead } from '#domain/conversations/mark-conversation-read.ts'
import { writeLine } from '#domain/conversations/write-line.ts'
import { DomainError } from '#domain/errors.ts'
import { findPoster } from '#domain/listings/find-poster.ts'
import { requireListing } from '#domain/listings/require-listing.ts'
import { anyoneCall, memberCall } from '#server/api/call.ts'

/** What a seeker and an owner write to each other about a home, without their numbers. */
export const conversationCalls = {
  '/api/prop/user/ask': memberCall({
    form: askSchema,
    async answer({ c, db, viewer, form: { spnInput, line: body, key } }) {
      const { address } = c.var
      const id = await askOwner(db, viewer, spnInput, { body, key, address })
      const message = texts.conversations.sent(await findPoster(db, spnInput))
      return { data: { message, conversation: id } }
    },
  }),

  '/api/prop/user/asked': memberCall({
    form: spnInputSchema,
    async answer({ db, viewer, form }) {
      const listing = await requireListing(db, viewer, form.spnInput)
      return { data: { conversation: (await findAsked(db, viewer, listing.id)) ?? null } }
    },
  }),

  '/api/user/conversations/write': memberCall({
    form: writeSchema,
    async answer({ db, viewer, form: { _id, line: body, key } }) {
      await writeLine(db, viewer, _id, { body, key })
      return { data: { message: texts.conversations.answered } }
    },
  }),

  '/api/user/conversations/read': memberCall({
    form: conversationReadSchema,
    async answer({ db, viewer, form: { _id, last } }) {
      await markConversationRead(db, viewer, _id, last)
      return { data: { message: texts.conversations.markedRead } }
    },
  }),

  '/api/user/conversations/complain': memberCall({
    form: conversationComplaintSchema,
    async answer({ c, db, viewer, form: { _id, reason, note = '' } }) {
      const { address } = c.var
      await complainAboutConversation(db, viewer, _id, { reason, note, address })
      return { data: { message: texts.conversations.complaintFiled } }
    },
  }),

  '/api/user/conversations/link': anyoneCall({
    form: questionLinkSchema,
    async answer({ db, resources: { secret }, form }) {
      const question = readQuestionToken(secret, form.token)
      if (!question) throw new DomainError('not_found')
      await answerQuestion(db, question, wordsOf(form))
      return { data: { message: texts.conversations.answered } }
    },
  }),
}

type LinkForm = { answer: 'yes' | 'no' } | { answer: 'write'; line: string }

function wordsOf(form: LinkForm) {
  if (form.answer === 'write') return form.line
  const { yesAvailable, notAvailable } = texts.conversations
  return form.answer === 'yes' ? yesAvailable : notAvailable
}

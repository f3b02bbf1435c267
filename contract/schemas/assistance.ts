import { z } from 'zod'
import { flag, id, kept, optionOf, text } from '#contract/schemas/fields.ts'
import { spnInputSchema } from '#contract/schemas/listing-calls.ts'

/** How the link that asks for consent is sent: to the owner's number in any case. */
const channels = { values: ['sms', 'whatsapp'] } as const

export const assistAskSchema = spnInputSchema.extend({ channel: kept(optionOf(channels)) })

export const assistAnswerSchema = z.object({ token: text({ max: 300 }), allow: flag() })

/** A request for a call, or the account of somebody. */
export const callerSchema = z.object({ _id: kept(id()), user_id: kept(id()) })

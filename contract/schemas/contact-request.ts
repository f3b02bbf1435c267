import { z } from 'zod'
import { contactModes } from '#contract/options.ts'
import { flag, id, optionOf } from '#contract/schemas/fields.ts'

/** Accepting or declining that somebody sees the number. */
export const contactAnswerSchema = z.object({ _id: id(), accept: flag() })

/** Blocking the person behind a lead or a request, or unblocking them. */
export const blockSchema = z.object({ _id: id(), block: flag() })

export const contactModeSchema = z.object({ _id: id(), contact_mode: optionOf(contactModes) })

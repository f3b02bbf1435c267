import { z } from 'zod'
import { ownerCheckLimits } from '#contract/limits.ts'
import { reraRegisterOf, tidyReraNumber } from '#contract/listing/rera-number.ts'
import { optionList } from '#contract/options/option-list.ts'
import { paperKinds, paperRefusals, reraRefusals } from '#contract/options/owner-checks.ts'
import { id, optionOf, text } from '#contract/schemas/fields.ts'
import { spnInputSchema } from '#contract/schemas/listing-calls.ts'
import * as texts from '#contract/texts.ts'

/** Which paper an owner shows about which home; the file comes beside it. */
export const paperSchema = spnInputSchema.extend({
  paper_kind: optionOf(paperKinds, { empty: texts.validation.chooseOne }),
})

export const reraNumberSchema = z.object({
  rera_number: text({ max: ownerCheckLimits.reraChars })
    .overwrite(tidyReraNumber)
    .refine((number) => reraRegisterOf(number) !== undefined, texts.ownerChecks.wrongNumber),
})

/** A check of an owner's by its id. */
export const ownerCheckIdSchema = z.object({ _id: id() })

const refusals = optionList({ ...paperRefusals.labels, ...reraRefusals.labels })

export const refuseCheckSchema = ownerCheckIdSchema.extend({
  reason: optionOf(refusals, { empty: texts.validation.chooseOne }),
})

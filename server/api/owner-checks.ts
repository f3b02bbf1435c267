import { z } from 'zod'
import { ownerCheckLimits } from '#contract/limits.ts'
import { paperTypes } from '#contract/options/owner-checks.ts'
import {
  ownerCheckIdSchema,
  paperSchema,
  refuseCheckSchema,
  reraNumberSchema,
} from '#contract/schemas/owner-check.ts'
import * as texts from '#contract/texts.ts'
import { acceptCheck, refuseCheck } from '#domain/owner-checks/decide-check.ts'
import { giveReraNumber } from '#domain/owner-checks/give-rera-number.ts'
import { showPaper } from '#domain/owner-checks/show-paper.ts'
import { withdrawCheck } from '#domain/owner-checks/withdraw-check.ts'
import { memberCall, staffCall } from '#server/api/call.ts'
import { UploadedFile } from '#server/api/upload.ts'
import { readPaper } from '#server/papers/check-paper.ts'

/** Papers that owners show, RERA numbers that brokers give, and what staff decide about them. */
export const ownerCheckCalls = {
  '/api/prop/check/paper': memberCall({
    form: paperSchema.extend({
      paper: z.instanceof(UploadedFile, { error: texts.validation.empty }),
    }),
    file: {
      name: 'paper',
      types: paperTypes.values,
      bytes: ownerCheckLimits.bytes,
      tooLarge: texts.ownerChecks.tooLarge,
    },
    async answer({ db, resources: { paperKeys }, viewer, form }) {
      const { spnInput, paper_kind: kind, paper } = form
      await showPaper(db, viewer, spnInput, { kind, ...(await readPaper(paper.path)) }, paperKeys)
      return { data: { message: texts.ownerChecks.sent } }
    },
  }),

  '/api/user/check/rera': memberCall({
    form: reraNumberSchema,
    postedAs: { reraNumber: 'rera_number' },
    async answer({ db, viewer, form }) {
      await giveReraNumber(db, viewer, form.rera_number)
      return { data: { message: texts.ownerChecks.sent } }
    },
  }),

  '/api/user/check/withdraw': memberCall({
    form: ownerCheckIdSchema,
    async answer({ db, viewer, form }) {
      await withdrawCheck(db, viewer, form._id)
      return { data: { message: texts.ownerChecks.withdrawn } }
    },
  }),

  '/api/review/check/accept': staffCall({
    form: ownerCheckIdSchema,
    async answer({ db, viewer, form }) {
      await acceptCheck(db, viewer, form._id)
      return { data: { message: texts.ownerChecks.accepted } }
    },
  }),

  '/api/review/check/refuse': staffCall({
    form: refuseCheckSchema,
    async answer({ db, viewer, form: { _id, reason } }) {
      await refuseCheck(db, viewer, _id, reason)
      return { data: { message: texts.ownerChecks.notAccepted } }
    },
  }),
}

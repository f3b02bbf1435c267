import { z } from 'zod'
import { text } from '#contract/schemas/fields.ts'
import { recordWebVitals } from '#domain/web-vitals/record-web-vitals.ts'
import { anyoneCall } from '#server/api/call.ts'

const milliseconds = z.coerce.number().min(0).max(600_000).optional()

/** Page speeds, as browsers measure them. */
export const webVitalCalls = {
  '/api/web-vitals': anyoneCall({
    form: z.object({
      /** The path of its route, with the names of its parameters instead of their values. */
      page: text({ max: 80 }).regex(/^\/[a-z0-9_:*/.-]*$/),
      lcp: milliseconds,
      inp: milliseconds,
      fcp: milliseconds,
      ttfb: milliseconds,
      cls: z.coerce.number().min(0).max(100).optional(),
    }),
    async answer({ db, form }) {
      await recordWebVitals(db, form)
      return { data: {} }
    },
  }),
}

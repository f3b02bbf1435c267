import { callRequestSchema, mailRequestSchema } from '#contract/schemas/request.ts'
import * as texts from '#contract/texts.ts'
import { createCallRequest } from '#domain/requests/create-call-request.ts'
import { createMailRequest } from '#domain/requests/create-mail-request.ts'
import { anyoneCall } from '#server/api/call.ts'

/** /api/req: what people ask our team. */
export const requestCalls = {
  '/api/req/call': anyoneCall({
    form: callRequestSchema,
    async answer({ c, db, viewer, form }) {
      const { full_name: name, phone_no_b: phone, upload_type: step, spn_already: spn } = form
      await createCallRequest(db, viewer, { name, phone, step, spn, address: c.var.address })
      return { data: { message: texts.help.thanks } }
    },
  }),

  '/api/req/mail': anyoneCall({
    form: mailRequestSchema,
    async answer({ c, db, viewer, form: { email, email_message: message } }) {
      await createMailRequest(db, viewer, { email, message, address: c.var.address })
      return { data: { message: texts.help.thanks } }
    },
  }),
}

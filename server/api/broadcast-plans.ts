import { displayName } from '#contract/format/names.ts'
import { reportDate } from '#contract/format/report-date.ts'
import { resultReasons } from '#contract/options/left-out-reasons.ts'
import { labelOf } from '#contract/options/option-list.ts'
import {
  messageCancelSchema,
  messageRecipientsSchema,
  messageScheduleSchema,
  templateRemoveSchema,
  templateSaveSchema,
} from '#contract/schemas/broadcast.ts'
import * as texts from '#contract/texts.ts'
import { listRecipientsPage } from '#domain/broadcasts/list-recipients-page.ts'
import { removeMessageTemplate, saveMessageTemplate } from '#domain/broadcasts/message-templates.ts'
import { cancelBroadcast, rescheduleBroadcast } from '#domain/broadcasts/schedule-broadcast.ts'
import { staffCall } from '#server/api/call.ts'

/** Messages for later, what became of each recipient, and the templates of the staff. */
export const messagePlanCalls = {
  '/api/mess/schedule': staffCall({
    form: messageScheduleSchema,
    async answer({ db, viewer, form }) {
      await rescheduleBroadcast(db, viewer, form.ref_no, form.send_at)
      return { data: { message: texts.sender.rescheduled(reportDate(form.send_at)) } }
    },
  }),

  '/api/mess/cancel': staffCall({
    form: messageCancelSchema,
    async answer({ db, viewer, form }) {
      await cancelBroadcast(db, viewer, form.ref_no)
      return { data: { message: texts.sender.cancelled } }
    },
  }),

  '/api/mess/recipients': staffCall({
    form: messageRecipientsSchema,
    async answer({ db, viewer, form }) {
      const { recipients, next } = await listRecipientsPage(db, viewer, {
        referenceNo: form.ref_no,
        outcome: form.outcome ?? undefined,
        after: form.after ?? undefined,
      })
      const list = recipients.map(({ id, phone, name, body, status, reason, updatedAt }) => ({
        _id: id,
        phone_no: phone,
        user_name: name === null ? '' : displayName(name),
        message: body,
        status,
        reason: labelOf(resultReasons, reason),
        at: reportDate(updatedAt),
      }))
      return { data: { list, next: next ?? '' } }
    },
  }),

  '/api/mess/template/save': staffCall({
    form: templateSaveSchema,
    async answer({ db, viewer, form }) {
      const { _id: id, name, subject, raw_message: body } = form
      const saved = await saveMessageTemplate(db, viewer, {
        id: id ?? undefined,
        name,
        subject: subject ?? '',
        body,
      })
      return { data: { _id: saved, message: texts.sender.templateSaved } }
    },
  }),

  '/api/mess/template/remove': staffCall({
    form: templateRemoveSchema,
    async answer({ db, viewer, form }) {
      await removeMessageTemplate(db, viewer, form._id)
      return { data: { message: texts.sender.templateRemoved } }
    },
  }),
}

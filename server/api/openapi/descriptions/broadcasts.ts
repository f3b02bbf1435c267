import { z } from 'zod'
import { answers, says } from '#server/api/openapi/describe.ts'
import { count, id, text } from '#server/api/openapi/descriptions/wire-shapes.ts'

const sent = { phone_no: text, message: text, status_code: z.int().min(0).max(1) }
const recipient = z.object({ ...sent, status: text, reason: text })

const progress = {
  reference_no: text,
  status: text,
  total: count,
  success: count,
  failed: count,
  left_out: count,
  unknown: count,
  waiting: count,
  stopped: count,
  is_stopping: z.boolean(),
  is_filling: z.boolean(),
  scheduled_at: text,
}

/** Messages of staff to many people. */
export const broadcastDescriptions = {
  '/api/mess/mess-r': answers('List texts that were sent earlier', {
    list: z.array(z.object({ _id: id, message: text })),
  }),
  '/api/mess/ref': answers('Open a reference, under which one message is sent once', {
    referenceNo: text,
  }),
  '/api/mess/contacts': answers('Find the users of numbers, or of a search and a filter', {
    count,
    user_data: z.array(z.object({ _id: id, user_name: text, phone_no: text, user_email: text })),
  }),
  '/api/mess/preview': answers(
    'Look at a message before it is sent: to whom, and who is left out',
    {
      total: count,
      unknown: count,
      left_out: z.array(z.object({ reason: text, group: text, people: count })),
      dlt_id: text,
      list: z.array(z.object({ phone_no: text, user_name: text, message: text, reason: text })),
    },
    'conflict',
  ),
  '/api/mess/cus-mess': {
    summary: 'Send a message to many',
    details:
      'Calling again with the same reference sends nothing and answers the same result. A large or slow one goes on in the background; `details` asks for the longer answer.',
    answer: z.object({
      data: z.union([
        z.object({ total: count, success: count, failed: count, list: z.array(z.object(sent)) }),
        z.object({ ...progress, list: z.array(recipient) }),
      ]),
    }),
    fails: ['not_found', 'conflict'],
  },
  '/api/mess/progress': answers(
    'Ask how far a message to many is',
    { ...progress, list: z.array(recipient) },
    'not_found',
  ),
  '/api/mess/stop': answers(
    'Stop what is left of a message to many',
    { stopped: count, message: text },
    'not_found',
    'conflict',
  ),
  '/api/mess/schedule': says('Move a planned message to another time', 'not_found', 'conflict'),
  '/api/mess/cancel': says('Cancel a planned message', 'not_found', 'conflict'),
  '/api/mess/recipients': answers(
    'Read a page of the recipients of a message',
    {
      list: z.array(
        z.object({
          _id: id,
          phone_no: text,
          user_name: text,
          message: text,
          status: text,
          reason: text,
          at: text,
        }),
      ),
      next: text,
    },
    'not_found',
  ),
  '/api/mess/template/save': answers(
    'Save a template of the staff',
    { _id: id, message: text },
    'not_found',
    'conflict',
  ),
  '/api/mess/template/remove': says('Remove a template', 'not_found'),
} as const

import { z } from 'zod'
import { deliveryStatuses } from '#contract/options/alert-choices.ts'
import * as options from '#contract/options.ts'
import { answers, says } from '#server/api/openapi/describe.ts'
import { callerAnswer } from '#server/api/openapi/descriptions/owners.ts'
import {
  category,
  count,
  deal,
  id,
  listingStatus,
  moment,
  text,
  userShape,
  version,
} from '#server/api/openapi/descriptions/wire-shapes.ts'

/** A page of a report. */
function page<Row extends z.ZodRawShape>(summary: string, list: string, row: Row) {
  return answers(summary, { lastPage: count, [list]: z.array(z.object(row)) })
}

const requestStatus = z.enum(options.requestStatuses.values)
const request = {
  _id: id,
  req_at: text,
  status: requestStatus,
  is_user_login: text,
}

const alertState = z.enum(deliveryStatuses.values)

/** What staff look at and decide. */
export const staffDescriptions = {
  '/api/summary': {
    summary: 'Count users and listings',
    answer: z.object({
      summary: z.object({
        totalUser: count,
        totalProperty: count,
        activeCount: count,
        underReviewCount: count,
      }),
    }),
  },
  '/api/user/a': {
    ...answers('Read your own profile as staff', { user: userShape }),
    details: 'Without a session `result_code` is 934, with HTTP status 401.',
  },
  '/api/user/data/g': {
    summary: 'Read a page of the report of users',
    details: 'With `all` every user in one page, each with fewer fields; streamed.',
    answer: z.object({
      data: z.object({
        lastPage: count,
        user_data: z.array(
          z.object({
            _id: id,
            user_name: text,
            phone_no: text,
            user_email: text,
            profile_url: text.optional(),
            location_q: text.optional(),
            search_history: z.array(z.object({ search_text: text })).optional(),
            saved_prop: z.array(z.object({ spn_id: text })).optional(),
          }),
        ),
      }),
    }),
  },
  '/api/req/mail/g': page('Read a page of the requests by mail', 'req_list', {
    ...request,
    email_id: text,
    message: text,
  }),
  '/api/req/call/g': page('Read a page of the requests for a call', 'req_list', {
    ...request,
    user_name: text,
    phone_no: text,
    user_email: text,
  }),
  '/api/req/appointment/g': page('Read a page of the visits', 'req_list', {
    _id: id,
    createdAt: text,
    user_name: text,
    phone_no: text,
    user_email: text,
    user_id: text,
    last_status: text,
  }),
  '/api/req/message_req/g': page('Read a page of the messages to many', 'req_list', {
    _id: id,
    createdAt: text,
    reference_no: text,
    mess_type: z.enum(options.messageChannels.values),
    status: text,
    total: count,
    success: count,
    failed: count,
  }),
  '/api/system/alerts/get': page('Read a page of the alerts that were sent', 'req_list', {
    _id: id,
    createdAt: text,
    user_name: text,
    phone_no: text,
    mess_type: text,
    status_alerts: alertState,
    status_wb: alertState,
    status_mail: alertState,
  }),
  '/api/prop/sbpl/das': page('Read a page of the report of listings', 'property', {
    _id: id,
    createdAt: text,
    status_code: listingStatus,
    SPN_id: text,
    user_name: text,
    phone_no: text,
    formatted_price: text,
    property_category: category,
    property_status: deal,
    build_up_area: z.number().nullable(),
  }),
  '/api/req/move': answers(
    'Take a request, finish it or note something on it',
    { message: text, status: requestStatus, takenBy: text.nullable(), note: text, version },
    'not_found',
    'conflict',
  ),
  '/api/review/claim': answers(
    'Claim a listing for review',
    { is_mine: z.boolean(), user_name: text, since: moment, status_code: listingStatus, version },
    'not_found',
  ),
  '/api/review/dismiss': says('Dismiss what users said against a listing', 'not_found', 'conflict'),
  '/api/review/home/separate': says(
    'Say that a listing is not the same home as those it is shown with',
    'not_found',
    'conflict',
  ),
  '/api/review/home/join': says('Say that two listings are the same home', 'not_found'),
  '/api/review/undo': says('Undo an approval', 'not_found', 'conflict'),
  '/api/user/blocked': says('Block or unblock an account', 'not_found', 'conflict'),
  '/api/people/message': says('Send a message to one user', 'not_found', 'conflict'),
  '/api/people/searches': answers(
    'Look at what a user searched for',
    { searches: z.array(z.object({ id, text, city: text, when: text })) },
    'not_found',
  ),
  '/api/people/erase': says('Erase an account at the request of its user', 'not_found', 'conflict'),
  '/api/staff/role/code': answers('Send the code that confirms a change of role', {
    message: text,
    otp_length: z.int(),
  }),
  '/api/staff/role': says(
    'Make somebody staff, an administrator or neither',
    'not_found',
    'conflict',
  ),
  '/api/assist/caller': answers(
    'Find who asks for help, and their drafts',
    callerAnswer,
    'not_found',
  ),
  '/api/assist/state': answers(
    'Ask whether an owner lets you fill in a draft',
    { state: text, until: text },
    'not_found',
  ),
  '/api/assist/ask': says('Ask an owner to let you fill in a draft', 'not_found', 'conflict'),
  '/api/assist/finish': says('Hand a draft back to its owner', 'not_found', 'conflict'),
  '/api/review/check/accept': {
    ...says('Accept a paper or RERA number', 'not_found', 'conflict'),
    details: 'A paper must have been opened. It is deleted, and told of the home for a year.',
  },
  '/api/review/check/refuse': {
    ...says('Refuse a paper or RERA number', 'not_found', 'conflict'),
    details: 'A paper is deleted, and its owner is told the reason.',
  },
}

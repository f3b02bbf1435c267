import { z } from 'zod'
import { alertChannels } from '#contract/options/alert-choices.ts'
import { alertFrequencies } from '#contract/options/saved-searches.ts'
import { answers, says } from '#server/api/openapi/describe.ts'
import {
  count,
  id,
  moment,
  photoPath,
  text,
  userShape,
} from '#server/api/openapi/descriptions/wire-shapes.ts'

const code = { message: text, otp_length: z.int() }

/** Login, profile, sessions, and what a user keeps. */
export const accountDescriptions = {
  '/api/otp/s': {
    ...answers(
      'Send a login code to a mobile number',
      {
        ...code,
        sent_by: z.enum(['sms', 'whatsapp']),
        phum: z.uuid().optional(),
        phone_number: text.optional(),
      },
      'not_found',
      'conflict',
    ),
    details:
      'A login with an unknown number is 404, a sign-up with a known one 409. The browser that asked is remembered by a cookie: only it can enter the code. `phum` and `phone_number` are answered to a sign-up.',
    limits:
      'Per number once in 30 seconds, 5 an hour and 10 a day; 60 an hour per address; a daily budget for the site. Each is a setting.',
  },
  '/api/otp/v': {
    ...answers(
      'Enter a login code and begin a session',
      { message: text, jykw: id.optional(), user_id: id.optional(), session_id: id.optional() },
      'not_found',
      'conflict',
    ),
    details:
      'Sets the session cookie. The handles `jykw`, `user_id` and `session_id` are answered to a sign-up, which also needs a name and an e-mail; alone they sign nobody in.',
    limits: '5 tries per code, valid for 10 minutes; 20 wrong tries an hour per address.',
  },
  '/api/user': answers('Read your own profile', { user: userShape }),
  '/api/user/data': says('Change your name and e-mail'),
  '/api/user/upload/profile': {
    summary: 'Upload a profile photo',
    answer: z.object({ upload: z.object({ message: text, path: photoPath }) }),
  },
  '/api/user/alerts': says('Choose which notifications are not also sent as messages'),
  '/api/user/promotions': says('Allow or refuse promotions'),
  '/api/user/unsubscribe': says('Refuse promotions by the signed link of a message', 'not_found'),
  '/api/user/location': {
    summary: 'Report where you are',
    details: 'Stored rounded to two decimals, the last one only.',
    answer: z.object({}),
  },
  '/api/user/location/erase': says('Erase the reported position'),
  '/api/user/sessions/end': says('End one of your sessions', 'not_found'),
  '/api/user/sessions/end-others': says('End all your other sessions'),
  '/api/user/erase/code': answers('Send the code that confirms erasing your account', code),
  '/api/user/erase': says('Erase your account', 'conflict'),
  '/api/user/note': says('Note something about a listing or its owner for yourself', 'not_found'),
  '/api/user/searches': answers('List your latest searches', {
    searches: z.array(
      z.object({
        _id: id,
        search_text: text,
        city: text.nullable(),
        path: text,
        createdAt: moment,
      }),
    ),
  }),
  '/api/user/searches/clear': { summary: 'Forget your searches', answer: z.object({}) },
  '/api/user/saved-searches/save': answers(
    'Save a search that tells of new homes',
    {
      id,
      frequency: z.enum(alertFrequencies.values),
      channels: z.array(z.enum(alertChannels.values)),
      message: text,
    },
    'conflict',
  ),
  '/api/user/saved-searches/choose': says('Choose how a saved search tells', 'not_found'),
  '/api/user/saved-searches/pause': says('Pause or resume a saved search', 'not_found'),
  '/api/user/saved-searches/remove': says('Remove or restore a saved search', 'not_found'),
  '/api/user/saved-searches/link': says(
    'Change a saved search by the signed link of a message',
    'not_found',
  ),
  '/api/user/noti': answers('Read your inbox', {
    noti: z.array(
      z.object({
        _id: id,
        sender_id: text,
        timestamp: moment,
        view_status: text,
        subject: text,
        message_content: text,
        action_label: text.optional(),
        action_path: text.optional(),
      }),
    ),
    un_read: count,
  }),
  '/api/user/noti/read': says('Mark a notification as read', 'not_found'),
  '/api/user/noti/read-all': says('Mark all notifications as read'),
  '/api/web-vitals': {
    summary: 'Report how fast a page was',
    answer: z.object({ data: z.object({}) }),
  },
}

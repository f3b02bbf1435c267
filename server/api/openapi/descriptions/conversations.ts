import { answers, says } from '#server/api/openapi/describe.ts'
import { id, text } from '#server/api/openapi/descriptions/wire-shapes.ts'

/** What seekers and owners write to each other. */
export const conversationDescriptions = {
  '/api/prop/user/ask': {
    ...answers(
      'Ask the owner of a listing a question',
      { message: text, conversation: id },
      'not_found',
    ),
    details:
      'Shows nobody a number. A seeker has one conversation about a listing; asking again goes on with it. A line that is sent again with the same `key` is written once.',
    limits: '15 new conversations a day per person and 40 per address; 40 lines a day in each.',
  },
  '/api/prop/user/asked': answers(
    'Find your conversation with the owner of a listing',
    { conversation: id.nullable() },
    'not_found',
  ),
  '/api/user/conversations/write': {
    ...says('Write a line into a conversation of yours', 'not_found'),
    details:
      'Both sides may write while the listing is shown and for 30 days after. A line that is sent again with the same `key` is written once.',
    limits: '40 lines a day per person and conversation.',
  },
  '/api/user/conversations/read': says(
    'Mark a conversation of yours as read up to a line',
    'not_found',
  ),
  '/api/user/conversations/complain': says(
    'Report a conversation of yours to our team, who may then read it',
    'not_found',
  ),
  '/api/user/conversations/link': {
    ...says('Answer a question by the signed link of a message', 'not_found', 'conflict'),
    details: '`line` is needed with the answer `write`.',
  },
} as const

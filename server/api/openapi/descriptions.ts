import type { Calls } from '#server/api/calls.ts'
import type { CallDescription } from '#server/api/openapi/describe.ts'
import { accountDescriptions } from '#server/api/openapi/descriptions/account.ts'
import { broadcastDescriptions } from '#server/api/openapi/descriptions/broadcasts.ts'
import { conversationDescriptions } from '#server/api/openapi/descriptions/conversations.ts'
import { ownerDescriptions } from '#server/api/openapi/descriptions/owners.ts'
import { seekerDescriptions } from '#server/api/openapi/descriptions/seekers.ts'
import { staffDescriptions } from '#server/api/openapi/descriptions/staff.ts'

/** What every call does and answers. One that is missing here fails the compiler. */
export const callDescriptions = {
  ...accountDescriptions,
  ...seekerDescriptions,
  ...ownerDescriptions,
  ...conversationDescriptions,
  ...staffDescriptions,
  ...broadcastDescriptions,
} satisfies Record<keyof Calls, CallDescription>

/** The chapters of the description, each with its calls in the order in which they are read. */
export const callGroups: { name: string; about: string; paths: string[] }[] = [
  {
    name: 'Account',
    about: 'Login, profile, sessions, inbox and saved searches',
    paths: Object.keys(accountDescriptions),
  },
  {
    name: 'Seekers',
    about: 'Searching, saving, asking for the number and for visits',
    paths: Object.keys(seekerDescriptions),
  },
  {
    name: 'Owners',
    about: 'Listing a home, changing it, answering seekers',
    paths: Object.keys(ownerDescriptions),
  },
  {
    name: 'Conversations',
    about: 'What seekers and owners write to each other, without their numbers',
    paths: Object.keys(conversationDescriptions),
  },
  {
    name: 'Staff',
    about: 'Reports, reviews, requests and people',
    paths: Object.keys(staffDescriptions),
  },
  {
    name: 'Messages',
    about: 'Messages of staff to many people',
    paths: Object.keys(broadcastDescriptions),
  },
]

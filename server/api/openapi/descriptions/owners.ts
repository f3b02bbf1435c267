import { z } from 'zod'
import { uploadTypes, wizardSteps } from '#contract/listing/wizard-steps.ts'
import * as options from '#contract/options.ts'
import { answers, says } from '#server/api/openapi/describe.ts'
import { draftShape, ownListingShape } from '#server/api/openapi/descriptions/listing-shape.ts'
import {
  category,
  city,
  count,
  deal,
  id,
  moment,
  photoPath,
  text,
  version,
} from '#server/api/openapi/descriptions/wire-shapes.ts'

const placeShape = z.object({
  lat: z.number(),
  lng: z.number(),
  address: text,
  city: city.optional(),
  pinCode: text.optional(),
})

/** What the geocoder found, or why it found nothing. */
function geocoded<Found extends z.ZodType>(found: Found) {
  return {
    found: found.nullable(),
    status: z.enum([
      'OK',
      'ZERO_RESULTS',
      'OVER_QUERY_LIMIT',
      'TIMEOUT',
      'UNAVAILABLE',
      'UNKNOWN_ERROR',
    ]),
    message: text,
  }
}

const begun = z.object({ spn_already: text })

const understoodShape = z.object({
  name: text,
  field: text,
  step: z.enum(uploadTypes.values),
  label: text,
  value: text,
  words: text,
})

/** What owners do: list a home, change it, answer seekers. */
export const ownerDescriptions = {
  '/api/prop/listing': {
    summary: 'Save a step of the listing wizard, or finish it',
    details:
      'The first saved step makes a draft and answers its number. Steps come in any order; `finish` checks all of them, names the first that is incomplete, and sends the listing to the review.',
    answer: z.object({
      spn_already: text,
      data: z.object({ message: text, version: version.optional() }),
    }),
    fails: ['not_found', 'conflict'],
    limits: 'At most 100 open drafts per owner.',
  },
  '/api/prop/unlikely': answers(
    'Ask what is unlikely about the answers of a step',
    { unlikely: z.record(z.string(), z.string()) },
    'not_found',
    'conflict',
  ),
  '/api/prop/draft': {
    summary: 'Read a draft of yours in the parts of the wizard',
    answer: z.object({
      data: draftShape.extend({
        version,
        reason: text,
        reasons: z.array(
          z.object({
            field: text,
            photo: text.optional(),
            place: z.int().optional(),
            text,
          }),
        ),
      }),
    }),
    fails: ['not_found', 'conflict'],
  },
  '/api/prop/unsaved': answers(
    'Read what was typed into a step and not saved',
    {
      unsaved: z
        .object({
          input: z.record(text, z.union([text, z.array(text).readonly()])),
          typedOver: text,
          revision: id,
        })
        .nullable(),
    },
    'not_found',
  ),
  '/api/prop/unsaved/keep': answers(
    'Keep what is typed into a step',
    { message: text, revision: id.optional() },
    'not_found',
    'conflict',
  ),
  '/api/prop/unsaved/drop': says('Forget what was typed for a listing that was never saved'),
  '/api/prop/sentence': answers('Read the answers of a listing out of a sentence', {
    basics: z.object({
      property_category: category.optional(),
      property_status: deal.optional(),
      city: city.optional(),
    }),
    understood: z.array(understoodShape),
    missing: z.array(z.object({ step: text, labels: z.array(text) })),
    unused: z.array(text),
  }),
  '/api/prop/sentence/draft': {
    summary: 'Begin a draft from a sentence',
    answer: begun,
    fails: ['conflict'],
  },
  '/api/prop/copy': {
    summary: 'Begin a draft as a copy of a listing of yours',
    answer: begun,
    fails: ['not_found', 'conflict'],
  },
  '/img/upload': {
    ...answers('Upload a picture of a listing', { path: photoPath }),
    details: 'JPG or PNG by content. Position and other metadata are removed.',
    limits: 'At most 20 MB and 50 megapixels, no edge over 20,000 px; a daily number per person.',
  },
  '/img/turn': answers('Turn a picture by 90 degrees', { path: photoPath }, 'not_found'),
  '/api/prop/sbpl': answers('List your own listings', { property: z.array(ownListingShape) }),
  '/api/prop/sbpl/update': {
    ...says('Change the status of a listing', 'not_found', 'conflict'),
    details: 'Owners may do what the life of their own listings allows, staff more.',
  },
  '/api/prop/sbpl/undo': says('Undo the last change of status', 'not_found', 'conflict'),
  '/api/prop/revise': answers(
    'Begin to change a shown listing',
    { spn: text },
    'not_found',
    'conflict',
  ),
  '/api/prop/revise/discard': says(
    'Discard the changes to a shown listing',
    'not_found',
    'conflict',
  ),
  '/api/prop/live': says(
    'Change price and availability of a shown listing at once',
    'not_found',
    'conflict',
  ),
  '/api/prop/put-back': says('Show a sold or rented listing again', 'not_found', 'conflict'),
  '/api/prop/still-available': says(
    'Say by the signed link of a message whether a home is available',
    'not_found',
    'conflict',
  ),
  '/api/prop/confirm': says('Say whether a home of yours is available', 'not_found', 'conflict'),
  '/api/prop/contact-mode': says(
    'Choose whether seekers ask before they see the number',
    'not_found',
  ),
  '/api/user/leads/get': answers('List your leads', {
    leads: z.array(
      z.object({
        _id: id,
        createdAt: moment,
        user_name: text,
        phone_no: text,
        user_email: text,
        SPN_id: text,
        lead_type: z.enum(['visit', 'contact']),
        lead_status: z.enum(options.leadStatuses.values),
        note: text,
      }),
    ),
    lastPage: count,
  }),
  '/api/user/leads/update': says('Change the state or the note of a lead', 'not_found'),
  '/api/user/contact-request': says(
    'Accept or decline a request for your number',
    'not_found',
    'conflict',
  ),
  '/api/user/contact/link': says(
    'Accept or decline such a request by the signed link of a message',
    'not_found',
    'conflict',
  ),
  '/api/user/block': says('Block or unblock a seeker', 'not_found'),
  '/api/user/slots/add': answers(
    'Offer times for visits',
    { message: text, count },
    'not_found',
    'conflict',
  ),
  '/api/user/slots/remove': says('Take back a time for visits', 'not_found', 'conflict'),
  '/api/geo/suggest': answers('Suggest addresses', geocoded(z.array(placeShape))),
  '/api/geo/geocode': answers('Find the position of an address', geocoded(placeShape)),
  '/api/geo/reverse': answers('Find the address of a position', {
    ...geocoded(placeShape),
    warning: text.optional(),
  }),
  '/api/assist/answer': says(
    'Allow or refuse, by a signed link, that staff fill in your draft',
    'not_found',
    'conflict',
  ),
  '/api/assist/stop': says('Stop letting staff fill in your draft', 'not_found', 'conflict'),
  '/api/prop/check/paper': {
    ...says('Show our team a paper about a home of yours', 'not_found', 'conflict'),
    details:
      'A JPEG, PNG, WebP or PDF by its content, up to 8 MB. It is encrypted, seen by reviewing staff only, and deleted when they have decided.',
    limits: '10 papers and numbers a day per person; one of a home at a time.',
  },
  '/api/user/check/rera': {
    ...says('Give the RERA number of your registration as a broker', 'conflict'),
    details: 'As Delhi, Haryana (Gurugram, Panchkula) and Uttar Pradesh write them.',
    limits: '10 papers and numbers a day per person; one number at a time.',
  },
  '/api/user/check/withdraw': says(
    'Withdraw a paper or number, and delete it',
    'not_found',
    'conflict',
  ),
} as const

export const callerAnswer = {
  user: z.object({ id, name: text, phone: text, isBlocked: z.boolean() }).optional(),
  request: z
    .object({ phone: text, step: z.enum(wizardSteps.values).nullable(), spn: text.nullable() })
    .optional(),
  drafts: z.array(
    z.object({
      spn: text,
      title: text,
      percent: z.int(),
      step: z.enum(wizardSteps.values),
      state: text,
      until: text,
    }),
  ),
}

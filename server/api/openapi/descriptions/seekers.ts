import { z } from 'zod'
import { contactWarnings } from '#contract/options/contact-warnings.ts'
import * as options from '#contract/options.ts'
import { answers, says } from '#server/api/openapi/describe.ts'
import { listingShape, listingWithHouseNo } from '#server/api/openapi/descriptions/listing-shape.ts'
import {
  category,
  city,
  count,
  deal,
  id,
  listingStatus,
  text,
  userShape,
} from '#server/api/openapi/descriptions/wire-shapes.ts'

/** A listing as a card of a search page shows it. */
const cardShape = z.object({
  spn: text,
  status: listingStatus,
  category,
  deal,
  propertyType: z.enum(options.propertyTypes.values),
  bhk: z.enum(options.bhks.values).nullable(),
  bedrooms: z.int().nullable(),
  price: z.int(),
  per: text,
  priceChange: z.object({ text, isLess: z.boolean() }).optional(),
  compared: text.optional(),
  terms: z.object({ text, note: text.optional() }).optional(),
  isNegotiable: z.boolean(),
  builtUpArea: z.int(),
  areaUnit: z.enum(options.areaUnits.values),
  furnishing: z.enum(options.furnishings.values).nullable(),
  parking: text.nullable(),
  locality: text.nullable(),
  city,
  lat: z.number(),
  lng: z.number(),
  photos: z.array(text),
  listed: text,
  distance: z.number().optional(),
  isNearby: z.boolean().optional(),
  travel: z.array(text).optional(),
})

const pointShape = z.object({
  id,
  spn: text,
  lat: z.number(),
  lng: z.number(),
  price: z.int(),
  title: text,
  place: text.nullable(),
  photo: text.nullable(),
  isNearby: z.boolean().optional(),
})

const suggestionShape = z.object({
  kind: z.enum(['locality', 'part', 'sector', 'landmark', 'metro', 'pincode']),
  name: text,
  city,
  cityName: text,
  where: text,
  text,
  count: count.optional(),
  placeId: text.optional(),
  isPopular: z.boolean().optional(),
})

const searchLimit = 'A few searches at a time per address; more wait, and many more are 429.'

/** What seekers do: search, look, save, ask. */
export const seekerDescriptions = {
  '/api/prop/search': {
    ...answers('Search listings', { property: z.array(listingShape) }),
    details:
      'Twenty at a time, newest first; with a `query` the best match first. A `query` may be a sentence with rooms, prices and travel times: `2bhk under 25k 30 min to cyber city by metro`. `lastListIds` holds what was answered before, by `SPN_id` or `_id`; an empty list is the end.',
    limits: searchLimit,
  },
  '/api/search/cards': {
    ...answers('Read the cards after those of a search page', {
      listings: z.array(cardShape),
      next: text.optional(),
      saved: z.array(text),
    }),
    limits: searchLimit,
  },
  '/api/search/saved': answers('Tell which of these listings you have saved', {
    saved: z.array(text),
  }),
  '/api/search/near': {
    ...answers('Find the address of a search around a position', { href: text }),
    limits: searchLimit,
  },
  '/api/search/suggest': {
    ...answers('Suggest places while somebody types', { suggestions: z.array(suggestionShape) }),
    limits: searchLimit,
  },
  '/api/map/listings': {
    ...answers('Find the listings of a search in a part of the map', {
      city,
      total: count,
      points: z.array(pointShape),
      rest: z.array(z.object({ lat: z.number(), lng: z.number(), count })),
    }),
    details: '`area` is south, west, north and east, separated by commas.',
    limits: searchLimit,
  },
  '/api/prop/data': {
    summary: 'Read one listing',
    details: 'Never carries the phone or e-mail of its owner.',
    answer: z.object({ saved: z.boolean(), data: listingWithHouseNo }),
    fails: ['not_found'],
  },
  '/api/prop/save': {
    ...says('Save or unsave a listing', 'not_found', 'conflict'),
    details: 'Answers `result_code` 0 however it fails; the HTTP status tells why.',
  },
  '/api/prop/save/get': answers('List your saved listings', { save_list: z.array(listingShape) }),
  '/api/prop/user/data': {
    summary: "Ask for the owner's number of a listing",
    details:
      'Where the owner wants to be asked first, `asked` says so and the number is empty. `poster` is what whoever offers it is called, owner or agent; `checked` says which paper or RERA number was checked and when. `warnings` names what to know of this listing before anything is paid.',
    answer: z.object({
      user: userShape,
      asked: z.enum(['requested', 'declined']).optional(),
      line: text.optional(),
      house_no: text.optional(),
      poster: text,
      checked: z.array(text).optional(),
      warnings: z.array(z.enum(contactWarnings.values)).optional(),
    }),
    fails: ['not_found', 'conflict'],
    limits: '25 different listings a day per person and 60 per address. Each is a setting.',
  },
  '/api/prop/user/appointment': says('Ask for a visit', 'not_found', 'conflict'),
  '/api/prop/user/appointment/withdraw': says('Withdraw the wish for a visit', 'not_found'),
  '/api/prop/user/slots': answers(
    'List the free slots of an owner',
    { slots: z.array(z.object({ id, day: z.iso.date(), clock: text })) },
    'not_found',
  ),
  '/api/prop/report': says('Report a listing to our team', 'not_found'),
  '/api/user/visits/update': says('Answer, move or end a visit', 'not_found', 'conflict'),
  '/api/user/visits/link': says(
    'Answer a visit by the signed link of a message',
    'not_found',
    'conflict',
  ),
  '/api/user/family/share': {
    ...answers('Share your saved homes by a link', { path: text, message: text }),
    details: 'Answers the link that there is, or makes one.',
    limits: '10 new links a day per person.',
  },
  '/api/user/family/remove': says('Take a relative off your shared list', 'not_found'),
  '/api/user/family/revoke': says('End the link of your shared list'),
  '/api/family/join': {
    ...says('Join a shared list by its link, with a name', 'not_found', 'conflict'),
    details: 'Sets the cookie by which the browser is known to this list.',
    limits: '30 an hour per address, 20 people per list.',
  },
  '/api/family/heart': {
    ...says('Give a home on a shared list a heart, or take it back', 'not_found', 'conflict'),
    limits: '300 hearts and notes an hour per relative.',
  },
  '/api/family/note': {
    ...says('Note something about a home on a shared list', 'not_found', 'conflict'),
    details: '`visit_date` is a day on which to see it. What is empty is removed.',
    limits: '300 hearts and notes an hour per relative.',
  },
  '/api/req/call': says('Ask our team for a call'),
  '/api/req/mail': says('Write to our team'),
} as const

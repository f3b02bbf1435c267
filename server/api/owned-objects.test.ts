import { describe, expect } from 'vitest'
import { addDays, indiaDay } from '#contract/format/dates.ts'
import { photoPath } from '#contract/listing/pictures.ts'
import type { Db } from '#db/connect.ts'
import type { Access } from '#server/api/call.ts'
import { createCalls } from '#server/api/calls.ts'
import { readEnv } from '#server/env.ts'
import { apiFor } from '#tests/api.ts'
import { test } from '#tests/database.ts'
import { createUser } from '#tests/factories.ts'
import { createOwnedObjects, type OwnedObjects, secret } from '#tests/owned-objects.ts'

const slotForm = {
  visit_date: addDays(indiaDay(new Date()), 5),
  clocks: '10:30',
}

type Owned = OwnedObjects & { session: { id: string } }
type Form = (owned: Owned) => Record<string, string>

/** Calls about one thing: what its owner posts, and how somebody else is refused; 404 unless said. */
const changes: Record<string, { form: Form; refused?: number; isForSeekers?: true }> = {
  '/api/prop/draft': { form: ({ draft }) => ({ spnInput: draft.spn }) },
  '/api/prop/listing': {
    form: ({ draft }) => ({
      upload_type: 'additional_info',
      spn_already: draft.spn,
      paid_property_tax: 'true',
      property_category: draft.category,
      property_status: draft.deal,
    }),
  },
  '/api/prop/unsaved': {
    form: ({ draft }) => ({ upload_type: 'amenities', spn_already: draft.spn }),
  },
  '/api/prop/unsaved/keep': {
    form: ({ draft }) => ({
      upload_type: 'gallery',
      spn_already: draft.spn,
      input: '{"images":[]}',
    }),
  },
  '/api/assist/stop': { form: ({ draft }) => ({ spnInput: draft.spn }) },
  '/api/prop/copy': {
    form: ({ draft }) => ({ spnInput: draft.spn, draft_key: crypto.randomUUID() }),
  },
  '/api/prop/data': { form: ({ draft }) => ({ spnInput: draft.spn }) },
  '/api/prop/contact-mode': { form: ({ offer }) => ({ _id: offer.id, contact_mode: 'ask' }) },
  '/api/prop/confirm': {
    form: ({ offer }) => ({ _id: offer.id, available: 'true' }),
    refused: 409,
  },
  '/api/user/leads/update': { form: ({ lead }) => ({ _id: lead.id, note: 'Called' }) },
  '/api/user/contact-request': { form: ({ request }) => ({ _id: request.id, accept: 'true' }) },
  '/api/user/visits/update': { form: ({ visit }) => ({ _id: visit.id, action: 'cancel' }) },
  '/api/user/slots/add': {
    form: ({ offer }) => ({ ...slotForm, spnInput: offer.spn }),
  },
  '/api/user/slots/remove': { form: ({ slot }) => ({ _id: slot.id }) },
  '/api/user/conversations/write': {
    form: ({ conversation }) => ({ _id: conversation.id, line: 'Yes', key: crypto.randomUUID() }),
  },
  '/api/user/conversations/read': {
    form: ({ conversation }) => ({ _id: conversation.id, last: conversation.lineId }),
  },
  '/api/user/conversations/complain': {
    form: ({ conversation }) => ({ _id: conversation.id, reason: 'offensive' }),
  },
  '/api/user/check/withdraw': { form: ({ check }) => ({ _id: check.id }) },
  '/api/user/block': { form: ({ lead }) => ({ _id: lead.id, block: 'true' }) },
  '/api/user/noti/read': { form: ({ notification }) => ({ updateId: notification.id }) },
  '/api/user/saved-searches/choose': {
    form: ({ search }) => ({ _id: search.id, frequency: 'weekly', channels: 'email' }),
  },
  '/api/user/saved-searches/pause': { form: ({ search }) => ({ _id: search.id, paused: 'true' }) },
  '/api/user/saved-searches/remove': {
    form: ({ search }) => ({ _id: search.id, removed: 'true' }),
  },
  '/api/prop/sbpl/update': {
    form: ({ offer }) => ({ _id: offer.id, status_code: 'sold_out' }),
    refused: 403,
  },
  '/api/prop/sbpl/undo': { form: ({ offer }) => ({ _id: offer.id }), refused: 403 },
  '/api/prop/revise': { form: ({ offer }) => ({ _id: offer.id }), refused: 403 },
  '/api/prop/revise/discard': { form: ({ revision }) => ({ _id: revision.id }) },
  '/api/prop/live': { form: ({ offer }) => ({ _id: offer.id, price: '20000' }), refused: 404 },
  '/api/prop/put-back': { form: ({ sold }) => ({ _id: sold.id }), refused: 403 },
  '/api/user/note': {
    form: ({ saved }) => ({ spnInput: saved.spn, about: 'home', note: 'Sunny' }),
  },
  '/api/user/family/remove': { form: ({ relative }) => ({ _id: relative.id }) },
  '/img/turn': { form: ({ photo }) => ({ image: photoPath(photo.key), turns: '1' }) },
  '/api/user/sessions/end': { form: ({ session }) => ({ session_id: session.id }) },
  // What a seeker does with a listing that is shown; a draft is not found.
  '/api/prop/save': {
    form: ({ draft }) => ({ spnInput: draft.spn, save_status: 'true' }),
    isForSeekers: true,
  },
  '/api/prop/user/data': { form: ({ draft }) => ({ spnInput: draft.spn }), isForSeekers: true },
  '/api/prop/user/ask': {
    form: ({ draft }) => ({ spnInput: draft.spn, line: 'Hi', key: crypto.randomUUID() }),
    isForSeekers: true,
  },
  '/api/prop/user/asked': { form: ({ draft }) => ({ spnInput: draft.spn }), isForSeekers: true },
  '/api/prop/user/appointment': {
    form: ({ draft }) => ({ spnInput: draft.spn }),
    isForSeekers: true,
  },
  '/api/prop/user/appointment/withdraw': {
    form: ({ draft }) => ({ spnInput: draft.spn }),
    isForSeekers: true,
  },
  '/api/prop/report': {
    form: ({ draft }) => ({ spnInput: draft.spn, reason: 'wrong_price' }),
    isForSeekers: true,
  },
}

/** Calls that list what somebody has, and what stands in the answer to its owner alone. */
const lists: Record<string, { form?: Form; shows?: (owned: Owned) => string }> = {
  '/api/prop/sbpl': {},
  '/api/prop/save/get': { shows: ({ saved }) => saved.spn },
  '/api/search/saved': {
    form: ({ saved }) => ({ spns: saved.spn }),
    shows: ({ saved }) => saved.spn,
  },
  '/api/user/leads/get': { form: ({ offer }) => ({ spnInput: offer.spn }) },
  '/api/user/noti': {},
  '/api/user/searches': {},
}

/** Calls that name nothing that somebody could own: they are about the caller, or public. */
const ownsNothing = [
  '/api/geo/geocode',
  '/api/geo/reverse',
  '/api/geo/suggest',
  '/api/map/listings',
  '/api/otp/s',
  '/api/otp/v',
  '/api/prop/search',
  // When the owner of a shown listing is free, for everybody who is logged in.
  '/api/prop/user/slots',
  // Reads the caller's own draft only; any other one is answered like one that does not exist.
  '/api/prop/unlikely',
  '/api/prop/sentence',
  '/api/prop/sentence/draft',
  // By a key that only its owner's rows are compared with.
  '/api/prop/unsaved/drop',
  '/api/req/call',
  '/api/req/mail',
  '/api/search/cards',
  '/api/search/near',
  '/api/search/suggest',
  '/api/user',
  // Of the account that gives it.
  '/api/user/check/rera',
  '/api/user/alerts',
  '/api/user/data',
  '/api/user/erase',
  '/api/user/erase/code',
  '/api/user/noti/read-all',
  '/api/user/location',
  // End and share the caller's own list, which no form names.
  '/api/user/family/revoke',
  '/api/user/family/share',
  '/api/user/location/erase',
  '/api/user/promotions',
  '/api/user/saved-searches/save',
  '/api/user/searches/clear',
  '/api/user/sessions/end-others',
  '/api/user/upload/profile',
  '/api/web-vitals',
  '/img/upload',
  // An upload: owner-checks.test.ts tries it with everybody.
  '/api/prop/check/paper',
  // By a signed link.
  '/api/family/heart',
  '/api/family/join',
  '/api/family/note',
  '/api/assist/answer',
  '/api/user/contact/link',
  '/api/user/conversations/link',
  '/api/user/visits/link',
  '/api/prop/still-available',
  '/api/user/saved-searches/link',
  '/api/user/unsubscribe',
]

const calls: [string, { access: Access }][] = Object.entries(createCalls(readEnv({})))

describe('what belongs to somebody', () => {
  test('is known of every call that others than staff can make', () => {
    const open = calls.filter(([, { access }]) => access === 'anyone' || access === 'member')
    const known = [...Object.keys(changes), ...Object.keys(lists), ...ownsNothing]
    expect(open.map(([path]) => path).sort()).toEqual(known.sort())
  })

  test('cannot be read or changed by anybody else', async ({ db }) => {
    const { owned } = await ownerOn(db)
    const { phone } = await createUser(db)
    const stranger = apiFor(db)
    await stranger.signIn(phone!)
    const before = await everything(db)

    for (const [path, { form, refused = 404 }] of Object.entries(changes)) {
      const reply = await stranger.post(path, form(owned))
      expect(reply.status, path).toBe(refused)
      expect(await reply.text(), path).not.toContain(secret)
    }
    for (const [path, { form, shows = () => secret }] of Object.entries(lists)) {
      const reply = await stranger.post(path, form?.(owned))
      expect(reply.status, path).toBe(200)
      expect(await reply.text(), path).not.toContain(shows(owned))
    }
    expect(await everything(db)).toEqual(before)
  })

  test('can be read and changed by its owner with the same calls', async ({ db }) => {
    const { owner, owned } = await ownerOn(db)
    for (const [path, { form, shows = () => secret }] of Object.entries(lists)) {
      expect(await (await owner.post(path, form?.(owned))).text(), path).toContain(shows(owned))
    }
    for (const [path, { form, isForSeekers }] of Object.entries(changes)) {
      if (!isForSeekers) expect((await owner.post(path, form(owned))).status, path).toBe(200)
    }
  })
})

async function ownerOn(db: Db) {
  const { id, phone } = await createUser(db)
  const owner = apiFor(db)
  await owner.signIn(phone!)
  const objects = await createOwnedObjects(db, id)
  const session = await db.selectFrom('session').select('id').executeTakeFirstOrThrow()
  return { owner, owned: { ...objects, session } }
}

/** Every row that a call of a stranger could change. */
function everything(db: Db) {
  const tables = [
    'listing',
    'lead',
    'contactRequest',
    'conversation',
    'conversationLine',
    'visit',
    'visitSlot',
    'notification',
    'session',
    'savedListing',
    'seekerNote',
    'familyList',
    'relative',
    'relativeOpinion',
    'searchRecord',
    'userBlock',
    'complaint',
    'auditEntry',
    'photo',
    'unsavedStep',
    'assistConsent',
    'homeListing',
    'homeRuling',
    'ownerCheck',
    'ownerPaper',
  ] as const
  return Promise.all(tables.map((table) => db.selectFrom(table).selectAll().execute()))
}

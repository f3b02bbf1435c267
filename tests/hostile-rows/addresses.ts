import { familyPath } from '#contract/family-path.ts'
import { wizardSteps } from '#contract/listing/wizard-steps.ts'
import { messageChannels, reports } from '#contract/options.ts'
import { createConsentToken } from '#domain/assistance/consent-token.ts'
import { createUnsubscribeToken } from '#domain/broadcasts/unsubscribe-token.ts'
import { createContactToken } from '#domain/contact-requests/contact-link.ts'
import { createQuestionToken } from '#domain/conversations/conversation-link.ts'
import { createFamilyToken } from '#domain/family-lists/family-token.ts'
import { createAnswerToken } from '#domain/freshness/answer-token.ts'
import { createAlertToken } from '#domain/saved-searches/alert-token.ts'
import { createVisitToken } from '#domain/visits/visit-token.ts'
import type { HostileRows } from '#tests/hostile-rows/store-hostile-rows.ts'
import { hostileTexts } from '#tests/hostile-texts.ts'

type Addresses = {
  /** Where a crawl begins: what its pages link to is found from there. */
  starts: string[]
  /** Further addresses of pages that the crawl has opened one of: what the server sends is read. */
  more: string[]
}

const asQuery = (text: string | undefined) => encodeURIComponent(text ?? '')

export function visitorAddresses(rows: HostileRows, secret: Buffer): Addresses {
  const { shown, other, search, family } = rows
  const [plain, quoted, , closing] = hostileTexts
  return {
    starts: [
      '/',
      '/signup',
      '/search',
      '/not_found',
      '/screen-saver',
      '/dev/ui',
      '/dev/api',
      '/localities/gurugram/sector-45',
      '/dev/outbox',
      `/compare?ids=${shown.spn},${other.spn}`,
      `/property?id=${shown.spn}`,
      `/search-alert?t=${createAlertToken(secret, [search.id])}`,
      familyPath(createFamilyToken(secret, family.id)),
    ],
    more: [
      '/search/buy?city=hisar',
      `/search/buy?q=${asQuery(closing)}`,
      `/search/rent?q=${asQuery(quoted)}&city=${asQuery(plain)}`,
      `/login?redirect_url=${asQuery('javascript:window.xss_ran=1')}`,
      `/${asQuery(closing)}`,
    ],
  }
}

export function ownerAddresses(rows: HostileRows, secret: Buffer): Addresses {
  const { owner, shown, draft, refused, request, question, consent, conversation } = rows
  const listingId = shown.id
  const token = {
    answer: createAnswerToken(secret, { listingId, askedAt: shown.askedAt ?? new Date() }),
    contact: createContactToken(secret, { requestId: request.id, ownerId: owner.id }),
    line: createQuestionToken(secret, {
      conversationId: conversation.id,
      ownerId: owner.id,
      lineId: conversation.lineId,
    }),
  }
  const steps = wizardSteps.values.map((step) => `/list-property/${step}?id=${draft.spn}`)
  return {
    starts: [
      '/',
      '/dashboard',
      '/dashboard/inbox',
      '/profile',
      ...steps.slice(0, 2),
      `/still-available?t=${token.answer}`,
      `/answer-contact?t=${token.contact}`,
      `/answer-question?t=${token.line}&a=write`,
      `/answer-visit?t=${createVisitToken(secret, question)}`,
      `/assist?t=${createConsentToken(secret, consent.id)}`,
      `/unsubscribe?t=${createUnsubscribeToken(secret, owner.id)}`,
    ],
    more: [
      ...steps.slice(2),
      `/list-property/location_details?id=${refused.spn}`,
      `/property?id=${draft.spn}`,
    ],
  }
}

export function staffAddresses(rows: HostileRows): Addresses {
  const { owner, waiting, refused, conversation } = rows
  return {
    starts: [
      '/admin',
      `/admin/review/${waiting.spn}`,
      `/admin/people/${owner.id}`,
      `/admin/conversations/${conversation.id}`,
      '/admin/checks',
      '/message-send?mess=sms',
    ],
    more: [
      ...reports.values.map((id) => `/req-check?id=${id}`),
      ...messageChannels.values.map((channel) => `/message-send?mess=${channel}`),
      `/admin/review/${refused.spn}`,
      `/req-check?id=user_data&search=${asQuery(hostileTexts[1])}`,
    ],
  }
}

/** What is read by programs rather than shown, and by whom it is asked for. */
export function fileAddresses({ owner, agreed }: HostileRows) {
  return {
    visitor: ['/sitemap.xml', '/robots.txt', '/api/openapi.json', '/manifest.webmanifest'],
    owner: ['/dashboard/leads.csv', `/dashboard/visit.ics?id=${agreed.id}`, '/my-data.json'],
    administrator: [
      ...reports.values.map((id) => `/req-check.csv?id=${id}`),
      '/admin/decisions.csv',
      `/admin/people/${owner.id}/data.json`,
    ],
  }
}

import type { LeadHome, LeadRow } from '#app/features/leads/lead-row.ts'
import { toConversationRow } from '#app/loaders/account/load-conversation.ts'
import { readPaging } from '#app/loaders/read-paging.ts'
import { formatNearDay, indiaDay, indiaTime, tableDate } from '#contract/format/dates.ts'
import { displayName } from '#contract/format/names.ts'
import { visitTimeText } from '#contract/format/visit-wish.ts'
import { leadLimits } from '#contract/limits.ts'
import { listingTitle } from '#contract/listing/listing-title.ts'
import { isOption } from '#contract/options/option-list.ts'
import { leadStatuses, visitStatuses } from '#contract/options.ts'
import { asksNumber, gotNumber } from '#contract/texts/leads.ts'
import type { Db } from '#db/connect.ts'
import { listOpenRequests } from '#domain/contact-requests/list-open-requests.ts'
import { listConversations } from '#domain/conversations/list-conversations.ts'
import { type AskedHome, type LeadPerson, listLeadPeople } from '#domain/leads/list-lead-people.ts'
import type { LeadFilter } from '#domain/leads/list-leads.ts'
import { listOwnNames } from '#domain/listings/list-own-names.ts'
import type { Viewer } from '#domain/viewer.ts'

type OpenRequest = Awaited<ReturnType<typeof listOpenRequests>>[number]

/** What My Leads shows: one page of people, and what they can be filtered by. */
export async function loadLeads(db: Db, viewer: Viewer, url: URL) {
  const paging = readPaging(url)
  const filter = readLeadFilter(url)
  const [{ people, total, lastPage }, names, requests, conversations] = await Promise.all([
    listLeadPeople(db, viewer, { ...paging, ...filter }),
    listOwnNames(db, viewer, leadLimits.listingsToChoose),
    listOpenRequests(db, viewer),
    listConversations(db, viewer, 'owner'),
  ])
  const now = new Date()
  return {
    conversations: conversations.map((each) => toConversationRow(each, viewer, now)),
    leads: people.map((person) => toRow(person, requests, now)),
    requests: requests.map((request) => ({
      id: request.id,
      spn: request.spn,
      title: listingTitle(request),
      photo: request.photos[0] ?? null,
      line: request.seekerLine,
      name: displayName(request.name),
      when: tableDate(request.createdAt, now),
    })),
    total,
    page: paging.page,
    pages: lastPage,
    pageSize: paging.pageSize,
    status: filter.status,
    listing: filter.spn,
    listings: names.map((listing) => ({
      value: listing.spn,
      label: `${listingTitle(listing)} (${listing.spn})`,
    })),
  }
}

/** Which leads an address asks for. */
export function readLeadFilter({ searchParams }: URL): LeadFilter {
  const status = searchParams.get('status')
  return {
    status: isOption(leadStatuses, status) ? status : undefined,
    spn: searchParams.get('listing') || undefined,
  }
}

function toRow({ seekerId, asked }: LeadPerson, requests: OpenRequest[], now: Date): LeadRow {
  const [last] = asked
  const isNew = asked.some(({ status }) => status === 'new')
  const notes = new Set(asked.map(({ note }) => note).filter(Boolean))
  return {
    id: last.id,
    name: displayName(last.name),
    phone: last.phone ?? '',
    email: last.email,
    when: tableDate(last.createdAt, now),
    status: isNew ? 'new' : last.status,
    note: [...notes].join('\n').slice(0, leadLimits.noteChars),
    isBlocked: last.isBlocked,
    homes: toHomes(
      asked,
      requests.filter((request) => request.seekerId === seekerId),
      now,
    ),
  }
}

type GrowingHome = LeadHome & { asks: LeadHome['asks'][number][]; lines: string[] }

/** One entry per home, with the number that is still asked for first. */
function toHomes(asked: AskedHome[], requests: OpenRequest[], now: Date): LeadHome[] {
  const homes = new Map<string, GrowingHome>()
  const all = [
    ...requests.map((each) => ({ each, what: asksNumber })),
    ...asked.map((each) => ({ each, what: whatOf(each) })),
  ]
  for (const { each, what } of all) {
    const { spn, id, createdAt, seekerLine: line } = each
    const title = listingTitle(each)
    const photo = each.photos[0] ?? null
    const home = homes.get(spn) ?? { spn, title, photo, asks: [], lines: [] }
    home.asks.push({ id, what, when: pastMoment(createdAt, now) })
    if (line && !home.lines.includes(line)) home.lines.push(line)
    homes.set(spn, home)
  }
  return [...homes.values()]
}

function whatOf({ kind, visitStatus, ...visit }: AskedHome) {
  if (kind === 'contact') return gotNumber
  if (!visitStatus) return 'Visit'
  const when = [formatNearDay(visit.day), visitTimeText(visit)].filter(Boolean).join(', ')
  return `Visit ${when || 'at any time'}, ${visitStatuses.labels[visitStatus].toLowerCase()}`
}

/** Today 10:42, or 13 Nov, 18:20. */
function pastMoment(at: Date, now: Date) {
  if (indiaDay(at) === indiaDay(now)) return tableDate(at, now)
  return `${formatNearDay(indiaDay(at))}, ${indiaTime(at)}`
}

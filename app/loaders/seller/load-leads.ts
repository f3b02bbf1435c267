import type { LeadRow } from '#app/features/leads/lead-row.ts'
import { readPaging } from '#app/loaders/read-paging.ts'
import { tableDate } from '#contract/format/dates.ts'
import { displayName } from '#contract/format/names.ts'
import { leadLimits } from '#contract/limits.ts'
import { listingTitle } from '#contract/listing/listing-title.ts'
import { isOption } from '#contract/options/option-list.ts'
import { leadStatuses } from '#contract/options.ts'
import type { Db } from '#db/connect.ts'
import { listOpenRequests } from '#domain/contact-requests/list-open-requests.ts'
import { type Lead, type LeadFilter, listLeads } from '#domain/leads/list-leads.ts'
import { listOwnNames } from '#domain/listings/list-own-names.ts'
import type { Viewer } from '#domain/viewer.ts'

/** What My Leads shows: one page of rows, and what they can be filtered by. */
export async function loadLeads(db: Db, viewer: Viewer, url: URL) {
  const paging = readPaging(url)
  const filter = readLeadFilter(url)
  const [{ leads, total, lastPage }, names, requests] = await Promise.all([
    listLeads(db, viewer, { ...paging, ...filter }),
    listOwnNames(db, viewer, leadLimits.listingsToChoose),
    listOpenRequests(db, viewer),
  ])
  const now = new Date()
  return {
    leads: leads.map((lead) => toRow(lead, now)),
    requests: requests.map(({ id, name, spn, createdAt, seekerLine }) => ({
      id,
      spn,
      line: seekerLine,
      name: displayName(name),
      when: tableDate(createdAt, now),
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

function toRow({ createdAt, name, phone, ...lead }: Lead, now: Date): LeadRow {
  return {
    ...lead,
    name: displayName(name),
    phone: phone ?? '',
    when: tableDate(createdAt, now),
  }
}

import { telHref } from '#app/browser/tel-href.ts'
import type { PersonView } from '#app/features/people/person-desk.tsx'
import { loadPersonHistory } from '#app/loaders/staff/load-person-history.ts'
import { formatDay, indiaDay, tableDate } from '#contract/format/dates.ts'
import { formatPhone } from '#contract/format/phones.ts'
import { isId } from '#contract/ids.ts'
import { listingPageTitle } from '#contract/listing/listing-title.ts'
import { roles } from '#contract/options/roles.ts'
import * as texts from '#contract/texts.ts'
import type { Db } from '#db/connect.ts'
import { recordAudit } from '#domain/audit/record-audit.ts'
import { listOwnPage } from '#domain/listings/list-own-page.ts'
import { findOwnerHistory, type OwnerHistory } from '#domain/review/find-owner-history.ts'
import { isStaff, type Viewer } from '#domain/viewer.ts'

const listingsShown = 50

/** A person as staff see them; every look is in the audit log. */
export async function loadPerson(db: Db, viewer: Viewer, id: string): Promise<PersonView> {
  const person = isId(id) ? await findOwnerHistory(db, id) : undefined
  if (!person) throw new Response(texts.errors.not_found, { status: 404 })
  // Read before this look is recorded, which would stand first in it otherwise.
  const history = await loadPersonHistory(db, viewer, id)
  const subject = { subjectKind: 'user', subjectId: id }
  await recordAudit(db, { actorId: viewer.id, action: 'view_user', ...subject })
  const listings = await listOwnPage(db, person, { page: 1, pageSize: listingsShown })
  const { blockedAt, blockedReason: reason } = person
  return {
    id,
    name: person.name,
    facts: factsOf(person),
    listings: listings.map((listing) => ({
      spn: listing.spn,
      status: listing.status,
      title: `${listingPageTitle(listing)} (${listing.spn})`,
    })),
    hasDrafts: id !== viewer.id && listings.some(isDraft),
    ...history,
    isStaff: isStaff(person),
    isErased: person.erasedAt !== null,
    isAdministrator: viewer.role === 'administrator',
    block: blockedAt ? { since: formatDay(indiaDay(blockedAt)), reason } : undefined,
  }
}

function isDraft({ status, revises }: { status: string; revises: string | null }) {
  return (status === 'draft' || status === 'review_failed') && !revises
}

function factsOf(person: OwnerHistory) {
  const { phone, email, since, seenAt, role, rejections, complaints, openComplaints } = person
  return [
    { label: 'Phone', value: formatPhone(phone), href: phone ? telHref(phone) : undefined },
    { label: 'E-mail', value: email, href: `mailto:${email}` },
    { label: 'Role', value: roles.labels[role] },
    { label: 'Member since', value: formatDay(indiaDay(since)) },
    { label: 'Last seen', value: seenAt ? tableDate(seenAt, new Date()) : '' },
    { label: 'Listings sent back', value: `${rejections}` },
    { label: 'Reports by users', value: `${complaints}, of which ${openComplaints} open` },
  ]
}

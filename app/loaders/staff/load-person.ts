import type { PersonView } from '#app/features/people/person-desk.tsx'
import { formatDay, indiaDay } from '#contract/format/dates.ts'
import { formatPhone } from '#contract/format/phones.ts'
import { isId } from '#contract/ids.ts'
import { listingPageTitle } from '#contract/listing/listing-title.ts'
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
    isStaff: isStaff(person),
    isErased: person.erasedAt !== null,
    mayExport: viewer.role === 'administrator' && person.erasedAt === null,
    block: blockedAt ? { since: formatDay(indiaDay(blockedAt)), reason } : undefined,
  }
}

function factsOf({ phone, email, since, rejections, reports, openComplaints }: OwnerHistory) {
  return [
    { label: 'Phone', value: formatPhone(phone) },
    { label: 'E-mail', value: email },
    { label: 'Member since', value: formatDay(indiaDay(since)) },
    { label: 'Listings sent back', value: `${rejections}` },
    { label: 'Reports by users', value: `${reports}, of which ${openComplaints} open` },
  ]
}

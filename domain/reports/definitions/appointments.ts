import { sql } from 'kysely'
import { formatDayMonthYear } from '#contract/format/dates.ts'
import { listingKind, listingPlace } from '#contract/listing/listing-title.ts'
import { labelOf } from '#contract/options/option-list.ts'
import { type VisitTime, visitStatuses, visitTimes } from '#contract/options.ts'
import { findVisitDetails } from '#domain/reports/definitions/visit-details.ts'
import { isSpnStart, listingsNumbered, peopleLike } from '#domain/reports/person-search.ts'
import { report } from '#domain/reports/report.ts'

export const appointments = report({
  id: 'appo_req',
  title: 'Appointment Request',
  table: 'visit',
  fields: {
    createdAt: { label: 'Asked', kind: 'moment' },
    visit: { label: 'Visit' },
    user_name: { label: 'Visitor', kind: 'name' },
    phone_no: { label: 'Visitor phone', kind: 'phone' },
    SPN_id: { label: 'Property ID', kind: 'id' },
    home: { label: 'Home', isInDetail: true },
    owner_name: { label: 'Owner', kind: 'name' },
    owner_phone: { label: 'Owner phone', kind: 'phone' },
    user_email: { label: 'Visitor e-mail', kind: 'email', isInDetail: true },
    user_id: { label: 'User ID', isInDetail: true },
    last_status: {
      label: 'Status',
      kind: 'option',
      list: visitStatuses,
      tones: {
        requested: 'wait',
        proposed: 'wait',
        accepted: 'good',
        done: 'good',
        declined: 'bad',
        cancelled: 'bad',
      },
    },
  },
  pageOnly: ['visit', 'SPN_id', 'home', 'owner_name', 'owner_phone'],
  columns: [
    { field: 'visit', sort: 'visit' },
    { field: 'user_name' },
    { field: 'phone_no' },
    { field: 'SPN_id' },
    { field: 'home' },
    { field: 'owner_name' },
    { field: 'owner_phone' },
    { field: 'createdAt', sort: 'date' },
    { field: 'last_status' },
  ],
  matches: (word, pattern) =>
    isSpnStart(word)
      ? sql`listing_id in ${listingsNumbered(word)}`
      : sql`seeker_id in ${peopleLike(pattern)}`,
  status: { label: 'Status', list: visitStatuses, is: (value) => sql`status = ${sql.lit(value)}` },
  // Visits at any time come after those with a day.
  sorts: { visit: { by: sql`coalesce(day - date '2000-01-01', 99999)`, type: 'bigint' } },
  async read(db, ids) {
    const visits = await db
      .selectFrom('visit')
      .innerJoin('appUser as seeker', 'seeker.id', 'visit.seekerId')
      .innerJoin('listing', 'listing.id', 'visit.listingId')
      .innerJoin('appUser as owner', 'owner.id', 'listing.ownerId')
      .select(['visit.id', 'visit.status', 'visit.createdAt', 'visit.seekerId'])
      .select([
        'visit.day',
        'visit.time',
        'visit.clock',
        'seeker.name',
        'seeker.phone',
        'seeker.email',
      ])
      .select(['listing.spn', 'listing.category', 'listing.propertyType', 'listing.bhk'])
      .select(['listing.bedrooms', 'listing.locality', 'listing.city'])
      .select(['owner.name as ownerName', 'owner.phone as ownerPhone'])
      .where('visit.id', 'in', ids)
      .execute()
    return visits.map((visit) => ({
      _id: visit.id,
      visit: visitText(visit),
      last_status: visit.status,
      user_name: visit.name,
      createdAt: visit.createdAt.toISOString(),
      phone_no: visit.phone ?? '',
      user_email: visit.email,
      user_id: visit.seekerId,
      SPN_id: visit.spn,
      home: [listingKind(visit), listingPlace(visit)].filter(Boolean).join(', '),
      owner_name: visit.ownerName,
      owner_phone: visit.ownerPhone ?? '',
    }))
  },
  detail: findVisitDetails,
})

type Named = { day: string | null; time: VisitTime | ''; clock: string }

/** 01/12/2026 10:30, or 01/12/2026 evening. */
function visitText({ day, time, clock }: Named) {
  const [partOfDay] = labelOf(visitTimes, time).toLowerCase().split(',')
  return [formatDayMonthYear(day), clock || partOfDay].filter(Boolean).join(' ') || 'Any time'
}

import { sql } from 'kysely'
import { visitWishText } from '#contract/format/visit-wish.ts'
import { listingPath } from '#contract/listing/shown-listings.ts'
import { visitStatuses } from '#contract/options.ts'
import { isSpnStart, listingsNumbered, peopleLike } from '#domain/reports/person-search.ts'
import { report } from '#domain/reports/report.ts'

export const appointments = report({
  id: 'appo_req',
  title: 'Appointment Request',
  table: 'visit',
  fields: {
    createdAt: { label: 'Date', kind: 'moment' },
    user_name: { label: 'Full Name', kind: 'name' },
    phone_no: { label: 'Phone No', kind: 'phone' },
    user_email: { label: 'Email' },
    user_id: { label: 'User ID' },
    visit: { label: 'Visit' },
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
  pageOnly: ['visit'],
  columns: [
    { field: 'createdAt', sort: 'date' },
    { field: 'visit', sort: 'visit' },
    { field: 'user_name', below: 'phone_no' },
    { field: 'user_email' },
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
      .select(['visit.id', 'visit.status', 'visit.createdAt', 'visit.seekerId'])
      .select(['visit.day', 'visit.time'])
      .select(['seeker.name', 'seeker.phone', 'seeker.email'])
      .where('visit.id', 'in', ids)
      .execute()
    return visits.map(({ id, status, createdAt, seekerId, name, phone, email, day, time }) => ({
      _id: id,
      visit: visitWishText({ day, time: time || null }) || 'Any time',
      last_status: status,
      user_name: name,
      createdAt: createdAt.toISOString(),
      phone_no: phone ?? '',
      user_email: email,
      user_id: seekerId,
    }))
  },
  async detail(db, ids) {
    const visits = await db
      .selectFrom('visit')
      .innerJoin('listing', 'listing.id', 'visit.listingId')
      .select(['visit.id', 'listing.spn'])
      .where('visit.id', 'in', ids)
      .execute()
    return new Map(
      visits.map(({ id, spn }) => {
        return [id, { facts: [{ label: 'Property', text: spn, href: listingPath(spn) }] }]
      }),
    )
  },
})

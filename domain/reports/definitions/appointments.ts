import { sql } from 'kysely'
import { visitStatuses } from '#contract/options.ts'
import { listingPath } from '#contract/shown-listings.ts'
import { visitWishText } from '#contract/visit-wish.ts'
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
  columns: [
    { field: 'createdAt', sort: 'date' },
    { field: 'user_name' },
    { field: 'phone_no' },
    { field: 'user_email' },
    { field: 'last_status' },
  ],
  matches: (word, pattern) =>
    isSpnStart(word)
      ? sql`listing_id in ${listingsNumbered(word)}`
      : sql`seeker_id in ${peopleLike(pattern)}`,
  status: { label: 'Status', list: visitStatuses, is: (value) => sql`status = ${sql.lit(value)}` },
  async read(db, ids) {
    const visits = await db
      .selectFrom('visit')
      .innerJoin('appUser as seeker', 'seeker.id', 'visit.seekerId')
      .select(['visit.id', 'visit.status', 'visit.createdAt', 'visit.seekerId'])
      .select(['seeker.name', 'seeker.phone', 'seeker.email'])
      .where('visit.id', 'in', ids)
      .execute()
    return visits.map(({ id, status, createdAt, seekerId, name, phone, email }) => ({
      _id: id,
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
      .select(['visit.id', 'visit.day', 'visit.time', 'listing.spn'])
      .where('visit.id', 'in', ids)
      .execute()
    return new Map(
      visits.map(({ id, day, time, spn }) => {
        const property = { label: 'Property', text: spn, href: listingPath(spn) }
        return [
          id,
          {
            facts: [
              property,
              { label: 'Wished for', text: visitWishText({ day, time: time || null }) },
            ],
          },
        ]
      }),
    )
  },
})

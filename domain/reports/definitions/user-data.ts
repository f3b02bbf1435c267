import { sql } from 'kysely'
import { roles } from '#contract/options/roles.ts'
import { userToWire } from '#contract/schemas/user-wire.ts'
import { report } from '#domain/reports/report.ts'

/** How many searches and saved listings of a person are shown, the newest first. */
const shown = 20

export const userData = report({
  id: 'user_data',
  title: 'User Data',
  table: 'appUser',
  only: sql`erased_at is null`,
  fields: {
    createdAt: { label: 'Joined', kind: 'moment' },
    user_name: { label: 'Full Name', kind: 'name' },
    phone_no: { label: 'Phone No', kind: 'phone' },
    user_email: { label: 'Email', kind: 'email' },
    role: { label: 'Role', kind: 'option', list: roles },
    blocked: { label: 'Blocked', kind: 'flag' },
    profile_url: { label: 'Photo', kind: 'picture' },
    location_q: { label: 'Location' },
    saved_prop: { label: 'Saved Property', kind: 'texts' },
  },
  pageOnly: ['createdAt', 'role', 'blocked'],
  // Searches are looked at on the page of the account, for a purpose that is kept in the log.
  callOnly: ['search_history'],
  columns: [
    { field: 'createdAt', sort: 'date' },
    { field: 'user_name', sort: 'name' },
    { field: 'phone_no' },
    { field: 'user_email' },
    { field: 'role' },
  ],
  matches: (_, pattern) =>
    sql`(name || ' ' || coalesce(phone, '') || ' ' || email) ilike ${pattern}`,
  status: { label: 'Role', list: roles, is: (value) => sql`role = ${sql.lit(value)}` },
  sorts: { name: { by: sql`name`, type: 'text' } },
  async read(db, ids) {
    const people = await db
      .selectFrom('appUser')
      .select(['id', 'name', 'phone', 'email', 'photo', 'role', 'lat', 'lng', 'createdAt'])
      .select('blockedAt')
      .select([
        sql<string[]>`array(
          select text from search_record where user_id = app_user.id
          order by created_at desc, id desc limit ${sql.lit(shown)}
        )`.as('searches'),
        sql<string[]>`array(
          select listing.spn from saved_listing join listing on listing.id = saved_listing.listing_id
          where saved_listing.user_id = app_user.id
          order by saved_listing.created_at desc limit ${sql.lit(shown)}
        )`.as('saved'),
      ])
      .where('id', 'in', ids)
      .execute()
    return people.map(
      ({ id, role, lat, lng, createdAt, blockedAt, searches, saved, ...person }) => ({
        _id: id,
        createdAt: createdAt.toISOString(),
        ...userToWire(person),
        role,
        blocked: String(blockedAt !== null),
        location_q: lat === null ? '' : `${lat},${lng}`,
        search_history: searches.map((search_text) => ({ search_text })),
        saved_prop: saved.map((spn_id) => ({ spn_id })),
      }),
    )
  },
})

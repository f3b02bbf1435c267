import type { Client } from 'pg'
import { copySql, someUser } from '#bench/sizing-copies.ts'
import type { Step } from '#bench/sizing-fill.ts'
import { demoIdRange } from '#demo/demo-id.ts'
import { baseListings } from '#demo/people.ts'

/** Pictures and activity are stored for one listing in so many; their size is scaled when told. */
export const SAMPLE = 5

/** Where the rows of a table come from, and what a copy of them has of its own. */
type Copied = { source: string; changed: Record<string, string> }

export async function copyActivity(client: Client, step: Step) {
  await step('sample', () => chooseSample(client))
  const someone = await someUser(client)
  for (const [table, { source, changed }] of Object.entries(copiedTables(someone))) {
    await step(table, async () => {
      await client.query(await copySql(client, table, source, changed))
    })
  }
  await step('photo', async () => void (await client.query(photosSql)))
  await step('listing_visitor', async () => void (await client.query(visitorsSql)))
}

/** Each listing of the sample gets the activity of one of those that the demo data tell of. */
async function chooseSample(client: Client) {
  const { below } = demoIdRange('listing')
  await client.query(`
    create table sizing.copy as
    select copy.id as copy_id, owner_id as copy_owner, model.id as model_id
    from (
      select id, owner_id, row_number() over (order by id) as place
      from listing where id >= '${below}'
    ) as copy
    join sizing.model_listing as model on model.number = (place / ${SAMPLE}) % ${baseListings}
    where place % ${SAMPLE} = 0
  `)
  await client.query('analyze sizing.copy')
}

function copiedTables(someone: string): Record<string, Copied> {
  const ofListing = (table: string, own: Record<string, string>): Copied => ({
    source: `${table} as model join sizing.copy on model_id = model.listing_id`,
    changed: { listing_id: 'copy_id', owner_id: 'copy_owner', seeker_id: someone, ...own },
  })
  const id = 'uuid_v7()'
  const times = (perListing: string) =>
    `generate_series(1, (select count(*) from sizing.copy) / ${perListing})`
  return {
    lead: ofListing('lead', { id }),
    contact_reveal: ofListing('contact_reveal', {}),
    visit: ofListing('visit', { id, slot_id: 'null' }),
    saved_listing: ofListing('saved_listing', { user_id: someone }),
    listing_views: ofListing('listing_views', {}),
    listing_review: ofListing('listing_review', { id }),
    notification: ofListing('notification', { id, user_id: 'copy_owner' }),
    alert_log: {
      source: `alert_log as model join notification on notification.id = model.notification_id
        join sizing.copy on model_id = notification.listing_id`,
      changed: { id, user_id: 'copy_owner' },
    },
    audit_entry: {
      source: `audit_entry as model join sizing.copy on model_id::text = model.subject_id`,
      changed: { id, subject_id: 'copy_id::text' },
    },
    search_record: {
      source: `search_record as model, ${times(String(baseListings))}`,
      changed: { id, user_id: someone },
    },
    // One for ten listings: the demo data have too few to tell.
    saved_search: {
      source: `saved_search as model, ${times('30')}`,
      changed: { id, user_id: someone },
    },
  }
}

const photosSql = `
  insert into photo (key, owner_id, purpose, width, height, created_at, perceptual_hash)
  select key, owner_id, 'listing', 1600, 1200, created_at, ('x' || substr(md5(key), 1, 16))::bit(64)
  from sizing.copy join listing on listing.id = copy_id, unnest(photos) as key
  on conflict do nothing
`

/** Who looked today: the hashes that are kept for a day. */
const visitorsSql = `
  insert into listing_visitor (day, listing_id, visitor)
  select day, listing_id, decode(md5(listing_id::text || n), 'hex')
  from listing_views, generate_series(1, views) as n
  where day = (select max(day) from listing_views)
  on conflict do nothing
`

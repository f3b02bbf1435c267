import { Agent, request } from 'node:http'
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import { medianTimes } from '#bench/load.ts'
import { withOwnerSite } from '#bench/owner-site.ts'
import { say } from '#bench/say.ts'
import type { Db } from '#db/connect.ts'
import { createListing, createUser } from '#tests/factories.ts'

// The first byte of every tab, and of the wizard's start, for an owner with 1,000 listings and 20,000 leads next to an owner with
// ten of each, in the same run. On Linux, after a build: npm run bench:dashboard

const { values } = parseArgs({
  options: {
    listings: { type: 'string', default: '1000' },
    leads: { type: 'string', default: '20000' },
    rounds: { type: 'string', default: '60' },
  },
})
const agent = new Agent({ keepAlive: true })

const tabs: ((spn: string) => string)[] = [
  () => '/dashboard',
  () => '/dashboard/listings_tab',
  () => '/dashboard/listings_tab?status=active&page=2',
  (spn) => `/dashboard/listings_tab/${spn}/insight`,
  (spn) => `/dashboard/listings_tab/${spn}/share`,
  () => '/dashboard/saved_tab',
  () => '/dashboard/leads',
  () => '/dashboard/leads?status=new&page=2',
  (spn) => `/dashboard/leads?listing=${spn}`,
  () => '/dashboard/visits',
  () => '/dashboard/profile_tab',
  () => '/dashboard/inbox',
  () => '/list-property',
]

await withOwnerSite(fill, async ({ url, signIn }, { large, small }) => {
  const cookies = { large: await signIn(large.id), small: await signIn(small.id) }
  say('tab'.padEnd(44), 'large'.padStart(9), 'ten'.padStart(9), 'ratio')
  let worst = 0
  for (const tab of tabs) {
    const [many = 0, few = 0] = await medianTimes(Number(values.rounds), [
      () => firstByte(url + tab(large.spn), cookies.large),
      () => firstByte(url + tab(small.spn), cookies.small),
    ])
    const ratio = many / few
    worst = Math.max(worst, ratio)
    const times = [many, few].map((time) => `${time.toFixed(1)} ms`.padStart(9))
    say(tab('SPN').padEnd(44), ...times, ratio.toFixed(2))
  }
  say(`worst ratio ${worst.toFixed(2)}`)
})

async function fill(db: Db) {
  const large = await fillOwner(db, Number(values.listings), Number(values.leads))
  const small = await fillOwner(db, 10, 10)
  await sql`analyze`.execute(db)
  return { large, small }
}

/** An owner whose leads are spread over all listings; every fifth is a visit, every tenth is told. */
async function fillOwner(db: Db, listings: number, leads: number) {
  const owner = await createUser(db)
  const first = await createListing(db, { ownerId: owner.id })
  const others = sql.join(
    (Object.keys(first) as (keyof typeof first)[])
      .filter((column) => !['id', 'spn'].includes(column))
      .map((column) => sql.ref(column)),
  )
  await sql`
    insert into listing (spn, ${others})
    select 'SPN' || translate(upper(substr(md5(n || owner_id::text), 1, 8)), 'ILOU', '0000'), ${others}
    from listing, generate_series(2, ${listings}) n where listing.id = ${first.id}
  `.execute(db)
  await sql`
    with people as (
      insert into app_user (phone, name)
      select '8' || lpad((n + ${Math.floor(Math.random() * 9e8)})::text, 9, '0'), 'Seeker ' || n
      from generate_series(1, ${leads}) n on conflict do nothing returning id
    ), numbered as (
      select id, row_number() over () as n from people
    ), listed as (
      select id, row_number() over () as n from listing where owner_id = ${owner.id}
    )
    insert into lead (listing_id, owner_id, seeker_id, kind, created_at)
    select listed.id, ${owner.id}, numbered.id,
      case when numbered.n % 5 = 0 then 'visit' else 'contact' end,
      now() - numbered.n * interval '2 minutes'
    from numbered join listed on listed.n = 1 + numbered.n % ${listings}
  `.execute(db)
  await sql`
    insert into visit (listing_id, seeker_id, preferred_day, preferred_time, created_at)
    select listing_id, seeker_id, (created_at + interval '3 days')::date, 'morning', created_at
    from lead where owner_id = ${owner.id} and kind = 'visit'
  `.execute(db)
  await sql`
    insert into notification (user_id, kind, listing_id, person_id, created_at)
    select owner_id, 'contact', listing_id, seeker_id, created_at
    from lead where owner_id = ${owner.id} and kind = 'contact'
  `.execute(db)
  await sql`
    insert into listing_views (listing_id, day, views)
    select id, current_date - n, 5 from listing, generate_series(0, 39) n
    where owner_id = ${owner.id}
  `.execute(db)
  return { id: owner.id, spn: first.spn }
}

function firstByte(url: string, cookie: string) {
  return new Promise<void>((resolve, reject) => {
    const sent = request(url, { agent, headers: { cookie, 'accept-encoding': 'br' } }, (reply) => {
      if (reply.statusCode !== 200) reject(new Error(`${url} answered ${reply.statusCode}.`))
      reply.once('data', () => resolve())
      reply.resume()
    })
    sent.on('error', reject)
    sent.end()
  })
}

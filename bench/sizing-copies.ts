import type { Client } from 'pg'
import type { Step } from '#bench/sizing-fill.ts'
import { demoIdRange } from '#demo/demo-id.ts'
import { shownPricesSql } from '#demo/earlier-prices.ts'

const digits = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
// Ids of copies are ordered as they are made, after all ids of the demo data.
const firstUserTime = Date.UTC(2021, 0, 1)
const firstListingTime = Date.UTC(2022, 0, 1)

/** Gives the demo's users and listings numbers, from which the ids of their copies follow. */
export async function numberRows(client: Client) {
  await client.query(`
    create function sizing.id_at(moment bigint) returns uuid language sql immutable as $$
      select (lpad(to_hex(moment), 12, '0') || '7' || substr(md5(moment::text), 1, 3)
        || '8' || substr(md5(moment::text), 4, 15))::uuid $$
  `)
  await client.query(`
    create function sizing.spn_at(number bigint) returns text language sql immutable as $$
      select 'SPN' || string_agg(substr('${digits}', ((mixed >> place * 5) & 31)::int + 1, 1), '')
      from (select (number * 679891637 + 12345) % (1::bigint << 40) as mixed) as of_number,
        generate_series(0, 7) as place $$
  `)
  for (const [table, kind] of [
    ['app_user', 'user'],
    ['listing', 'listing'],
  ] as const) {
    const { from, below } = demoIdRange(kind)
    await client.query(`
      create table sizing.model_${kind} as
      select id, row_number() over (order by id) - 1 as number from ${table}
      where id >= '${from}' and id < '${below}'
    `)
    await client.query(`alter table sizing.model_${kind} add primary key (id)`)
    await client.query(`analyze sizing.model_${kind}`)
  }
}

/** Copies of all models, round after round, until the table has so many listings. */
export async function copyListings(client: Client, total: number, step: Step) {
  const models = await count(client, 'sizing.model_listing')
  const users = await count(client, 'sizing.model_user')
  for (let round = 1; round * models < total; round++) {
    await step(`round ${round} of ${Math.ceil(total / models) - 1}`, async () => {
      await client.query(
        await copySql(client, 'app_user', 'app_user as model join sizing.model_user using (id)', {
          id: `sizing.id_at(${firstUserTime + round * users} + number)`,
          phone: `(9100000000 - ${round * users} - number)::text`,
          role: `'member'`,
        }),
      )
      const from = await copySql(client, 'listing', listingsOf(round * models, total), {
        ...variedColumns,
        owner_id: `sizing.id_at(${firstUserTime + round * users} + owner_number)`,
      })
      await client.query(from)
    })
  }
  await step('prices', async () => void (await client.query(shownPricesSql)))
  await step('seen', async () => {
    await client.query(`insert into user_seen (user_id, seen_at)
      select id, created_at from app_user on conflict do nothing`)
  })
}

function listingsOf(before: number, total: number) {
  return `(
    select listing.*, of_listing.number, of_owner.number as owner_number,
      random() as chance, ${before} + of_listing.number as place
    from listing
    join sizing.model_listing as of_listing on of_listing.id = listing.id
    join sizing.model_user as of_owner on of_owner.id = listing.owner_id
    where revises is null and ${before} + of_listing.number < ${total}
    order by of_listing.number
  ) as model`
}

const earlier = (column: string) => `${column} - chance * interval '20 hours'`
const priceStep = `case deal when 'rent' then 500 else 50000 end`

/** What makes a copy another home: price, position, dates and pictures. */
const variedColumns = {
  id: `sizing.id_at(${firstListingTime} + place)`,
  spn: `sizing.spn_at(place)`,
  price: `greatest(${priceStep},
    round(price * (0.85 + 0.3 * random()) / ${priceStep})::bigint * ${priceStep})`,
  lat: 'lat + (random() - 0.5) * 0.01',
  lng: 'lng + (random() - 0.5) * 0.01',
  active_at: earlier('active_at'),
  submitted_at: earlier('submitted_at'),
  created_at: earlier('created_at'),
  updated_at: earlier('updated_at'),
  photos: `array(
    select substr(md5(place || '/' || n), 1, 24) from generate_series(1, cardinality(photos)) as n
  )`,
  draft_key: 'null',
  revises: 'null',
}

/** An expression for the id of any of the users that were copied. */
export async function someUser(client: Client) {
  const first = firstUserTime + (await count(client, 'sizing.model_user'))
  const { below } = demoIdRange('user')
  const copied = await count(client, `app_user where id > '${below}'`)
  return `sizing.id_at(${first} + floor(random() * ${copied})::bigint)`
}

/** A statement that copies rows with all columns, those named here by an expression. */
export async function copySql(
  client: Client,
  table: string,
  source: string,
  changed: Record<string, string>,
) {
  const { rows } = await client.query<{ column_name: string }>(
    `select column_name from information_schema.columns where table_schema = 'public'
       and table_name = $1 and is_generated = 'NEVER' and is_identity = 'NO'`,
    [table],
  )
  const columns = rows.map((row) => row.column_name)
  const values = columns.map((column) => changed[column] ?? `model.${column}`)
  return `insert into ${table} (${columns.join(', ')}) select ${values.join(', ')} from ${source}
    on conflict do nothing`
}

async function count(client: Client, table: string) {
  const { rows } = await client.query<{ count: string }>(`select count(*) from ${table}`)
  return Number(rows[0]?.count)
}

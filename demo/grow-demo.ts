import { Client } from 'pg'
import { clockAt } from '#demo/clock.ts'
import { copyRows } from '#demo/copy-rows.ts'
import { demoIdRange, demoIndex } from '#demo/demo-id.ts'
import { demoPlaces } from '#demo/demo-places.ts'
import { shownPricesSql } from '#demo/earlier-prices.ts'
import { makeListing } from '#demo/listings.ts'
import { numbersIn } from '#demo/numbers-in.ts'
import { makePerson, peopleFor } from '#demo/people.ts'

type Options = { listings: number; now?: Date; onStep?: (text: string) => void }

/**
 * Adds demo listings and their owners to a demo database until it has that many; another database
 * stays as it is. Answers how many were added. On a connection of its own, without time-outs.
 */
export async function growDemo(url: string, options: Options): Promise<number> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('begin')
    const added = await grow(client, options)
    await client.query('commit')
    return added
  } finally {
    await client.end()
  }
}

async function grow(client: Client, { listings, now = new Date(), onStep }: Options) {
  const from = await nextListing(client)
  if (from === 0 || from >= listings) return 0

  const clock = clockAt(now)
  const places = demoPlaces()
  const people = numbersIn({ from: peopleFor(from), to: peopleFor(listings) })
  const homes = numbersIn({ from, to: listings })
  await copyRows(
    client,
    'appUser',
    people.map((index) => makePerson(index, clock)),
  )
  await copyRows(
    client,
    'listing',
    homes.map((index) => makeListing(index, places, clock)),
    (count) => {
      if (count % 20_000 === 0) onStep?.(`${count} of ${listings - from} listings`)
    },
  )
  await client.query(shownPricesSql)
  return listings - from
}

async function nextListing(client: Client) {
  const { from, below } = demoIdRange('listing')
  const { rows } = await client.query<{ id: string }>(
    'select id from listing where id >= $1 and id < $2 order by id desc limit 1',
    [from, below],
  )
  return rows[0] ? demoIndex('listing', rows[0].id) + 1 : 0
}

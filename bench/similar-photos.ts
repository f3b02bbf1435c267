import { sql } from 'kysely'
import { startDatabase } from '#bench/start-database.ts'
import { connect, type Db } from '#db/connect.ts'
import { migrateToLatest } from '#db/migrate.ts'
import type { Listing } from '#db/schema.ts'
import { similarPhotos } from '#domain/review/signals/similar-photos.ts'

// How long it takes to find pictures similar to the ten of a listing among 100,000, next to an
// empty round trip and to comparing them with every picture: node bench/similar-photos.ts

const ROUNDS = 15
const PHOTOS = 100_000

const server = await startDatabase()
const db = connect(server.url, { size: 1, timeoutMs: 120_000 })
try {
  await migrateToLatest(db)
  await compare(db, await fill(db))
} finally {
  await db.destroy()
  await server.stop()
}

/** Ten pictures per listing with random hashes; the first listing's are also elsewhere, changed a little. */
async function fill(db: Db): Promise<Listing> {
  await sql`insert into app_user (phone) values ('9000000001')`.execute(db)
  await sql`
    insert into photo (key, purpose, width, height, perceptual_hash)
    select 'p' || n, 'listing', 9, 9,
      hashtextextended(n::text, 1)::bit(64)
    from generate_series(1, ${sql.lit(PHOTOS)}) as n
  `.execute(db)
  await sql`
    update photo set perceptual_hash = (
      select perceptual_hash # 1025::bit(64) from photo as first
      where first.key = 'p' || (substring(photo.key from 2)::integer - 500)
    ) where substring(key from 2)::integer between 501 and 510
  `.execute(db)
  await sql`
    insert into listing (spn, owner_id, category, deal, photos)
    select 'SPN' || translate(lpad(to_hex(n), 8, '0'), 'abcdef', 'ABCDEF'), app_user.id,
      'residential', 'rent', array(select 'p' || (n * 10 + k) from generate_series(1, 10) as k)
    from generate_series(0, ${sql.lit(PHOTOS / 10 - 1)}) as n, app_user
  `.execute(db)
  await sql`analyze`.execute(db)
  return db.selectFrom('listing').selectAll().orderBy('spn').limit(1).executeTakeFirstOrThrow()
}

async function compare(db: Db, listing: Listing) {
  const ways = {
    'select 1': () => sql`select 1`.execute(db),
    'ten pictures by the index': () => similarPhotos(db, listing),
    'ten pictures with every other': () => compareWithAll(db, listing),
  }
  const times = new Map(Object.keys(ways).map((what) => [what, [] as number[]]))
  for (let round = 0; round <= ROUNDS; round++) {
    for (const [what, run] of Object.entries(ways)) {
      const start = performance.now()
      await run()
      // The first round only warms up.
      if (round > 0) times.get(what)?.push(performance.now() - start)
    }
  }
  const found = await similarPhotos(db, listing)
  process.stdout.write(`${found.length} of 10 pictures found elsewhere\n`)
  const base = median(times.get('select 1') ?? [])
  for (const [what, each] of times) {
    const ms = median(each)
    const line = `${what.padEnd(32)} ${ms.toFixed(2).padStart(8)} ms ${(ms / base).toFixed(0).padStart(6)} x`
    process.stdout.write(`${line}\n`)
  }
}

function compareWithAll(db: Db, { photos }: Listing) {
  return sql`
    select mine.key, other.key from photo as mine join photo as other
      on bit_count(mine.perceptual_hash # other.perceptual_hash) <= 7
    where mine.key = any(${photos}::text[])
  `.execute(db)
}

function median(values: number[]) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}

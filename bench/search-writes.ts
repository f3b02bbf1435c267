import { sql } from 'kysely'
import { hammer, middle } from '#bench/load.ts'
import { say } from '#bench/say.ts'
import type { Db } from '#db/connect.ts'
import { checkCounts } from '#domain/search/counts/check-counts.ts'
import { keepCounts } from '#domain/search/counts/keep-counts.ts'

const connections = 8

/** Prices changed a second, all in one kind, with what records changes for the counts and without. */
export async function compareWrites(db: Db, seconds: number) {
  const { rows } = await sql<{ id: string }>`
    select id from listing where status = 'active' and city = 'delhi' and category = 'residential'
      and deal = 'rent' order by active_at desc, id desc limit 2000
  `.execute(db)
  let next = 0
  const write = async () => {
    const { id } = rows[next++ % rows.length]!
    await sql`update listing set price = price + 1 where id = ${id}`.execute(db)
  }
  const perSecond = { enable: [] as number[], disable: [] as number[] }
  for (let round = 0; round < 3; round++) {
    for (const able of ['enable', 'disable'] as const) {
      await sql`alter table listing ${sql.raw(able)} trigger listing_changed`.execute(db)
      perSecond[able].push((await hammer(connections, seconds, write)).perSecond)
    }
  }
  await sql`alter table listing enable trigger listing_changed`.execute(db)
  const [counted, bare] = [middle(perSecond.enable), middle(perSecond.disable)]
  say(
    `${connections} connections, prices changed ${counted.toFixed(0)}/s`,
    `without counts ${bare.toFixed(0)}/s`,
    `ratio ${(counted / bare).toFixed(2)}`,
  )
  const begun = performance.now()
  await keepCounts(db)
  say(`changes added to the counts in ${(performance.now() - begun).toFixed(0)} ms`)
  const wrong = await checkCounts(db)
  say(`counts that missed changes without the trigger, found and repaired: ${wrong.length}`)
}

import { setTimeout as sleep } from 'node:timers/promises'
import { createSaves } from '#tests/faults/saves.ts'
import type { SiteUnderFaults } from '#tests/faults/site-under-faults.ts'

const clientCount = 16
const wantedSaves = 5_000
const aliveMs = 6_000

/**
 * Sixteen owners save steps and a member of staff changes statuses while the site is ended with
 * kill -9 again and again, until so many saves were acknowledged. Every change must be in the audit
 * log: both are one transaction.
 */
export async function killSite({ as, signIn, newListing, db, pid, startAgain }: SiteUnderFaults) {
  const owners = await Promise.all(Array.from({ length: clientCount }, () => signIn()))
  const staff = as(await signIn('staff'))
  const listings = await Promise.all(Array.from({ length: 20 }, newListing))
  const ids = listings.map(({ id }) => id)
  const clients = owners.map((cookie) => ({ ...as(cookie), saves: createSaves(1) }))
  let [acknowledged, changes, kills, isOver] = [0, 0, 0, false]
  const load = clients.map(async ({ post, saves }) => {
    while (!isOver) {
      if ((await saves.save(post)).status === 200) acknowledged++
      else await sleep(50)
    }
  })
  load.push(changeStatuses())

  async function changeStatuses() {
    for (let turn = 0; !isOver; turn++) {
      const form = { _id: ids[turn % ids.length]!, status_code: status(turn) }
      const reply = await staff.post('/api/prop/sbpl/update', form)
      if (reply.status === 200) changes++
      await sleep(reply.status === 200 ? 5 : 50)
    }
  }
  function status(turn: number) {
    return Math.floor(turn / ids.length) % 2 === 0 ? 'sold_out' : 'active'
  }

  while (acknowledged < wantedSaves) {
    // Not the same moment of a save every time.
    await sleep(aliveMs * (0.5 + Math.random()))
    process.kill(pid(), 'SIGKILL')
    kills++
    await startAgain()
  }
  isOver = true
  await Promise.all(load)

  const compared = await Promise.all(clients.map(({ saves }) => saves.compare(db)))
  const lost = compared.reduce((sum, each) => sum + each.lost, 0)
  const torn = compared.reduce((sum, each) => sum + each.torn + each.duplicates, 0)
  const gaps = await countGaps(db, ids)
  return {
    figure: `${acknowledged} saves acknowledged, ${kills} kills, lost ${lost}, torn or twice ${torn}; ${changes} changes of status acknowledged, ${gaps} missing in the audit log`,
    isRight: lost + torn + gaps === 0,
  }
}

/** Where an entry does not begin with what the one before ended with, or the last one is not what is. */
async function countGaps(db: SiteUnderFaults['db'], ids: string[]) {
  const listings = await db
    .selectFrom('listing')
    .select(['id', 'status'])
    .where('id', 'in', ids)
    .execute()
  const entries = await db
    .selectFrom('auditEntry')
    .select(['subjectId', 'beforeState', 'afterState'])
    .where('subjectId', 'in', ids)
    .where('afterState', '!=', '')
    .orderBy('id')
    .execute()
  let gaps = 0
  for (const { id, status } of listings) {
    let state = 'active'
    for (const { beforeState, afterState } of entries.filter((entry) => entry.subjectId === id)) {
      if (beforeState !== state) gaps++
      state = afterState
    }
    if (state !== status) gaps++
  }
  return gaps
}

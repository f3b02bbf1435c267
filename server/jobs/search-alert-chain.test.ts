import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Db } from '#db/connect.ts'
import { decideListing } from '#domain/review/decide-listing.ts'
import { chooseAlert } from '#domain/saved-searches/change-saved-search.ts'
import { saveSearch } from '#domain/saved-searches/save-search.ts'
import { startWorker } from '#server/jobs/worker.ts'
import { listOutbox } from '#server/providers/channels/outbox.ts'
import { test } from '#tests/database.ts'
import { asViewer, createListing, createUser } from '#tests/factories.ts'
import { resourcesFor } from '#tests/resources-for.ts'

test('an approval alone leads to the message about a saved search', async ({
  freshDatabase: { db },
}) => {
  const resources = resourcesFor(db)
  const seeker = await createUser(db, { phone: '9876543210' })
  const { id } = await saveSearch(db, asViewer(seeker), '/search/buy?q=sector+45&city=gurugram')
  await chooseAlert(db, asViewer(seeker), id, { frequency: 'at_once' })
  const { spn } = await createListing(db, { status: 'under_review' })
  const staff = asViewer(await createUser(db, { role: 'staff' }))
  const worker = await startWorker(resources, { pollSeconds: 0.5 })

  await decideListing(db, staff, spn, { to: 'active', canUndo: true })

  async function messages() {
    await passTime(db)
    const sent = await listOutbox(db, resources.secret)
    return sent.filter(({ to }) => to === '9876543210').map(({ channel, body }) => [channel, body])
  }
  const message = ['whatsapp', expect.stringContaining(spn)]
  await expect.poll(messages, { timeout: 15_000 }).toEqual([message])
  await worker.stop()
})

/**
 * As if the time for an undo were over, and the night. One statement, so that no job begins before
 * what it does is due.
 */
async function passTime(db: Db) {
  await sql`
    with due as (update saved_search set due_at = now() - interval '1 s' where due_at is not null)
    update pgboss.job set start_after = now()
    where name in ('match-listing', 'tell-searches') and state = 'created'
  `.execute(db)
}

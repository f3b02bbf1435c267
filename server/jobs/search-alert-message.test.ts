import { expect } from 'vitest'
import type { AlertChannel } from '#contract/options/alert-choices.ts'
import type { Db } from '#db/connect.ts'
import { readAlertToken } from '#domain/saved-searches/alert-token.ts'
import { chooseAlert } from '#domain/saved-searches/change-saved-search.ts'
import { listLinkedSearches, pauseLinked } from '#domain/saved-searches/follow-alert-link.ts'
import { matchListing } from '#domain/saved-searches/match-listing.ts'
import { saveSearch } from '#domain/saved-searches/save-search.ts'
import { tellSearches } from '#domain/saved-searches/tell-searches.ts'
import type { Viewer } from '#domain/viewer.ts'
import { sendMessage } from '#server/jobs/send-message.ts'
import type { Message } from '#server/providers/channels/channel.ts'
import { test } from '#tests/database.ts'
import { asViewer, createListing, createUser } from '#tests/factories.ts'
import { resourcesFor } from '#tests/resources-for.ts'

const later = new Date(Date.now() + 7 * 86_400_000)

test('one message names all searches that are told by its channel, and stops all of them', async ({
  db,
}) => {
  const seeker = asViewer(await createUser(db))
  const ids = [
    await saved(db, seeker, '', ['email']),
    await saved(db, seeker, '&filterBHK=2bhk', ['whatsapp', 'email']),
    await saved(db, seeker, '&filterPriceMin=1000', []),
  ]
  await matchListing(db, (await createListing(db)).id, { priceWas: 9_000_000 })
  const { id: large } = await createListing(db, { bhk: '3bhk' })
  await matchListing(db, large)
  await tellSearches(db, later)

  const mail = await send(db, 'email')
  expect(mail?.subject).toBe('New in 2 of your searches')
  expect(mail?.body.replace(/http:\S+?(?=\/s)/g, '').split(/\n+/)).toEqual([
    'Homes to buy, Sector 45, Gurugram: 2 new homes.',
    '/search/buy?q=sector+45&city=gurugram&sort=newest&cityIs=kept',
    '2 BHK to buy, Sector 45, Gurugram: 1 home, cheaper now.',
    '/search/buy?q=sector+45&city=gurugram&filterBHK=2bhk&sort=newest&cityIs=kept',
    expect.stringMatching(/^Pause or stop these alerts: \/search-alert\?t=/),
  ])
  expect(mail?.body).toContain(mail?.unsubscribe)
  expect((await send(db, 'whatsapp'))?.body).not.toContain('Homes to buy')

  const token = mail?.unsubscribe?.split('?t=')[1] ?? ''
  const linked = readAlertToken(resourcesFor(db).secret, token)
  expect(linked).toEqual(ids.slice(0, 2))
  await pauseLinked(db, linked)
  const states = await listLinkedSearches(db, ids)
  expect(states.map(({ isPaused }) => isPaused)).toEqual([true, true, false])
})

async function saved(db: Db, seeker: Viewer, filter: string, channels: AlertChannel[]) {
  const address = `/search/buy?q=sector+45&city=gurugram${filter}`
  const { id } = await saveSearch(db, seeker, address)
  await chooseAlert(db, seeker, id, { channels })
  return id
}

/** What the alert says by a channel. */
async function send(db: Db, channel: AlertChannel) {
  const sent: Message[] = []
  const keep = async (message: Message) => void sent.push(message)
  const resources = { ...resourcesFor(db), channels: { sms: keep, whatsapp: keep, email: keep } }
  const alert = await db.selectFrom('alertLog').select('id').executeTakeFirstOrThrow()
  await sendMessage(resources, { channel, alertId: alert.id }, { isLast: false })
  return sent[0]
}

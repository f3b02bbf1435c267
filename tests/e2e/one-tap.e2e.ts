import type { Page } from '@playwright/test'
import { addDays, formatDay, formatDayMonthYear, indiaDay } from '#contract/format/dates.ts'
import * as texts from '#contract/texts.ts'
import { askOwners } from '#domain/freshness/ask-owners.ts'
import { revealContact } from '#domain/leads/reveal-contact.ts'
import { scheduleVisit } from '#domain/visits/schedule-visit.ts'
import { asViewer, createListing, createUser } from '#tests/factories.ts'
import { expect, phoneWidth, test } from '#tests/journey.ts'
import { onSiteDatabase } from '#tests/site-database.ts'
import { untilShared } from '#tests/until-shared.ts'

test.use({ width: phoneWidth })

test('an owner proposes another time and the seeker accepts, each by a link of the message', async ({
  page,
}) => {
  const [wished, proposed] = [2, 3].map((days) => addDays(indiaDay(new Date()), days)) as [
    string,
    string,
  ]
  const { owner, seeker } = await onSiteDatabase(async (db) => {
    const [owner, seeker] = [await createUser(db), await createUser(db)]
    const { spn } = await createListing(db, { ownerId: owner.id })
    const wish = { day: wished, time: 'evening' } as const
    await scheduleVisit(db, asViewer(seeker), spn, wish, { address: '127.0.0.1' })
    return { owner, seeker }
  })

  const other = await linkOf(page, owner.phone, 'Another time')
  await page.goto(other)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(formatDay(wished))
  await page.getByLabel('Or another day').fill(formatDayMonthYear(proposed))
  await page.getByLabel('At what time?').selectOption('10:30')
  await page.getByRole('button', { name: 'Propose this time' }).click()
  await expect(page.getByText(texts.visits.proposed)).toBeVisible()
  await untilShared(page, other, texts.visits.linkIsOver)

  const accept = await linkOf(page, seeker.phone, 'Accept')
  await page.goto(accept)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    `${formatDay(proposed)}, 10:30 am`,
  )
  await expect(page.getByRole('main').getByRole('button')).toHaveText(['Accept'])
  await page.getByRole('button', { name: 'Accept' }).click()
  await expect(page.getByText(texts.visits.accepted)).toBeVisible()
  await untilShared(page, accept, texts.visits.linkIsOver)
})

test('an owner shows the number, declines a visit, confirms a home and marks one as rented, each by one link', async ({
  page,
}) => {
  const { owner, other, confirmed, rented } = await onSiteDatabase(async (db) => {
    const [owner, seeker] = [await createUser(db), await createUser(db)]
    const asked = await createListing(db, { ownerId: owner.id, contactMode: 'ask' })
    const limits = { address: '127.0.0.1', perDay: 9, perAddressDay: 9_999 }
    await revealContact(db, asViewer(seeker), asked.spn, limits)
    const wish = { day: addDays(indiaDay(new Date()), 2), time: 'morning' } as const
    await scheduleVisit(db, asViewer(seeker), asked.spn, wish, { address: '127.0.0.1' })
    // Before any listing of the demo data, whose owners need not be asked.
    const activeAt = new Date('2020-03-01')
    const rented = await createListing(db, { ownerId: owner.id, deal: 'rent', activeAt })
    const other = await createUser(db)
    const confirmed = await createListing(db, { ownerId: other.id, activeAt })
    await askOwners(db, new Date('2020-04-01'))
    return { owner, other, confirmed, rented }
  })
  const { dashboard, visits } = texts
  for (const { word, at, button = word, done, over, phone = owner.phone } of [
    {
      word: 'Show my number',
      at: 'answer-contact',
      done: dashboard.accepted,
      over: texts.leads.linkIsOver,
    },
    { word: 'Decline', at: 'answer-visit', done: visits.declined, over: visits.linkIsOver },
    {
      word: 'No longer available',
      at: 'still-available',
      button: 'No, mark it as rented',
      done: dashboard.markedRented,
      over: dashboard.questionOver,
    },
    {
      word: 'Yes, still available',
      at: 'still-available',
      done: dashboard.confirmed,
      over: dashboard.questionOver,
      phone: other.phone,
    },
  ]) {
    const link = await linkOf(page, phone, word, at)
    // What previews of messages do.
    await page.request.get(link)
    await page.goto(link)
    const main = page.getByRole('main')
    await expect(main.getByRole('button')).toHaveText([button])
    await main.getByRole('button').click()
    await expect(main.getByRole('status')).toContainText(done)
    await untilShared(page, link, over)
  }
  expect(await findListing(rented.id)).toMatchObject({ status: 'sold_out' })
  const { confirmedAt, ...listing } = await findListing(confirmed.id)
  expect(listing).toMatchObject({ status: 'active', askedAt: null })
  expect(confirmedAt).not.toBeNull()
})

function findListing(id: string) {
  return onSiteDatabase((db) =>
    db.selectFrom('listing').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
  )
}

/**
 * The address behind a word of the last message with it to a phone, once the job has sent it. Other
 * messages may use the same word for another page.
 */
async function linkOf(page: Page, phone: string | null, word: string, at = 'answer-visit') {
  let found = ''
  await expect
    .poll(async () => {
      const outbox = await page.request.get('/dev/outbox.json')
      const sent: { to: string; body: string }[] = (await outbox.json()).messages
      const link = new RegExp(`^${word}: https?://[^/]+(/${at}\\S+)$`, 'm')
      found =
        sent.find(({ to, body }) => to === phone && link.test(body))?.body.match(link)?.[1] ?? ''
      return found
    })
    .not.toBe('')
  return found
}

import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { sql } from 'kysely'
import { addDays, formatDay, formatDayMonthYear, indiaDay } from '#contract/format/dates.ts'
import * as texts from '#contract/texts.ts'
import { askOwner } from '#domain/conversations/ask-owner.ts'
import { askOwners } from '#domain/freshness/ask-owners.ts'
import { revealContact } from '#domain/leads/reveal-contact.ts'
import { scheduleVisit } from '#domain/visits/schedule-visit.ts'
import { asViewer, createListing, createUser } from '#tests/factories.ts'
import { expect, phoneWidth, test } from '#tests/journey.ts'
import { readPage } from '#tests/plain-requests.ts'
import { onSiteDatabase } from '#tests/site-database.ts'

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
  expect(await readPage(other)).toContain(texts.visits.linkIsOver)

  const accept = await linkOf(page, seeker.phone, 'Accept')
  await page.goto(accept)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    `${formatDay(proposed)}, 10:30 am`,
  )
  await expect(page.getByRole('main').getByRole('button')).toHaveText(['Accept'])
  await page.getByRole('button', { name: 'Accept' }).click()
  await expect(page.getByText(texts.visits.accepted)).toBeVisible()
  expect(await readPage(accept)).toContain(texts.visits.linkIsOver)
})

test('an owner shows the number, answers a question and marks a home as rented, each by one link', async ({
  page,
}) => {
  const { owner, other, rented } = await onSiteDatabase(async (db) => {
    const [owner, seeker] = [await createUser(db), await createUser(db)]
    const asked = await createListing(db, { ownerId: owner.id, contactMode: 'ask' })
    const limits = { address: '127.0.0.1', perDay: 9, perAddressDay: 9_999 }
    await revealContact(db, asViewer(seeker), asked.spn, limits)
    const wish = { day: addDays(indiaDay(new Date()), 2), time: 'morning' } as const
    await scheduleVisit(db, asViewer(seeker), asked.spn, wish, { address: '127.0.0.1' })
    const question = { body: 'Is it still available?', key: randomUUID(), address: '127.0.0.1' }
    await askOwner(db, asViewer(seeker), asked.spn, question)
    // Before any listing of the demo data, whose owners need not be asked.
    const activeAt = new Date('2020-03-01')
    const rented = await createListing(db, { ownerId: owner.id, deal: 'rent', activeAt })
    const other = await createUser(db)
    await createListing(db, { ownerId: other.id, activeAt })
    await askOwners(db, new Date('2020-04-01'))
    return { owner, other, rented }
  })
  for (const { word, at, button = word, done, over } of [
    {
      word: 'Show my number',
      at: 'answer-contact',
      done: texts.dashboard.accepted,
      over: texts.leads.linkIsOver,
    },
    {
      word: 'Yes, still available',
      at: 'answer-question',
      done: texts.conversations.answered,
      over: texts.conversations.linkIsOver,
    },
    {
      word: 'No longer available',
      at: 'still-available',
      button: 'No, mark it as rented',
      done: texts.dashboard.markedRented,
      over: texts.dashboard.questionOver,
    },
  ]) {
    const link = await linkOf(page, owner.phone, word, at)
    // What previews of messages do.
    await readPage(link)
    await page.goto(link)
    const main = page.getByRole('main')
    await expect(main.getByRole('button')).toHaveText([button])
    await main.getByRole('button').click()
    await expect(main.getByRole('status')).toContainText(done)
    expect(await readPage(link)).toContain(over)
  }
  expect(await findListing(rented.id)).toMatchObject({ status: 'sold_out' })

  // What these do is proved by server/api/signed-links.test.ts.
  const decline = await linkOf(page, owner.phone, 'Decline')
  expect(buttonsOf(await readPage(decline))).toEqual(['Decline'])
  const confirm = await linkOf(page, other.phone, 'Yes, still available', 'still-available')
  expect(buttonsOf(await readPage(confirm))).toEqual(['Yes, still available'])
})

function buttonsOf(html: string) {
  const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? ''
  const buttons = main.matchAll(/<button[^>]*>([\s\S]*?)<\/button>/g)
  return [...buttons].map(([, label = '']) => label.replaceAll(/<[^>]*>/g, ''))
}

function findListing(id: string) {
  return onSiteDatabase((db) =>
    db.selectFrom('listing').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
  )
}

/**
 * The address behind a word of the last message with it to a phone, once the job has sent it, which
 * for a question is when the minute to read it in the site is over. Other messages may use the same
 * word for another page.
 */
async function linkOf(page: Page, phone: string | null, word: string, at = 'answer-visit') {
  let found = ''
  await expect
    .poll(async () => {
      if (at === 'answer-question') await endMinute()
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

function endMinute() {
  return onSiteDatabase((db) =>
    sql`update pgboss.job set start_after = now()
      where name = 'send-message' and start_after > now()`.execute(db),
  )
}

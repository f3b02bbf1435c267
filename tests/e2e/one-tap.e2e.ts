import type { Page } from '@playwright/test'
import { addDays, formatDay, formatDayMonthYear, indiaDay } from '#contract/format/dates.ts'
import * as texts from '#contract/texts.ts'
import { scheduleVisit } from '#domain/visits/schedule-visit.ts'
import { expectNoAxeViolations } from '#tests/axe.ts'
import { asViewer, createListing, createUser } from '#tests/factories.ts'
import { expect, phoneWidth, test } from '#tests/journey.ts'
import { expectNoSidewaysScroll } from '#tests/no-sideways-scroll.ts'
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
  await expectNoAxeViolations(page.getByRole('main'))
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: 'Propose this time' }).click()
  await expect(page.getByText(texts.visits.proposed)).toBeVisible()
  await page.goto(other)
  await expect(page.getByText(texts.visits.linkIsOver)).toBeVisible()

  const accept = await linkOf(page, seeker.phone, 'Accept')
  await page.goto(accept)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    `${formatDay(proposed)}, 10:30 am`,
  )
  await expect(page.getByRole('main').getByRole('button')).toHaveText(['Accept'])
  await page.getByRole('button', { name: 'Accept' }).click()
  await expect(page.getByText(texts.visits.accepted)).toBeVisible()
  await page.goto(accept)
  await expect(page.getByText(texts.visits.linkIsOver)).toBeVisible()
})

/** The address behind a word of the last message to a phone, once the job has sent it. */
async function linkOf(page: Page, phone: string | null, word: string) {
  let found = ''
  await expect
    .poll(async () => {
      const outbox = await page.request.get('/dev/outbox.json')
      const sent: { to: string; body: string }[] = (await outbox.json()).messages
      const link = new RegExp(`^${word}: https?://[^/]+(\\S+)$`, 'm')
      found = sent.find(({ to }) => to === phone)?.body.match(link)?.[1] ?? ''
      return found
    })
    .not.toBe('')
  return found
}

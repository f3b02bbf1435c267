import type { Page } from '@playwright/test'
import { messageChannels, senderHeadings } from '#contract/options.ts'
import { notRefreshed } from '#contract/texts/refresh.ts'
import * as texts from '#contract/texts.ts'
import { inTransaction } from '#db/connect.ts'
import { expectNoAxeViolations } from '#tests/axe.ts'
import { createListing, createUser, quietCity } from '#tests/factories.ts'
import { expect, test } from '#tests/journey.ts'
import { signIn } from '#tests/sign-in.ts'
import { newPhone } from '#tests/sign-up.ts'
import { onSiteDatabase } from '#tests/site-database.ts'

test('staff send a message to three users', async ({ page }) => {
  const channel = 'sms'
  const people = await signInStaff(page)
  await page.goto(`/message-send?mess=${channel}`)
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText(senderHeadings.labels[channel])
  await expect(page.getByText(texts.sender.noPreview)).toBeVisible()

  await chooseThree(page, people)
  const text = `Hello {full_name}, ${channel} ${people.word}`
  await page.getByLabel('Message', { exact: true }).fill(text)
  await page.getByRole('button', { name: 'Preview' }).click()
  const preview = page.getByRole('region', { name: 'Preview' })
  await preview.getByText(people.all[0]!.name, { exact: true }).click()
  await expect(preview.getByText(`Hello ${people.all[0]!.name}, ${channel}`)).toBeVisible()

  await page.getByRole('button', { name: 'Send', exact: true }).click()
  const question = page.getByRole('dialog', { name: texts.sender.sendQuestion(3) })
  await expect(question).toContainText(texts.sender.nobodyLeftOut)
  await question.getByRole('button', { name: texts.sender.sendNow }).click()
  const dialog = page.getByRole('dialog', { name: texts.sender.sent })
  await expect(dialog).toContainText('Total3Success3Failed0')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('button', { name: 'Done' })).toBeVisible()
  const result = page.getByRole('region', { name: 'Result' })
  await expect(result.getByText('Sent:')).toHaveCount(3)
  await expectNoAxeViolations(page.getByRole('main'))
  expect(await textsSent(page, people)).toEqual(
    people.all.map(({ name }) => `Hello ${name}, ${channel} ${people.word}`).toSorted(),
  )
  await beginAnew(page)
})

test('staff stop a message, and keep the page when it cannot be loaded again', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/ERR_FAILED|Failed to fetch/)
  const { word } = await signInStaff(page)
  const broadcastId = await createBroadcastUnderWay(word)
  await page.goto(`/req-check?id=notification_req&search=${word}`)
  await page.getByRole('button', { name: /Details of/ }).click()
  await page.route(/\.data/, (route) => route.abort())
  await page.getByRole('button', { name: texts.sender.stop }).click()
  const question = page.getByRole('alertdialog', { name: texts.sender.stopQuestion })
  await question.getByRole('button', { name: texts.sender.stop }).click()
  await expect(page.getByText(texts.sender.stopped(0))).toBeVisible()
  await expect(page.getByText(notRefreshed)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Notification Report')

  // What comes back to the queue of a stopped message is stopped too.
  await queueAgain(broadcastId)
  await page.unroute(/\.data/)
  const status = page.getByRole('cell', { name: 'Stopped', exact: true }).first()
  await expect(async () => {
    await page.keyboard.press('r')
    await expect(status).toBeVisible({ timeout: 1_000 })
  }).toPass()
})

test('staff choose an audience, keep a template, and schedule and cancel a message', async ({
  page,
}) => {
  const { word, all } = await signInStaff(page)
  await onSiteDatabase((db) => createListing(db, { ownerId: all[1]!.id, city: quietCity }))
  await page.goto('/message-send?mess=noti')
  await expect(page.getByRole('button', { name: 'Preview' })).toBeInViewport({ ratio: 1 })
  await page.getByLabel('Search users').fill(word)
  await page.getByLabel('Side').selectOption('Owners')
  await expect(page.getByText(texts.sender.found(1))).toBeVisible()
  await page.getByRole('button', { name: 'Add All' }).click()
  await page.getByLabel('Subject').fill('Good news')
  await page.getByLabel('Message', { exact: true }).fill(`Hello ${word}`)
  await page.getByRole('button', { name: 'Save as template' }).click()
  await page.getByLabel('Name of the template').fill(word)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByLabel('Message', { exact: true }).fill('Something else')
  await page.getByRole('button', { name: `${word} Hello ${word}` }).click()
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue(`Hello ${word}`)

  await page.getByRole('button', { name: 'Preview' }).click()
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  const question = page.getByRole('dialog', { name: texts.sender.sendQuestion(1) })
  await question.getByText('Later').click()
  await question.getByRole('button', { name: texts.sender.schedule }).click()
  const scheduled = page.getByRole('dialog', { name: texts.sender.scheduledTitle })
  await expect(scheduled).toContainText('10:00')
  await scheduled.getByRole('button', { name: 'Cancel' }).click()
  const planned = page.getByRole('region', { name: texts.sender.plannedTitle })
  await expect(planned).toContainText(`Good news: Hello ${word}`)
  await expectNoAxeViolations(planned)
  const mine = planned.getByRole('listitem').filter({ hasText: word })
  await mine.getByRole('button', { name: texts.sender.cancel }).click()
  const sure = page.getByRole('alertdialog', { name: texts.sender.cancelQuestion })
  await sure.getByRole('button', { name: texts.sender.cancel }).click()
  await expect(page.getByText(texts.sender.cancelled)).toBeVisible()
  await expect(mine).toHaveCount(0)
})

test('every channel has its sender, and an unknown one has none', async ({ page }) => {
  await signInStaff(page)
  for (const channel of messageChannels.values) {
    const html = await (await page.request.get(`/message-send?mess=${channel}`)).text()
    expect(html).toContain(`>${senderHeadings.labels[channel]}</h1>`)
  }
  const unknown = await page.request.get('/message-send?mess=fax')
  expect(new URL(unknown.url()).pathname).toBe('/not_found')
  expect(await unknown.text()).toContain(texts.empty.page)
})

/** A message to one person that another process is just sending. */
function createBroadcastUnderWay(word: string) {
  const batch = { referenceNo: `SM-${word}`, channel: 'sms', status: 'sending' } as const
  const recipient = { phone: newPhone(), body: 'Hi', status: 'sending' } as const
  // Longer than a message is under way, whose process would be given up then.
  const updatedAt = new Date(Date.now() + 3_600_000)
  return onSiteDatabase((db) =>
    inTransaction(db, async (trx) => {
      const { id } = await trx
        .insertInto('broadcast')
        .values({ ...batch, isFilled: true, body: 'Hi', sentAt: new Date() })
        .returning('id')
        .executeTakeFirstOrThrow()
      const values = { ...recipient, broadcastId: id, updatedAt }
      await trx.insertInto('broadcastRecipient').values(values).execute()
      return id
    }),
  )
}

/** As after a provider that could not be reached. */
function queueAgain(broadcastId: string) {
  return onSiteDatabase((db) =>
    db
      .updateTable('broadcastRecipient')
      .set({ status: 'queued' })
      .where('broadcastId', '=', broadcastId)
      .execute(),
  )
}

type People = Awaited<ReturnType<typeof signInStaff>>

async function signInStaff(page: Page) {
  // Letters alone, since names have nothing else.
  const word = Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) =>
    String.fromCharCode(97 + (byte % 26)),
  ).join('')
  const { phone, all } = await onSiteDatabase(async (db) => {
    const staff = await createUser(db, { role: 'staff', name: 'Meera Nair' })
    const all = []
    for (const name of ['Asha', 'Bina', 'Chitra']) {
      all.push(await createUser(db, { name: `${name} ${word}`, email: `${name}@${word}.example` }))
    }
    return { phone: staff.phone!, all }
  })
  await signIn(page, phone)
  return { word, all }
}

/** One by the number and Enter, one from the list, and one by the keyboard alone. */
async function chooseThree(page: Page, { word, all: [first, second, third] }: People) {
  const number = page.getByLabel('Mobile number')
  // The hint comes while typing, without Enter.
  await number.fill(first!.phone!.slice(0, 9))
  await expect(page.getByText(texts.validation.mobile)).toBeVisible()
  await number.fill('5876543210')
  await expect(page.getByText(texts.validation.mobile)).toBeHidden()
  await number.press('Enter')
  await expect(page.getByText(texts.validation.mobile)).toBeVisible()
  await number.fill(first!.phone!)
  await number.press('Enter')
  await expect(
    page
      .getByRole('button', { name: `Remove ${first!.name}` })
      .or(page.getByRole('button', { name: `Remove ${first!.email}` })),
  ).toBeVisible()

  await page.getByLabel('Search users').fill(word)
  const list = page.getByRole('region', { name: 'User List' })
  await expect(list.getByRole('listitem')).toHaveCount(3)
  await list.getByRole('button', { name: second!.name }).click()
  await list.getByRole('button', { name: third!.name }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('3 contacts')).toBeVisible()
}

/** Nothing can be changed after the send, also after a reload; Create begins anew. */
async function beginAnew(page: Page) {
  await page.reload()
  const dialog = page.getByRole('dialog', { name: texts.sender.sent })
  await expect(dialog).toContainText('Total3Success3Failed0')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await page.getByLabel('Message', { exact: true }).pressSequentially('x')
  await dialog.getByRole('button', { name: 'Create' }).click()
  await expect(page.getByRole('button', { name: 'Preview' })).toBeVisible()
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue('')
}

/** What the outbox holds of this message. */
async function textsSent(page: Page, { word }: People) {
  const { messages: sent } = await (await page.request.get('/dev/outbox.json')).json()
  type Sent = { channel: string; body: string }
  return (sent as Sent[])
    .filter(({ channel, body }) => channel === 'sms' && body.includes(word))
    .map(({ body }) => body)
    .toSorted()
}

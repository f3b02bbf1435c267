import * as texts from '#contract/texts.ts'
import { revealContact } from '#domain/leads/reveal-contact.ts'
import { notify } from '#domain/notifications/notify.ts'
import { expectNoAxeViolations } from '#tests/axe.ts'
import { asViewer, createListing, createUser } from '#tests/factories.ts'
import { expect, phoneWidth, test } from '#tests/journey.ts'
import { scriptFetched } from '#tests/script-fetched.ts'
import { onSiteDatabase } from '#tests/site-database.ts'
import { userIdOf } from '#tests/user-id-of.ts'

test.describe('on a phone', () => {
  test.use({ width: phoneWidth })

  test('an owner is greeted and reads a message, and the tabs are addresses of their own', async ({
    page,
    member,
    allowErrors,
  }) => {
    allowErrors(/ERR_INTERNET_DISCONNECTED|Failed to fetch/)
    const userId = await userIdOf(member.phone)
    await onSiteDatabase((db) => createListing(db, { ownerId: userId }))
    await onSiteDatabase((db) =>
      notify(db, userId, { kind: 'text', subject: 'Good news', body: 'Your home is popular.' }),
    )
    await page.goto('/dashboard')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Namaste, Ananya')
    await expect(page.getByText(member.email).filter({ visible: true })).toBeVisible()
    const help = page.getByRole('link', { name: 'Help and answers' })
    await expect(help.filter({ visible: true })).toHaveAttribute('href', '/help')

    await page.getByRole('heading', { name: '1 new message' }).click()
    const panel = page.getByRole('dialog', { name: 'Messages' })
    await expectNoAxeViolations(panel)
    await panel.getByRole('link', { name: /^New: Good news/ }).click()
    const notification = page.getByRole('article')
    await expect(notification).toContainText(texts.notifications.senderTitle('Basera'))
    await expect(notification).toContainText('Your home is popular.')

    await expect(page.getByText(/1 new/)).toHaveCount(0)

    const profile = await page.request.get('/dashboard?tab=profile_tab')
    expect(new URL(profile.url()).pathname).toBe('/dashboard/profile_tab')
    expect(await profile.text()).toContain('>My Profile</h1>')
    const tabs = page.getByRole('navigation', { name: 'Dashboard' }).filter({ visible: true })
    await tabs.getByRole('link', { name: 'Dashboard' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Namaste, Ananya')
    await expect(page.getByRole('heading', { name: texts.empty.messages })).toBeVisible()
    await expect(tabs.locator('[aria-current]')).toHaveText('Dashboard')
    await expect(page.getByRole('link', { name: 'WhatsApp' })).toBeVisible()
    await page.getByRole('button', { name: 'Menu' }).click()
    await expect(page.getByRole('link', { name: 'List Your Property' })).toBeVisible()
    await page.keyboard.press('Escape')
    await page.addStyleTag({ content: 'html { font-size: 200% }' })
    await expect(page.getByRole('button', { name: 'Menu' })).toBeInViewport({ ratio: 1 })
    await expect(tabs.getByRole('link', { name: 'Profile' })).toBeInViewport({ ratio: 1 })

    await scriptFetched(page, 'leads-tab')
    await page.context().setOffline(true)
    await tabs.getByRole('link', { name: 'Leads' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are offline')
  })

  test('an owner marks a property as sold, undoes it at once and later, disables it and reopens it', async ({
    page,
    member,
  }) => {
    const ownerId = await userIdOf(member.phone)
    const [listing] = await onSiteDatabase(async (db) => [
      await createListing(db, { ownerId, askedAt: new Date() }),
      await createListing(db, { ownerId, status: 'draft', price: null }),
      await createListing(db, { ownerId, status: 'review_failed', statusReason: 'Too dark.' }),
    ])
    await page.goto('/dashboard/listings_tab?status=active')
    const row = page.getByRole('article', { name: new RegExp(listing!.spn) })
    await row.getByRole('button', { name: 'No, sold' }).click()
    await expect(page.getByText(texts.dashboard.markedSold)).toBeVisible()
    await expect(row).toHaveCount(0)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByText(texts.dashboard.undone)).toBeVisible()
    await expect(page.locator('#content')).toBeFocused()
    await expect(row).toContainText('Active')

    await page.getByRole('link', { name: /^All/ }).click()
    await expect(page.getByRole('article')).toHaveCount(3)
    await expect(page.getByText('Too dark.')).toBeVisible()
    const edit = page.getByRole('link', { name: /^Edit/ })
    await expect(edit).toHaveAttribute('href', /^\/list-property\?id=SPN/)
    await expect(edit).toHaveAttribute('target', '_blank')

    await row.getByRole('button', { name: 'Mark as sold' }).click()
    await expect(row).toContainText('Sold')
    await row.getByRole('button', { name: 'Put it back' }).click()
    await expect(page.getByText(texts.dashboard.isBack)).toBeVisible()
    await expect(row.getByRole('button', { name: 'Mark as sold' })).toBeVisible()

    await row.locator('summary').click()
    await row.getByRole('button', { name: 'Ask me first' }).click()
    await expect(page.getByText(texts.dashboard.asksFirst)).toBeVisible()
    await row.locator('summary').click()
    await row.getByRole('button', { name: 'Disable' }).click()
    await expect(row).toContainText(texts.listing.deletedOn)
    await expect(page.getByRole('link', { name: 'Disable 1' })).toBeVisible()
    await row.getByRole('button', { name: 'Reopen' }).click()
    await expect(page.getByText(texts.dashboard.reopened)).toBeVisible()
    await expect(row.getByRole('link', { name: /^Edit/ })).toBeVisible()
  })

  test('an owner works through his leads, and a new one arrives without a reload', async ({
    page,
    member,
  }) => {
    const ownerId = await userIdOf(member.phone)
    const listing = await onSiteDatabase(async (db) => {
      const { id, spn } = await createListing(db, { ownerId })
      for (let day = 1; day <= 12; day++) {
        const seeker = await createUser(db, { name: `Seeker Number ${day}` })
        const createdAt = new Date(Date.UTC(2026, 0, day))
        const lead = { listingId: id, ownerId, seekerId: seeker.id, createdAt }
        await db
          .insertInto('lead')
          .values({ ...lead, kind: 'contact' })
          .execute()
      }
      const { id: seekerId } = await createUser(db, { name: 'Neha Kapoor' })
      await db.insertInto('contactRequest').values({ listingId: id, ownerId, seekerId }).execute()
      return spn
    })
    const streaming = page.waitForResponse((reply) => reply.url().endsWith('/events/inbox'))
    await page.goto('/dashboard/leads')
    await expect(page.getByText('12 people')).toBeVisible()
    await streaming
    await onSiteDatabase(async (db) => {
      const seeker = asViewer(await createUser(db, { name: 'Harpreet Kaur' }))
      const limits = { perDay: 25, perAddressDay: 60, address: '10.0.0.1' }
      await revealContact(db, seeker, listing, limits)
    })
    await expect(page.getByText('Harpreet Kaur').filter({ visible: true })).toBeVisible()
    await expect(page.getByText(texts.notifications.contactSubject)).toBeVisible()
    await expect(page.getByText('13 people')).toBeVisible()

    const newest = page.getByText('Seeker Number 12').filter({ visible: true })
    const oldest = page.getByText('Seeker Number 1', { exact: true }).filter({ visible: true })
    await expect(newest).toBeVisible()
    await expect(oldest).toHaveCount(0)
    const next = await page.getByRole('link', { name: 'Next page' }).getAttribute('href')
    const second = await page.request.get(next ?? '')
    expect(await second.text()).toMatch(/>Seeker Number 1</)
    await page.getByLabel('Rows').selectOption('20')
    await expect(oldest).toBeVisible()

    await page
      .getByRole('button', { name: /Seeker Number 12/ })
      .filter({ visible: true })
      .click()
    const dialog = page.getByRole('dialog', { name: 'Seeker Number 12' })
    await expect(dialog.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
      'href',
      /^https:\/\/wa\.me\/91\d{10}$/,
    )
    await dialog.getByText('Contacted', { exact: true }).click()
    await dialog.getByLabel('Note').fill('=Calls back')
    await expectNoAxeViolations(dialog)
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(page.getByText('=Calls back').filter({ visible: true })).toBeVisible()

    await page.getByLabel('State').selectOption('contacted')
    await expect(page.getByText('1 person', { exact: true })).toBeVisible()
    await expect(page).toHaveURL('/dashboard/leads?status=contacted&rows=20')
    const chosen = `/dashboard/leads?listing=${listing}&status=contacted&rows=20`
    expect(await (await page.request.get(chosen)).text()).toContain('>1 person<')
    const file = await page.request.get(`/dashboard/leads.csv?listing=${listing}`)
    const csv = await file.text()
    expect(csv.trim().split('\r\n')).toHaveLength(14)
    expect(csv).toContain(",Contacted,'=Calls back")

    const accept = page.getByRole('button', { name: 'Accept Neha Kapoor' })
    await accept.click()
    await expect(page.getByText(texts.dashboard.accepted)).toBeVisible()
    await expect(accept).toHaveCount(0)
  })
})

test('every address of the dashboard asks a visitor to log in and leads back', async ({ page }) => {
  for (const path of ['/dashboard', '/seller-dashboard', '/seller/dashboard']) {
    const answer = await page.request.get(path)
    expect(answer.url()).toMatch(/\/login\?redirect_url=%2Fdashboard$/)
  }
  const tab = await page.request.get('/dashboard/profile_tab')
  expect(tab.url()).toMatch(/\/login\?redirect_url=%2Fdashboard%2Fprofile_tab$/)
})

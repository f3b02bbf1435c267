import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import routes from '#app/routes.ts'
import * as auditMessages from '#contract/texts/audit.ts'
import { notRefreshed } from '#contract/texts/refresh.ts'
import * as reviewMessages from '#contract/texts/review.ts'
import * as texts from '#contract/texts/staff.ts'
import type { NewListing } from '#db/schema.ts'
import { expectNoAxeViolations } from '#tests/axe.ts'
import { createListing, createUser, createVisit, quietCity } from '#tests/factories.ts'
import { expect, phoneWidth, test } from '#tests/journey.ts'
import { headersOf, readPage } from '#tests/plain-requests.ts'
import { signIn } from '#tests/sign-in.ts'
import { newestCode } from '#tests/sign-up.ts'
import { onSiteDatabase } from '#tests/site-database.ts'

type Role = 'staff' | 'administrator' | 'member'

const script = `<img src=x onerror=alert(1)>${'x'.repeat(40)}`

test('staff find a property and people on the admin home, and go through a report by keyboard alone', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/ERR_INTERNET_DISCONNECTED|Failed to fetch/)
  await signInAs(page, 'staff')
  const listing = await listedBy(script)
  await listedBy('Kavita Rani Malhotra')
  const title = page.getByRole('heading', { level: 1 })
  await page.goto('/admin')
  await expect(title).toHaveText(texts.welcome)
  await expect(page.getByRole('complementary', { name: 'Summary' })).toContainText(/Active\d/)
  await expect(page.getByRole('link', { name: 'waiting in Property Verify' })).toHaveAttribute(
    'href',
    /id=property_unverfiy&status=under_review/,
  )
  await page.keyboard.press('/')
  await page.keyboard.type(listing.spn.toLowerCase())
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main').getByRole('link', { name: listing.spn })).toBeVisible()

  await page.goBack()
  await expect(title).toHaveText(texts.welcome)
  const find = page.getByRole('searchbox', { name: 'Find SPN, name or number' })
  await find.fill('kavita rani malhotra')
  await find.press('Enter')
  await expect(title).toHaveText('User Data')
  await expect(page.getByRole('cell', { name: 'Kavita Rani Malhotra' }).first()).toBeVisible()

  const reports = page.getByRole('navigation', { name: 'Reports' })
  await reports.getByRole('link', { name: 'Property Verify', exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(title).toHaveText('Property List')
  await expect(page).toHaveTitle('Request Check | Basera')
  await page.getByRole('searchbox', { name: 'Search' }).focus()
  await page.keyboard.type(listing.spn)
  await page.keyboard.press('Enter')
  await expect(page.getByText('1 row', { exact: true })).toBeVisible()
  await expect(page.getByRole('cell', { name: script })).toBeVisible()
  const spn = page.getByRole('cell').getByText(listing.spn, { exact: true })
  await expect.poll(async () => (await spn.boundingBox())?.height).toBeLessThan(30)

  const toggle = page.getByRole('button', { name: `Details of ${listing.spn}` })
  await toggle.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: 'Details of' })).toContainText('Sector 45')
  await expectNoAxeViolations(page.getByRole('main'))
  await page.keyboard.press('Alt')
  const raw = page.getByRole('region', { name: 'Raw view of' })
  await expect(raw).toContainText(`"user_name": "${script}"`)
  await page.keyboard.press('Alt')
  await expect(raw).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(toggle).toBeFocused()
  await expect(toggle).toHaveAttribute('aria-expanded', 'false')

  await change(listing.id, { price: 1_234_567 })
  await page.keyboard.press('r')
  await expect(page.getByRole('cell', { name: '₹ 12.35 Lakh' })).toBeVisible()

  await page.context().setOffline(true)
  await page.keyboard.press('r')
  await expect(page.getByText(notRefreshed)).toBeVisible()
  await change(listing.id, { price: 2_345_678 })
  await page.context().setOffline(false)
  await expect(page.getByRole('cell', { name: '₹ 23.46 Lakh' })).toBeVisible()
})

test('staff export what they see, set a status and find both in the audit log', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/status of 409/)
  const { id } = await signInAs(page, 'staff')
  const listing = await listedBy('=1+1')
  await page.goto(`/req-check?id=property_unverfiy&search=${listing.spn}`)
  const downloading = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download as CSV' }).click()
  const file = await readFile(await (await downloading).path(), 'utf8')
  expect(file.split('\r\n')).toHaveLength(3)
  expect(file).toContain(`${listing.spn},'=1+1,`)

  await page.getByRole('button', { name: `Details of ${listing.spn}` }).click()
  await page.getByLabel('Set status').selectOption('Active')
  await page.getByRole('button', { name: 'Apply', exact: true }).click()
  await page.getByRole('alertdialog', { name: texts.updated }).getByRole('button').click()
  await expect(page.getByRole('cell', { name: 'Active', exact: true })).toBeVisible()
  await page.getByLabel('Set status').selectOption('Review Failed')
  await page.getByRole('button', { name: 'Apply', exact: true }).click()
  const reason = page.getByLabel('What should the owner correct?')
  await expect(reason).toHaveAccessibleDescription(reviewMessages.needsReason)
  await reason.fill('The photos are blurred.')
  await page.getByRole('button', { name: 'Apply', exact: true }).click()
  await page.getByRole('alertdialog', { name: texts.updated }).getByRole('button').click()
  await expect(page.getByRole('cell', { name: 'Review Failed', exact: true })).toBeVisible()
  await change(listing.id, { status: 'sold_out' })
  await page.getByLabel('Set status').selectOption('Disable')
  await page.getByRole('button', { name: 'Apply', exact: true }).click()
  const conflict = page.getByRole('alertdialog', { name: texts.error })
  await expect(conflict).toContainText('in the meantime')
  await conflict.getByRole('button').click()
  await expect(page.getByRole('cell', { name: 'Sold Out', exact: true })).toBeVisible()

  const audit = await readPage('/admin/audit', await headersOf(id))
  expect(audit).toContain('>Audit Log</h1>')
  expect(audit).toContain(auditMessages.onlyOwn)
  expect(audit).toContain('exported the report Property Verify')
  expect(audit).toContain(`changed ${listing.spn} from Under Review to Active`)
})

test('a report shows many rows on one screen, and a click on one opens it', async ({ page }) => {
  const { id } = await signInAs(page, 'staff')
  await onSiteDatabase((db) =>
    db.insertInto('callRequest').values({ name: 'Waiting Caller', phone: '9811100001' }).execute(),
  )
  const { seeker, owner } = await visitToReport()
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/req-check?id=user_data')
  const rows = page.locator('tbody tr')
  const inView = () =>
    rows.evaluateAll(
      (all) => all.filter((row) => row.getBoundingClientRect().bottom <= innerHeight).length,
    )
  await expect.poll(inView).toBeGreaterThanOrEqual(14)

  await page.goto(`/req-check?id=appo_req&search=${seeker.phone}`)
  const name = page.getByRole('cell', { name: seeker.name, exact: true })
  const detail = page.getByRole('region', { name: `Details of ${seeker.name}` })
  // Selecting a word of the row opens nothing, and neither does dialling.
  await selectText(name.locator('span'))
  await name.dispatchEvent('click')
  const number = page.getByRole('cell').getByRole('link', { name: /^\+91/ }).first()
  await expect(number).toHaveAttribute('href', `tel:+91${seeker.phone}`)
  await number.evaluate((link) => {
    link.removeAttribute('href')
    link.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  })
  await expect(detail).toBeHidden()
  await page.getByRole('cell', { name: owner.name, exact: true }).click()
  await expect(detail).toContainText(owner.name)
  await expect(detail.locator(`a[href="tel:+91${owner.phone}"]`)).toBeVisible()
  await expect(detail.getByRole('link', { name: 'Open the page' })).toBeVisible()
  const account = detail.getByRole('link', { name: owner.name })
  await expect(account).toHaveAttribute('href', `/admin/people/${owner.id}`)
  await page.keyboard.press('Escape')
  await expect(detail).toBeHidden()
  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  await expect(detail).toBeVisible()

  const link = page.getByRole('link', { name: 'waiting in Call Request' })
  const waiting = (await link.getAttribute('href')) ?? ''
  expect(waiting).toMatch(/status=new/)
  expect(await readPage(waiting, await headersOf(id))).toContain('Waiting Caller')
})

test('an administrator makes somebody staff with a fresh code', async ({ page }) => {
  const { phone } = await signInAs(page, 'administrator')
  const member = await onSiteDatabase((db) => createUser(db, { name: 'Meera Iyer' }))
  await page.goto('/admin/roles')
  await page.getByLabel('Mobile number').fill(member.phone!)
  await page.getByRole('button', { name: 'Send me an OTP to confirm' }).click()
  await expect(page.getByLabel('OTP')).toBeVisible()
  await expectNoAxeViolations(page.getByRole('main'))
  await page.getByLabel('OTP').fill(await newestCode(page, phone!))
  await page.getByRole('button', { name: 'Set role' }).click()
  await expect(page.getByText('Meera Iyer is Staff now.')).toBeVisible()

  expect(await readPage('/admin', await headersOf(member.id))).toContain(texts.welcome)
})

test('somebody without rights is told so at the login, and goes round in no circle', async ({
  page,
}) => {
  const landing = async (path: string) => (await page.request.get(path)).url()
  expect(await landing('/admin')).toMatch(/\/login$/)
  expect(await landing('/req-check?id=call_req')).toMatch(
    /\/login\?redirect_url=%2Freq-check%3Fid%3Dcall_req$/,
  )
  await signInAs(page, 'member')
  await page.goto('/admin')
  await expect(page).toHaveURL(/\/login\?redirect_url=%2Fadmin$/)
  await expect(page.getByText(texts.noRights)).toBeVisible()
})

const forAdministrators = ['/admin/roles', '/admin/people/SPN00000000/data.json']

test('every staff page and file is closed to visitors and members', async ({ site }) => {
  const paths = staffPaths(routes)
  expect(paths).toEqual(expect.arrayContaining(['/admin', '/req-check.csv', ...forAdministrators]))
  const isRefused = async (path: string, headers: Record<string, string>) => {
    const reply = await fetch(site.url + path, { headers, redirect: 'manual' })
    await reply.body?.cancel()
    return /^\/(login|admin$)/.test(reply.headers.get('location') ?? '')
  }
  for (const role of [undefined, 'member', 'staff'] as const) {
    const user = role && (await onSiteDatabase((db) => createUser(db, { role })))
    const headers = user ? await headersOf(user.id) : {}
    for (const path of paths) {
      const isAllowed = role === 'staff' && !forAdministrators.includes(path)
      expect([path, role, await isRefused(path, headers)]).toEqual([path, role, !isAllowed])
    }
  }
  // The others are opened by the crawl as an administrator.
  const administrator = await onSiteDatabase((db) => createUser(db, { role: 'administrator' }))
  const headers = await headersOf(administrator.id)
  for (const path of forAdministrators) expect(await isRefused(path, headers), path).toBe(false)
})

test.describe('on a phone', () => {
  test.use({ width: phoneWidth })

  test('staff pages say that they are for computers', async ({ page }) => {
    await signInAs(page, 'staff')
    // All of them are in the same frame.
    await page.goto('/req-check?id=call_req')
    await expect(page.getByRole('heading', { name: texts.notOnMobile })).toBeVisible()
    await expect(page.getByRole('table')).toBeHidden()
    await expect(page.locator('h1')).toHaveCount(1)
  })
})

type RouteEntry = { path?: string | undefined; file: string; children?: RouteEntry[] | undefined }

/** The address of each route of the staff, with some value for what it takes. */
function staffPaths(entries: unknown): string[] {
  const all = (entries as RouteEntry[]).flatMap((entry) => [entry, ...(entry.children ?? [])])
  const staff = all.filter(({ file, path }) => file.startsWith('routes/staff/') && path)
  return staff.map(({ path }) => `/${path!.replaceAll(/:\w+/g, 'SPN00000000')}`)
}

async function signInAs(page: Page, role: Role) {
  const user = await onSiteDatabase((db) => createUser(db, { role }))
  await signIn(page, user.phone!)
  return user
}

function listedBy(name: string) {
  return onSiteDatabase(async (db) => {
    const { id: ownerId } = await createUser(db, { name })
    return createListing(db, { ownerId, status: 'under_review', city: quietCity })
  })
}

function visitToReport() {
  return onSiteDatabase(async (db) => {
    const owner = await createUser(db, { name: 'Omvati Devi' })
    const seeker = await createUser(db, { name: 'Neha Kapoor' })
    const { id } = await createListing(db, { ownerId: owner.id, city: quietCity })
    await createVisit(db, { listingId: id, seekerId: seeker.id })
    return { seeker, owner }
  })
}

function selectText(text: Locator) {
  return text.evaluate((element) => getSelection()?.selectAllChildren(element))
}

function change(id: string, changes: Partial<NewListing>) {
  return onSiteDatabase((db) =>
    db.updateTable('listing').set(changes).where('id', '=', id).execute(),
  )
}

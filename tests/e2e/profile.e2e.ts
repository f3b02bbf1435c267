import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { groupPhone } from '#contract/format/phones.ts'
import { screenLimits } from '#contract/limits.ts'
import * as texts from '#contract/texts.ts'
import { expectNoAxeViolations } from '#tests/axe.ts'
import { expect, phoneWidth, test } from '#tests/journey.ts'
import { signIn } from '#tests/sign-in.ts'
import { type Member, newestCode } from '#tests/sign-up.ts'
import { onSiteDatabase } from '#tests/site-database.ts'

test.describe('on a phone', () => {
  test.use({ width: phoneWidth })

  test('a member changes name, e-mail and photo, of which only a picture is taken', async ({
    page,
    member,
    allowErrors,
  }) => {
    allowErrors(/status of 422/, /blob:/)
    await openProfile(page, member)
    await expect(page.getByLabel('Mobile number')).toHaveValue(groupPhone(member.phone))
    await expect(page.getByLabel('Mobile number')).not.toBeEditable()
    await expect(page.getByRole('button', { name: 'Save Changes' })).toHaveCount(0)

    await page.getByLabel('Full Name').fill('')
    await expect(page.getByText(texts.profile.fullName)).toBeVisible()
    await page.getByLabel('Email Id').fill('not@simple')
    await expect(page.getByText(texts.validation.email)).toBeVisible()
    await page.getByLabel('Full Name').fill('Ananya Devi')
    await page.getByLabel('Email Id').fill('ananya.devi@example.in')
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await expect(page.getByText(texts.profile.saved)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Save Changes' })).toHaveCount(0)

    await drop(page, { name: 'note.txt', mimeType: 'text/plain', buffer: Buffer.from('hello') })
    await expect(page.getByText(texts.profile.notPicture)).toBeVisible()
    await drop(page, { name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('no picture') })
    await expect(page.getByText(texts.wizard.photoUnreadable)).toBeVisible()
    await drop(page, await pictureFile())
    const dialog = page.getByRole('dialog', { name: 'Your photo' })
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await page.getByLabel('Profile photo').setInputFiles(await pictureFile())
    await dialog.getByRole('button', { name: /Move the photo/ }).press('ArrowLeft')
    await expectNoAxeViolations(dialog)
    await dialog.getByRole('button', { name: 'Use this photo' }).click()
    await expect(page.getByText(texts.profile.uploaded)).toBeVisible()

    await page.reload()
    await expect(page.getByLabel('Full Name')).toHaveValue('Ananya Devi')
    await expect(page.getByLabel('Email Id')).toHaveValue('ananya.devi@example.in')
    const photo = page.getByRole('main').locator('[data-initials] img')
    expect(await photo.evaluate((img: HTMLImageElement) => img.decode())).toBeUndefined()
    const shape = await photo.evaluate((img: HTMLImageElement) => [
      img.naturalWidth,
      img.naturalHeight,
    ])
    expect(shape[0]).toBe(shape[1])
  })

  test('a member repeats and clears searches, ends other sessions, takes his data along, and shares and erases where he is', async ({
    page,
    member,
    newVisitor,
  }) => {
    const other = await newVisitor()
    await signIn(other, member.phone)
    await page.request.get('/search/rent?city=delhi&q=saket&filterBHK=2bhk')
    await openProfile(page, member)

    await test.step('other devices', async () => {
      await expect(page.getByText('This device')).toHaveCount(1)
      await page.getByRole('button', { name: 'Log out all other devices' }).click()
      await expect(page.getByText(texts.profile.othersEnded)).toBeVisible()
      expect((await other.request.get('/profile')).url()).toMatch(/\/login/)
    })

    await test.step('data', async () => {
      const downloading = page.waitForEvent('download')
      await page.getByRole('link', { name: 'Download my data' }).click()
      const download = await downloading
      expect(download.suggestedFilename()).toBe('my-data.json')
      const file = JSON.parse(await readFile(await download.path(), 'utf8'))
      expect(file.account).toMatchObject({ phone: member.phone })
    })

    await test.step('location', async () => {
      await page.context().grantPermissions(['geolocation'])
      await page.context().setGeolocation({ latitude: 28.6304, longitude: 77.2177 })
      await page.getByRole('button', { name: 'Share my area' }).click()
      await expect(page.getByText('28.63, 77.22')).toBeVisible()
      await expect(page.getByText(/Near .*, Delhi/)).toBeVisible()
      await page.getByRole('button', { name: 'Erase my location' }).click()
      await expect(page.getByText(texts.profile.locationErased)).toBeVisible()
      await expect.poll(() => placeOf(member.phone)).toEqual({ lat: null, lng: null })
    })

    await test.step('searches', async () => {
      const panel = page.getByRole('region', { name: 'My searches' })
      await expect(panel.getByText(/Rent · Delhi/)).toBeVisible()
      await panel.getByRole('link', { name: /saket/i }).click()
      await expect(page).toHaveURL(/\/search\/rent\?.*filterBHK=2bhk/)
      await expect(page.getByRole('heading', { level: 1 })).toContainText('to rent')
      await page.goBack()
      await panel.getByRole('button', { name: 'Clear all' }).click()
      await expect(panel.getByText(texts.profile.noSearches)).toBeVisible()
    })
  })
})

test('a member deletes his account with a code', async ({ page, member }) => {
  const { phone } = member
  await openProfile(page, member)
  await page.getByRole('button', { name: 'Delete my account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete my account' })
  await dialog.getByRole('button', { name: /Send me an OTP/ }).click()
  await dialog.getByLabel('OTP', { exact: true }).fill(await newestCodeAfter(page, phone))
  await expectNoAxeViolations(dialog)
  await dialog.getByRole('button', { name: 'Delete my account' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click()
  await expect(page).toHaveURL('/')

  const users = await onSiteDatabase((db) =>
    db.selectFrom('appUser').select('id').where('phone', '=', phone).execute(),
  )
  expect(users).toEqual([])
  await page.goto('/profile')
  await expect(page).toHaveURL(/\/login/)
})

test.describe('the location', () => {
  test('is asked for once, with the reason, 20 seconds after the page opened', async ({
    page,
    member,
  }) => {
    await page.clock.install()
    await openProfile(page, member)
    await page.clock.fastForward(screenLimits.locationDelayMs + 1_000)
    await expect(page.getByText(texts.location.ask)).toBeVisible()
    await expectNoAxeViolations(page.getByText(texts.location.ask).locator('..'))
    await expect.poll(() => placeOf(member.phone)).toMatchObject({ lat: null })
    await page.getByRole('button', { name: 'Not now' }).click()

    await page.reload()
    await expect(page.getByLabel('Full Name')).toBeVisible()
    await page.clock.fastForward(screenLimits.locationDelayMs + 1_000)
    await expect(page.getByText(texts.location.ask)).toHaveCount(0)
  })

  test('is not asked of visitors', async ({ page }) => {
    await page.clock.install()
    await page.goto('/about')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.clock.fastForward(screenLimits.locationDelayMs + 1_000)
    await expect(page.getByText(texts.location.ask)).toHaveCount(0)
  })
})

async function openProfile(page: Page, { name }: Member) {
  await page.goto('/profile')
  await expect(page.getByLabel('Full Name')).toHaveValue(name)
}

async function pictureFile() {
  const background = { r: 220, g: 120, b: 40 }
  const buffer = await sharp({ create: { width: 900, height: 600, channels: 3, background } })
    .jpeg()
    .toBuffer()
  return { name: 'me.jpg', mimeType: 'image/jpeg', buffer }
}

async function drop(page: Page, file: { name: string; mimeType: string; buffer: Buffer }) {
  const dataTransfer = await page.evaluateHandle(
    ({ name, mimeType, bytes }) => {
      const transfer = new DataTransfer()
      transfer.items.add(new File([new Uint8Array(bytes)], name, { type: mimeType }))
      return transfer
    },
    { ...file, buffer: undefined, bytes: [...file.buffer] },
  )
  const place = page.getByText('Choose a picture or drop one here.')
  await place.dispatchEvent('drop', { dataTransfer })
}

/** The sign-up's code was the newest until the next one is sent. */
async function newestCodeAfter(page: Page, phone: string) {
  await expect(page.getByText(texts.login.codeSent('').slice(0, 8))).toBeVisible()
  return newestCode(page, phone)
}

function placeOf(phone: string) {
  return onSiteDatabase((db) =>
    db
      .selectFrom('appUser')
      .select(['lat', 'lng'])
      .where('phone', '=', phone)
      .executeTakeFirstOrThrow(),
  )
}

import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { groupPhone } from '#contract/format/phones.ts'
import { screenLimits } from '#contract/limits.ts'
import * as texts from '#contract/texts.ts'
import { startSession } from '#domain/sessions/start-session.ts'
import { expectNoAxeViolations } from '#tests/axe.ts'
import { expect, phoneWidth, test } from '#tests/journey.ts'
import { type Member, newestCode } from '#tests/sign-up.ts'
import { onSiteDatabase } from '#tests/site-database.ts'
import { userIdOf } from '#tests/user-id-of.ts'

test.describe('on a phone', () => {
  test.use({ width: phoneWidth })

  test('a member changes name, e-mail and photo, of which only a picture is taken, sees and clears searches, ends other sessions, takes his data along, shares and erases where he is, and deletes his account', async ({
    page,
    member,
    allowErrors,
  }) => {
    allowErrors(/status of 422/, /blob:/)
    await logInElsewhere(member.phone)
    await page.request.get('/search/rent?city=delhi&q=saket&filterBHK=2bhk')
    await openProfile(page, member)

    await test.step('name and e-mail', async () => {
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
      expect(await accountOf(member.phone)).toEqual({
        name: 'Ananya Devi',
        email: 'ananya.devi@example.in',
      })
    })

    await test.step('photo', async () => {
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

      const photo = page.getByRole('main').locator('[data-initials] img')
      expect(await photo.evaluate((img: HTMLImageElement) => img.decode())).toBeUndefined()
      const shape = await photo.evaluate((img: HTMLImageElement) => [
        img.naturalWidth,
        img.naturalHeight,
      ])
      expect(shape[0]).toBe(shape[1])
    })

    // What it does on the server is proved by server/api/account.test.ts, here and at the deletion.
    await test.step('other devices', async () => {
      const others = page.getByRole('button', { name: 'Log out all other devices' })
      await expect(page.getByText('This device')).toHaveCount(1)
      await others.click()
      await expect(page.getByText(texts.profile.othersEnded)).toBeVisible()
      await expect(others).toHaveCount(0)
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
      const again = panel.getByRole('link', { name: /saket/i })
      await expect(again).toHaveAttribute('href', /\/search\/rent\?.*filterBHK=2bhk/)
      await panel.getByRole('button', { name: 'Clear all' }).click()
      await expect(panel.getByText(texts.profile.noSearches)).toBeVisible()
    })

    await test.step('deletion', async () => {
      await page.getByRole('button', { name: 'Delete my account' }).click()
      const dialog = page.getByRole('dialog', { name: 'Delete my account' })
      await dialog.getByRole('button', { name: /Send me an OTP/ }).click()
      await dialog
        .getByLabel('OTP', { exact: true })
        .fill(await newestCodeAfter(page, member.phone))
      await expectNoAxeViolations(dialog)
      await dialog.getByRole('button', { name: 'Delete my account' }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click()
      await expect(page).toHaveURL('/')

      const users = await onSiteDatabase((db) =>
        db.selectFrom('appUser').select('id').where('phone', '=', member.phone).execute(),
      )
      expect(users).toEqual([])
      expect((await page.request.get('/profile')).url()).toMatch(/\/login/)
    })
  })

  // That visitors are never asked is proved by weight.e2e.ts.
  test('the location is asked for once, with the reason, 20 seconds after the page opened', async ({
    page,
    member,
  }) => {
    await page.clock.install()
    await page.goto('/about')
    const question = page.getByText(texts.location.ask)
    await passDelay(page)
    await expect(question).toBeVisible()
    await expectNoAxeViolations(question.locator('..'))
    await expect.poll(() => placeOf(member.phone)).toMatchObject({ lat: null })
    await page.getByRole('button', { name: 'Not now' }).click()

    await page.reload()
    await passDelay(page)
    await expect(question).toHaveCount(0)
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

/** As if the time had passed after which the location may be asked for. */
async function passDelay(page: Page) {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  // The delay begins with a script that comes after the page.
  await expect(async () => {
    await page.clock.fastForward(screenLimits.locationDelayMs + 1_000)
    expect(asked.join()).toContain('/assets/location-question')
  }).toPass({ timeout: 45_000 })
}

function logInElsewhere(phone: string) {
  return onSiteDatabase(async (db) => {
    const client = { device: 'Another device', address: '127.0.0.1' }
    await startSession(db, { days: 1, staffIdleHours: 12 }, await userIdOf(phone), client)
  })
}

function accountOf(phone: string) {
  return onSiteDatabase((db) =>
    db
      .selectFrom('appUser')
      .select(['name', 'email'])
      .where('phone', '=', phone)
      .executeTakeFirstOrThrow(),
  )
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

import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { describe, expect } from 'vitest'
import { screenLimits } from '#contract/limits.ts'
import * as messages from '#contract/messages.ts'
import { groupPhone } from '#contract/phones.ts'
import { expectNoAxeViolations } from '#tests/axe.ts'
import { test } from '#tests/journey.ts'
import { signIn } from '#tests/sign-in.ts'
import { newestCode, signUp } from '#tests/sign-up.ts'
import { onSiteDatabase } from '#tests/site-database.ts'

describe.each([390, 1280])('at %i px', (width) => {
  test('a member changes name and e-mail', async ({ openPage }) => {
    const { page, phone } = await openProfile(openPage, { width })
    await expect.poll(() => page.getByLabel('Mobile number').inputValue()).toBe(groupPhone(phone))
    await expect.poll(() => page.getByLabel('Mobile number').isEditable()).toBe(false)
    await expect.poll(() => page.getByRole('button', { name: 'Save Changes' }).count()).toBe(0)
    await expectNoAxeViolations(page)

    await page.getByLabel('Full Name').fill('')
    await page.getByText(messages.profile.fullName).waitFor()
    await page.getByLabel('Email Id').fill('not@simple')
    await page.getByText(messages.validation.email).waitFor()
    await page.getByLabel('Full Name').fill('Ananya Devi')
    await page.getByLabel('Email Id').fill('ananya.devi@example.in')
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await page.getByText(messages.profile.saved).waitFor()

    await expect.poll(() => page.getByRole('button', { name: 'Save Changes' }).count()).toBe(0)
    await page.reload()
    await expect.poll(() => page.getByLabel('Full Name').inputValue()).toBe('Ananya Devi')
    await expect.poll(() => page.getByLabel('Email Id').inputValue()).toBe('ananya.devi@example.in')
  })

  test('a member sees the searches made, repeats one and clears them', async ({ openPage }) => {
    const { page } = await openProfile(openPage, { width })
    const panel = page.getByRole('region', { name: 'My searches' })
    await panel.getByText(messages.profile.noSearches).waitFor()

    await page.goto('/search/rent?city=delhi&q=saket&filterBHK=2bhk')
    await page.goto('/profile')
    await panel.getByText(/Rent · Delhi/).waitFor()
    await expectNoAxeViolations(page)
    await panel.getByRole('link', { name: /saket/i }).click()
    await page.waitForURL('**/search/rent?*filterBHK=2bhk*')
    await page.goto('/profile')
    await panel.getByRole('button', { name: 'Clear all' }).click()
    await panel.getByText(messages.profile.noSearches).waitFor()
  })

  test('a member crops and uploads a photo', async ({ openPage }) => {
    const { page } = await openProfile(openPage, { width })
    await page.getByLabel('Profile photo').setInputFiles(await pictureFile())
    const dialog = page.getByRole('dialog', { name: 'Your photo' })
    await dialog.getByRole('button', { name: /Move the photo/ }).press('ArrowLeft')
    await expectNoAxeViolations(page)
    await dialog.getByRole('button', { name: 'Use this photo' }).click()
    await page.getByText(messages.profile.uploaded).waitFor()

    const photo = page.getByRole('main').locator('.avatar img')
    expect(await photo.evaluate((img: HTMLImageElement) => img.decode())).toBeUndefined()
    const shape = await photo.evaluate((img: HTMLImageElement) => [
      img.naturalWidth,
      img.naturalHeight,
    ])
    expect(shape[0]).toBe(shape[1])
  })
})

test('a photo can be dropped, and only a picture is taken', async ({ openPage }) => {
  const { page } = await openProfile(openPage)
  await drop(page, { name: 'note.txt', mimeType: 'text/plain', buffer: Buffer.from('hello') })
  await page.getByText(messages.profile.notPicture).waitFor()
  await drop(page, { name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('no picture') })
  await page.getByText(messages.wizard.photoUnreadable).waitFor()
  await drop(page, await pictureFile())
  await page.getByRole('button', { name: 'Use this photo' }).click()
  await page.getByText(messages.profile.uploaded).waitFor()
})

test('a member sees and ends the sessions of other devices', async ({ openPage }) => {
  const { page, phone } = await openProfile(openPage)
  const { page: other } = await openPage('/about')
  await signIn(other, phone)
  await page.reload()
  await expect.poll(() => page.getByText('This device').count()).toBe(1)

  await page.getByRole('button', { name: 'Log out all other devices' }).click()
  await page.getByText(messages.profile.othersEnded).waitFor()
  await other.goto('/profile')
  expect(new URL(other.url()).pathname).toBe('/login')
})

test('a member takes his data along', async ({ openPage }) => {
  const { page, phone } = await openProfile(openPage)
  const downloading = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download my data' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe('my-data.json')
  const reply = await page.request.get('/my-data.json')
  expect((await reply.json()).account).toMatchObject({ phone })
})

test('a member deletes his account with a code', async ({ openPage }) => {
  const { page, phone } = await openProfile(openPage)
  await page.getByRole('button', { name: 'Delete my account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete my account' })
  // The code of the sign-up may have been sent less than a second ago.
  await sleep(1_000)
  await dialog.getByRole('button', { name: /Send me an OTP/ }).click()
  await dialog.getByLabel('OTP', { exact: true }).fill(await newestCodeAfter(page, phone))
  await expectNoAxeViolations(page)
  await dialog.getByRole('button', { name: 'Delete my account' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click()
  await page.waitForURL((url) => url.pathname === '/')

  const users = await onSiteDatabase((db) =>
    db.selectFrom('appUser').select('id').where('phone', '=', phone).execute(),
  )
  expect(users).toEqual([])
  await page.goto('/profile')
  expect(new URL(page.url()).pathname).toBe('/login')
})

describe('the location', () => {
  test('is asked for once, with the reason, 20 seconds after the page opened', async ({
    openPage,
  }) => {
    const { page, phone } = await openProfile(openPage)
    await page.clock.install()
    await page.reload()
    await page.getByLabel('Full Name').waitFor()
    await page.clock.fastForward(screenLimits.locationDelayMs + 1_000)
    await page.getByText(messages.location.ask).waitFor()
    await expectNoAxeViolations(page)
    await expect.poll(() => placeOf(phone)).toMatchObject({ lat: null })
    await page.getByRole('button', { name: 'Not now' }).click()

    await page.reload()
    await page.getByLabel('Full Name').waitFor()
    await page.clock.fastForward(screenLimits.locationDelayMs + 1_000)
    await expect.poll(() => page.getByText(messages.location.ask).count()).toBe(0)
  })

  test('is sent when allowed, shown roughly, and erased', async ({ openPage }) => {
    const { page, phone } = await openProfile(openPage)
    await page.context().grantPermissions(['geolocation'])
    await page.context().setGeolocation({ latitude: 28.6304, longitude: 77.2177 })
    await page.getByRole('button', { name: 'Share my area' }).click()
    await page.getByText('28.63, 77.22').waitFor()
    await page.getByText(/Near .*, Delhi/).waitFor()
    await expectNoAxeViolations(page)

    await page.getByRole('button', { name: 'Erase my location' }).click()
    await page.getByText(messages.profile.locationErased).waitFor()
    await expect.poll(() => placeOf(phone)).toEqual({ lat: null, lng: null })
  })

  test('is not asked of visitors', async ({ openPage }) => {
    const { page } = await openPage('/about')
    await page.clock.install()
    await page.reload()
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.clock.fastForward(screenLimits.locationDelayMs + 1_000)
    await expect.poll(() => page.getByText(messages.location.ask).count()).toBe(0)
  })
})

type OpenPage = (
  address: string,
  options?: { width?: number; expected?: RegExp[] },
) => Promise<{ page: Page }>

async function openProfile(openPage: OpenPage, options: { width?: number } = {}) {
  const { page } = await openPage('/about', { ...options, expected: [/status of 422/, /blob:/] })
  const person = await signUp(page)
  await page.goto('/profile')
  await page.getByRole('heading', { name: 'My Profile' }).waitFor()
  return { page, ...person }
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
  await page.locator('.photo-drop').dispatchEvent('drop', { dataTransfer })
}

/** The sign-up's code was the newest until the next one is sent. */
async function newestCodeAfter(page: Page, phone: string) {
  await page.getByText(messages.login.codeSent('').slice(0, 8)).waitFor()
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

import type { Page } from '@playwright/test'
import { sql } from 'kysely'
import { photoLimits } from '#contract/limits.ts'
import { photoPath } from '#contract/listing/pictures.ts'
import * as texts from '#contract/texts.ts'
import {
  expectStep,
  logInAgain,
  openDraftAt,
  photoFile,
  saveDraftUntil,
  saveStep,
} from '#tests/fill-wizard.ts'
import { expect, phoneWidth, test } from '#tests/journey.ts'
import { onSiteDatabase } from '#tests/site-database.ts'
import { userIdOf } from '#tests/user-id-of.ts'

test.describe('on a phone', () => {
  test.use({ width: phoneWidth })

  test('an upload that fails is tried again, and photos are ordered', async ({
    page,
    member,
    allowErrors,
  }) => {
    // Too few photos are refused by the server as long as the page's own check has not come.
    allowErrors(/ERR_FAILED/, /status of 422/)
    await openDraftAt(page, 'residential', 'rent', 'gallery')
    await saveStep(page)
    await expect(page.getByText(texts.validation.empty)).toBeVisible()
    await page.route('/img/upload', (route) => route.abort(), { times: 1 })
    await page.getByLabel('Choose photos').setInputFiles(await photoFiles('hall.jpg'))
    const tile = tileOf(page, 'hall.jpg')
    await expect(tile.getByText(texts.wizard.photoFailed, { exact: true })).toBeVisible()
    await expect(tile.getByText(texts.trouble.offline)).toBeVisible()
    await tile.getByRole('button', { name: 'Try again' }).click()
    await expect(tile.getByText(texts.wizard.photoDone)).toBeVisible()
    await saveStep(page)
    await expect(page.getByRole('alert').getByText(texts.wizard.photosToGo(1))).toBeVisible()

    await page.route('/img/upload', (route) => route.abort(), { times: 2 })
    await page
      .getByLabel('Choose photos')
      .setInputFiles(await photoFiles('hall.jpg', 'gate.jpg', 'roof.jpg'))
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(2)
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await expect(page.getByText(texts.wizard.photoDone, { exact: true })).toHaveCount(3)
    await page.getByRole('button', { name: 'Move gate.jpg forward' }).press('Enter')
    await expect(tileOf(page, 'gate.jpg').getByText('Cover', { exact: true })).toBeVisible()
    await expect(tileOf(page, 'gate.jpg')).toBeFocused()
    await tileOf(page, 'roof.jpg').getByRole('button', { name: 'Make cover' }).click()
    await expect(names(page)).toHaveText(['roof.jpg', 'gate.jpg', 'hall.jpg'])

    const roof = tileOf(page, 'roof.jpg').getByRole('img')
    const before = (await roof.getAttribute('src')) ?? ''
    const turn = page.getByRole('button', { name: 'Turn roof.jpg to the left' })
    await turn.press('Enter')
    await expect(page.getByText(texts.wizard.photoTurned('roof.jpg', 1))).toBeAttached()
    await expect(roof).not.toHaveAttribute('src', before)
    await expect(turn).toBeFocused()

    // A reload that overtakes what is sent after a pause shows what was kept before.
    const [key] = /[\da-f]{32}/.exec((await roof.getAttribute('src')) ?? '') ?? []
    await expect.poll(() => keptGallery(member.phone)).toContain(key)
    await page.reload()
    await expect(names(page)).toHaveText(['roof.jpg', 'gate.jpg', 'hall.jpg'])
    await expect.poll(() => roof.evaluate(isPortrait)).toBe(true)
    await saveStep(page)
    await expectStep(page, 'finish', 'rent')
  })
})

// That a file of more than 20 MB is refused too is proved by gallery-photos.test.ts.
test('files that cannot be used are refused one by one, uploads go on after a login, and more than ten photos are left out', async ({
  page,
  member,
  allowErrors,
}) => {
  // Seen only while a trace is recorded: something then fetches the preview of the broken picture.
  allowErrors(/status of (401|415)/, /Connecting to 'blob:/)
  const spn = await saveDraftUntil(page, 'residential', 'rent', 'gallery')
  await page.addInitScript(nameThem, await addPhotos(spn, photoLimits.max - 2))
  await page.goto(`/list-property/gallery?id=${spn}`)
  await expect(names(page)).toHaveCount(photoLimits.max - 2)
  await page.getByLabel('Choose photos').setInputFiles([
    { name: 'notes.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') },
    { name: 'fake.png', mimeType: 'image/png', buffer: Buffer.from('no picture') },
  ])
  for (const [name, reason] of [
    ['notes.gif', texts.wizard.photoWrongType],
    ['fake.png', texts.wizard.photoDamaged],
  ] as const) {
    await expect(tileOf(page, name).getByText(reason)).toBeVisible()
    await expect(tileOf(page, name).getByRole('button', { name: 'Try again' })).toHaveCount(0)
    await page.getByRole('button', { name: `Remove ${name}` }).click()
    await expect(tileOf(page, name)).toHaveCount(0)
  }

  await page.context().clearCookies()
  const four = await photoFiles('a.jpg', 'b.jpg', 'c.jpg', 'd.jpg')
  await page.getByLabel('Choose photos').setInputFiles(four)
  await expect(page.getByText(texts.wizard.photosLeftOut(2))).toBeVisible()
  await logInAgain(page, member.phone)
  for (const name of ['a.jpg', 'b.jpg'])
    await expect(tileOf(page, name).getByText(texts.wizard.photoDone)).toBeVisible()
  await expect(names(page)).toHaveCount(photoLimits.max)
  await page.getByRole('button', { name: 'Remove 0.jpg' }).press('Enter')
  await expect(names(page)).toHaveCount(photoLimits.max - 1)
  await expect(tileOf(page, '1.jpg')).toBeFocused()

  // It was the cover, and is again.
  await page.getByRole('button', { name: 'Undo' }).last().click()
  await expect(names(page)).toHaveCount(photoLimits.max)
  await expect(names(page).first()).toHaveText('0.jpg')
  await expect(tileOf(page, '0.jpg').getByText('Cover', { exact: true })).toBeVisible()
  await expect(tileOf(page, '0.jpg')).toBeFocused()
})

/** Gives a draft pictures that exist, and answers their names, by path, as if they were chosen here. */
function addPhotos(spn: string, count: number) {
  return onSiteDatabase(async (db) => {
    const { rows } = await sql<{ key: string }>`
      select distinct unnest(photos) as key from listing where status = 'active' limit ${count}
    `.execute(db)
    const photos = rows.map(({ key }) => key)
    await db.updateTable('listing').set({ photos }).where('spn', '=', spn).execute()
    return Object.fromEntries(photos.map((key, at) => [photoPath(key), `${at}.jpg`]))
  })
}

function nameThem(names: Record<string, string>) {
  sessionStorage.setItem('photo names', JSON.stringify(names))
}

async function keptGallery(phone: string) {
  const ownerId = await userIdOf(phone)
  const steps = await onSiteDatabase((db) =>
    db.selectFrom('unsavedStep').select('input').where('ownerId', '=', ownerId).execute(),
  )
  return JSON.stringify(steps)
}

function isPortrait(picture: HTMLElement) {
  const { naturalWidth, naturalHeight } = picture as HTMLImageElement
  return naturalHeight > naturalWidth
}

function photoFiles(...names: string[]) {
  return Promise.all(names.map(photoFile))
}

function tileOf(page: Page, name: string) {
  return page.getByRole('list', { name: 'Photos' }).getByRole('listitem').filter({ hasText: name })
}

/** The file names in their order. */
function names(page: Page) {
  return page.getByRole('list', { name: 'Photos' }).getByText(/\.jpg$/)
}

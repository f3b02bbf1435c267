import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { photoKey } from '#contract/listing/pictures.ts'
import { enqueue } from '#domain/jobs/enqueue.ts'
import { createListing, quietCity } from '#tests/factories.ts'
import { desktop, expect, phoneWidth, test } from '#tests/journey.ts'
import { newStaff } from '#tests/new-staff.ts'
import { signUp } from '#tests/sign-up.ts'
import { onSiteDatabase } from '#tests/site-database.ts'
import { untilShared } from '#tests/until-shared.ts'
import { userIdOf } from '#tests/user-id-of.ts'

test.use({ width: phoneWidth })

test('a home that two people offer is one card, until staff hear that it is not one home', async ({
  page,
  newVisitor,
}) => {
  const { dear, search } = await listTwice([await newVisitor(), await newVisitor()])
  const card = page.getByRole('article').filter({ hasText: '2 ways to rent it' })
  await page.goto(search)
  await expect(card).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(card.getByText('25,000')).toBeVisible()

  await card.getByRole('heading').getByRole('link').click()
  const ways = page.getByRole('region', { name: '2 ways to rent it' })
  await expect(ways.getByRole('listitem')).toHaveCount(2)
  await expect(ways.getByText('Shown here')).toBeVisible()
  await ways.getByRole('link', { name: 'See this one' }).click()
  await expect(page).toHaveURL(new RegExp(dear))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  await complain(page)
  await separate(await newVisitor(), dear)
  await untilShared(page, search, '2 ways to rent it', false)
  await page.goto(search)
  await expect(page.getByRole('article')).toHaveCount(2)
  await expect(page.getByText('2 ways to rent it')).toHaveCount(0)
})

async function complain(page: Page) {
  await page.getByRole('button', { name: 'Not the same home?' }).click()
  const dialog = page.getByRole('dialog', { name: 'Report this listing' })
  await expect(dialog.getByRole('radio', { name: /^It is not the same home/ })).toBeChecked()
  await dialog.getByRole('button', { name: 'Send' }).click()
  await expect(dialog).toBeHidden()
}

/** Staff read the complaint on their desk, and correct it on the page of the listing, twice. */
async function separate(visitor: Page, spn: string) {
  const page = await newStaff(visitor, 'Meera Nair')
  // The desk is for computers.
  await page.setViewportSize(desktop)
  await page.goto(`/admin/review/${spn}`)
  await expect(page.getByText('Reported: It is not the same home')).toBeVisible()
  await expect(page.getByText('Same home as', { exact: true })).toBeVisible()

  await page.goto(`/property/?id=${spn}`)
  const box = page.getByRole('region', { name: 'Same home, for the team' })
  const separate = box.getByRole('button', { name: 'This is another home' })
  const alone = box.getByText('This property is shown with no other one.')
  const other = (await box.getByRole('listitem').getByRole('link').textContent()) ?? ''
  await separate.click()
  await expect(alone).toBeVisible()

  await box.getByLabel('Property ID of the same home').fill(other)
  await box.getByRole('button', { name: 'Join' }).click()
  await expect(box.getByRole('link', { name: other })).toBeVisible()
  await separate.click()
  await expect(alone).toBeVisible()
}

/** A home that two people offer, the second one with cropped pictures, in a place of its own. */
async function listTwice(owners: [Page, Page]) {
  // Digits would be read as prices or floors.
  const place = `Vihar ${randomUUID().replaceAll(/[^a-f]/g, '')}`
  const at = { lat: 28.6 + Math.random() / 3, lng: 76.1, floor: '4' }
  const home = { city: quietCity, deal: 'rent', locality: place, address: place, ...at } as const
  const pictures = [await scene(0.4213), await scene(0.7319)]
  const cropped = await Promise.all(pictures.map(crop))
  await offer(owners[0], pictures, { ...home, price: 25_000 })
  const dear = await offer(owners[1], cropped, { ...home, price: 27_000 })
  await onSiteDatabase((db) => enqueue(db, 'group-homes', { listingId: dear.id }))
  await expect.poll(() => representativeOf(dear.id)).not.toBeNull()
  const search = `/search/rent?city=${quietCity}&cityIs=chosen&q=${encodeURIComponent(place)}`
  return { dear: dear.spn, search }
}

/** The listing that stands for this one in searches, once the job has found it. */
async function representativeOf(id: string) {
  const { representedBy } = await onSiteDatabase((db) =>
    db.selectFrom('listing').select('representedBy').where('id', '=', id).executeTakeFirstOrThrow(),
  )
  return representedBy
}

type Offer = Parameters<typeof createListing>[1]

async function offer(page: Page, pictures: Buffer[], differences: Offer) {
  const { phone } = await signUp(page)
  const photos: string[] = []
  for (const picture of pictures) photos.push(await upload(page, picture))
  const ownerId = await userIdOf(phone)
  return onSiteDatabase((db) => createListing(db, { ...differences, ownerId, photos }))
}

async function upload(page: Page, buffer: Buffer) {
  const reply = await page.request.post('/img/upload', {
    headers: { 'x-api-key': 'basera-web' },
    multipart: { image: { name: 'hall.jpg', mimeType: 'image/jpeg', buffer } },
  })
  return photoKey((await reply.json()).data.path)!
}

/** Shapes in other places for each seed. */
function scene(seed: number) {
  const at = (step: number) => Math.round(((seed * 997 * (step + 3)) % 1) * 700)
  const boxes = Array.from({ length: 16 }, (_, box) => {
    const grey = Math.round(((seed * 331 * (box + 1)) % 1) * 255)
    return `<rect x="${at(box)}" y="${at(box + 20)}" width="${90 + box * 12}" height="${80 + box * 9}" fill="rgb(${grey},${grey},${grey})"/>`
  })
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600">${boxes.join('')}</svg>`
  // Small, because every size of an upload is encoded.
  return sharp(Buffer.from(svg)).flatten({ background: 'white' }).resize(400).jpeg().toBuffer()
}

function crop(picture: Buffer) {
  return sharp(picture)
    .extract({ left: 12, top: 9, width: 380, height: 285 })
    .jpeg({ quality: 60 })
    .toBuffer()
}

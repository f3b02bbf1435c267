import { Hono } from 'hono'
import sharp from 'sharp'
import { describe, expect } from 'vitest'
import type { Db } from '#db/connect.ts'
import { summariseMarket } from '#domain/market/summarise-market.ts'
import { shareCardPath } from '#domain/share/share-card.ts'
import type { AppEnv } from '#server/http/app-env.ts'
import { requestContext } from '#server/http/request-context.ts'
import { drawLine, isDrawable, widthOf, wrap } from '#server/share/outlined-text.ts'
import { shareCards } from '#server/share/serve-cards.ts'
import { test } from '#tests/database.ts'
import { createListing } from '#tests/factories.ts'
import { resourcesFor } from '#tests/resources-for.ts'

const bold = { size: 40, weight: '700', colour: '#ffffff' } as const

describe('text of a card', () => {
  test('is drawn as outlines, so that no text can become markup', () => {
    const drawn = drawLine('<script>"&\'</script>', 0, 0, bold)
    expect(drawn).not.toContain('script')
    expect(drawn.match(/<path /g)).toHaveLength(20)
  })

  test('has outlines for rupees and for what names of places need', () => {
    expect(isDrawable("₹ 1.25 Cr / month · Sector 57, St. Mary's (Block-B) & Co.")).toBe(true)
    expect(isDrawable('सेक्टर 57')).toBe(false)
    expect(drawLine('सेक्टर', 0, 0, bold)).not.toContain('<path')
    for (const character of '₹19BHK') expect(drawLine(character, 0, 0, bold)).toMatch(/d="M.+Z"/)
  })

  test('is wrapped to the width and ends with an ellipsis where it is too long', () => {
    const wide = { width: 300, lines: 2 }
    expect(wrap('3+ BHK independent house in a very long locality', bold, wide)).toEqual([
      '3+ BHK',
      expect.stringMatching(/…$/),
    ])
    const [long] = wrap('W'.repeat(200), bold, wide)
    expect(widthOf(long!, bold)).toBeLessThanOrEqual(300)
    expect(wrap('  ', bold, wide)).toEqual([])
  })
})

describe('the card of a listing', () => {
  test('shows the photo beside words, is made once for all who ask and again when the price changes', async ({
    db,
  }) => {
    const listing = await createListing(db, { photos: ['cover'], deal: 'rent', price: 18_500 })
    const { get, files, puts } = await siteFor(db, 'cover')
    const path = shareCardPath(listing)!
    const replies = await Promise.all(Array.from({ length: 20 }, () => get(path)))
    const [reply] = replies as [Response]
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]))
    // The photo, and the card once for all who asked for it at the same moment.
    expect(puts()).toBe(2)
    expect(reply.headers.get('content-type')).toBe('image/jpeg')
    const card = Buffer.from(await reply.arrayBuffer())
    expect(await sharp(card).metadata()).toMatchObject({ width: 1_200, height: 630 })
    // The photo is blue; the panel is dark green with white and marigold words.
    expect(await colourAt(card, 300, 300)).toMatchObject({ isBlue: true })
    expect(await brightShare(card)).toBeGreaterThan(0.03)

    await get(path)
    expect(puts()).toBe(2)
    const changed = await db
      .updateTable('listing')
      .set({ price: 20_000 })
      .where('id', '=', listing.id)
      .returningAll()
      .executeTakeFirstOrThrow()
    expect(shareCardPath(changed)).not.toBe(shareCardPath(listing))
    await get(shareCardPath(changed)!)
    expect(files()).toHaveLength(3)
  })

  test('leaves nothing of a photo that is erased while it is drawn', async ({ db }) => {
    const { spn } = await createListing(db, { photos: ['leaver'] })
    const { get, storage } = await siteFor(db, 'leaver')
    const { put } = storage
    storage.put = async (name, bytes) => {
      await storage.removeFolder('leaver')
      await put(name, bytes)
      storage.kept = name
    }
    expect((await get(`/share/${spn}.jpg`)).status).toBe(404)
    expect(await storage.get(storage.kept)).toBeUndefined()
  })

  test('is shown although there is no room to keep it', async ({ db }) => {
    const { spn } = await createListing(db, { photos: ['full'] })
    const { get, storage } = await siteFor(db, 'full')
    storage.put = async () => Promise.reject(new Error('ENOSPC'))
    expect((await get(`/share/${spn}.jpg`)).status).toBe(200)
  })

  test('exists only for listings that are shown and have a photo', async ({ db }) => {
    const { get } = await siteFor(db, 'cover')
    const hidden = await createListing(db, { photos: ['cover'], status: 'delete' })
    const bare = await createListing(db)
    const lost = await createListing(db, { photos: ['lost'] })
    for (const { spn } of [hidden, bare, lost, { spn: 'SPN00000000' }, { spn: '../secret' }]) {
      expect((await get(`/share/${spn}.jpg`)).status, spn).toBe(404)
    }
  })
})

describe('the card of a landing page', () => {
  const path = '/share/buy/gurugram/sector-45.jpg'
  const sector45 = { placeId: 'gurugram/sector-45' }

  test('is drawn once, and anew when the figures change', async ({ db }) => {
    await createListing(db, sector45)
    await summariseMarket(db)
    const { get, files } = await siteFor(db, 'cover')
    const reply = await get(path)
    const card = Buffer.from(await reply.arrayBuffer())
    expect(await sharp(card).metadata()).toMatchObject({ width: 1_200, height: 630 })
    expect(await brightShare(card)).toBeGreaterThan(0.03)
    await get(path)
    expect(files()).toHaveLength(2)

    await createListing(db, sector45)
    await summariseMarket(db)
    await get(path)
    const [, before = '', now = ''] = files()
    expect(before.split('/')[0]).toBe(now.split('/')[0])
    const { storage } = await siteFor(db, 'cover')
    expect(await storage.get(before)).toBeUndefined()
  })

  test('is there for the pages of a locality and of its city too', async ({ db }) => {
    await createListing(db, sector45)
    await summariseMarket(db)
    const { get } = await siteFor(db, 'cover')
    for (const path of ['gurugram/sector-45', 'gurugram'])
      expect((await get(`/share/localities/${path}.jpg`)).status, path).toBe(200)
  })

  test('exists only at the address of a page with something on offer', async ({ db }) => {
    await createListing(db, sector45)
    await summariseMarket(db)
    const { get } = await siteFor(db, 'cover')
    for (const other of [
      '/share/rent/gurugram/sector-45.jpg',
      '/share/buy/gurugram/atlantis.jpg',
      '/share/Buy/gurugram/sector-45.jpg',
      '/share/buy/gurugram/sector-45',
      '/share/localities/gurugram/sector-44.jpg',
      '/share/localities/gurugram/atlantis.jpg',
      '/share/localities/noida.jpg',
      '/share/localities/paris.jpg',
      '/share/buy/gurugram/../../secret.jpg',
    ])
      expect((await get(other)).status, other).toBe(404)
  })
})

async function siteFor(db: Db, photo: string) {
  const resources = resourcesFor(db)
  const names: string[] = []
  const { storage } = resources
  const recorded = {
    ...storage,
    kept: '',
    put: async (name: string, bytes: Uint8Array) => {
      names.push(name)
      await storage.put(name, bytes)
    },
  }
  const blue = { create: { width: 900, height: 600, channels: 3, background: '#2244cc' } } as const
  await recorded.put(`${photo}/1280.jpg`, await sharp(blue).jpeg().toBuffer())
  const site = new Hono<AppEnv>()
    .use(requestContext({ ...resources, storage: recorded }))
    .route('/share', shareCards)
  return {
    get: async (path: string) => site.request(path),
    files: () => [...new Set(names)],
    puts: () => names.length,
    storage: recorded,
  }
}

async function colourAt(card: Buffer, left: number, top: number) {
  const pixel = await sharp(card).extract({ left, top, width: 1, height: 1 }).raw().toBuffer()
  const [red = 0, , blue = 0] = pixel
  return { isBlue: blue > 150 && red < 90 }
}

/** How much of the panel is covered by words. */
async function brightShare(card: Buffer) {
  const panel = await sharp(card)
    .extract({ left: 720, top: 210, width: 470, height: 400 })
    .greyscale()
    .raw()
    .toBuffer()
  return panel.filter((value) => value > 160).length / panel.length
}

import sharp from 'sharp'
import { expect } from 'vitest'
import { photoLimits } from '#contract/limits.ts'
import { photoKey } from '#contract/listing/pictures.ts'
import type { Db } from '#db/connect.ts'
import { apiFor } from '#tests/api.ts'
import { test } from '#tests/database.ts'
import { createListing, createUser } from '#tests/factories.ts'
import { fillUses } from '#tests/fill-uses.ts'

const red = { r: 220, g: 30, b: 30 }
const blue = { r: 30, g: 30, b: 220 }
const names = [320, 640, 960, 1280, 1920].flatMap((width) => [`${width}.avif`, `${width}.webp`])

test('a turned photo is another one, turned to the left in every file', async ({ db }) => {
  const { upload, turn, colourAt } = await ownerOn(db)
  const path = await upload()
  expect(await colourAt(path, '1280.jpg', 'left')).toBe('red')

  const turned = await turn(path, 1)
  expect(turned).not.toBe(path)
  for (const name of [...names, '1280.jpg']) {
    expect([name, await colourAt(turned, name, 'bottom')]).toEqual([name, 'red'])
    expect([name, await colourAt(turned, name, 'top')]).toEqual([name, 'blue'])
  }
  const upsideDown = await turn(path, 2)
  expect(await colourAt(upsideDown, '640.webp', 'right')).toBe('red')
  // The original stays as it was.
  expect(await colourAt(path, '1280.jpg', 'left')).toBe('red')

  const row = db.selectFrom('photo').selectAll().where('key', '=', photoKey(turned)!)
  expect(await row.executeTakeFirst()).toMatchObject({ width: 30, height: 40 })
})

test('four quarter turns lead back to the upload, and none is made twice', async ({ db }) => {
  const { upload, turn } = await ownerOn(db)
  const path = await upload()
  const once = await turn(path, 1)
  const twice = await turn(once, 1)
  const back = await turn(await turn(twice, 1), 1)

  expect(back).toBe(path)
  expect(await turn(path, 2)).toBe(twice)
  expect(await turn(twice, 3)).toBe(once)
  expect(await countPhotos(db)).toBe(4)
})

test('parallel turns of one photo make one other photo, and leave no files of a second', async ({
  freshDatabase: { db },
}) => {
  const { api, upload, turn } = await ownerOn(db)
  const path = await upload()
  const folders = new Set<string>()
  const { put, removeFolder } = api.resources.storage
  Object.assign(api.resources.storage, {
    put: (name: string, bytes: Uint8Array) => {
      folders.add(name.split('/')[0]!)
      return put(name, bytes)
    },
    removeFolder: (name: string) => {
      folders.delete(name)
      return removeFolder(name)
    },
  })

  const turned = new Set(await Promise.all(Array.from({ length: 3 }, () => turn(path, 1))))

  expect(turned.size).toBe(1)
  expect(await countPhotos(db)).toBe(2)
  expect([...folders]).toEqual([...turned].map(photoKey))
})

test('a turned photo whose upload is gone can be turned again', async ({ db }) => {
  const { upload, turn, colourAt } = await ownerOn(db)
  const path = await upload()
  const once = await turn(path, 1)
  await db.deleteFrom('photo').where('key', '=', photoKey(path)!).execute()

  expect(await colourAt(await turn(once, 1), '1280.jpg', 'right')).toBe('red')
})

test('a drawing of the demo data is turned for the owner of the listing that shows it', async ({
  db,
}) => {
  const { api, upload, turn, colourAt, owner } = await ownerOn(db)
  const path = await upload()
  const drawing = photoKey(path)!
  await db.updateTable('photo').set({ ownerId: null }).where('key', '=', drawing).execute()
  expect((await api.post('/img/turn', { image: path, turns: '1' })).status).toBe(404)

  await createListing(db, { ownerId: owner.id, photos: [drawing] })
  const turned = await turn(path, 1)
  expect(await colourAt(turned, '640.webp', 'bottom')).toBe('red')
  expect(await turn(turned, 3)).toBe(path)
})

test('a photo that is turned back to counts as just uploaded', async ({ db }) => {
  const { upload, turn } = await ownerOn(db)
  const path = await upload()
  const once = await turn(path, 1)
  const long = new Date('2026-01-01')
  await db.updateTable('photo').set({ createdAt: long }).execute()
  await turn(once, 3)

  const rows = await db.selectFrom('photo').select('key').where('createdAt', '>', long).execute()
  expect(rows).toEqual([{ key: photoKey(path) }])
})

const refused = [
  ['more than three turns', { turns: '4' }, 422],
  ['no turn', { turns: '0' }, 422],
  ['no path', { image: '' }, 422],
  ['a path that is none of ours', { image: '/etc/passwd' }, 404],
  ['a path out of the folder', { image: '/img/../x.jpg' }, 404],
  ['a photo that nobody has', { image: '/img/0.jpg' }, 404],
] as const

test('refused, with nothing made: what is no turn, and what is no photo of the owner', async ({
  db,
}) => {
  const { api, upload } = await ownerOn(db)
  const image = await upload()
  for (const [name, differences, status] of refused) {
    const form = { image, turns: '1', ...differences }
    expect((await api.post('/img/turn', form)).status, name).toBe(status)
  }
  expect(await countPhotos(db)).toBe(1)
})

test('turning counts as uploading, for it makes as many pictures', async ({ db }) => {
  const { api, upload } = await ownerOn(db)
  const path = await upload()
  await fillUses(db, { scope: 'upload' }, photoLimits.uploadsPerDay)

  expect((await api.post('/img/turn', { image: path, turns: '1' })).status).toBe(429)
})

async function ownerOn(db: Db) {
  const owner = await createUser(db)
  const api = apiFor(db)
  await api.signIn(owner.phone!)
  const { storage } = api.resources
  return {
    owner,
    api,
    async upload() {
      const body = new FormData()
      body.append('image', new Blob([new Uint8Array(await redBesideBlue())]), 'a.jpg')
      return (await (await api.request('/img/upload', { body })).json()).data.path as string
    },
    async turn(path: string, turns: number) {
      const reply = await api.post('/img/turn', { image: path, turns: `${turns}` })
      return (await reply.json()).data.path as string
    },
    /** The colour in the middle of one edge. */
    async colourAt(path: string, name: string, edge: keyof typeof edges) {
      const picture = sharp((await storage.get(`${photoKey(path)}/${name}`))!)
      const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true })
      const [x, y] = edges[edge]
      const column = Math.floor(x * (info.width - 1))
      const at = (Math.floor(y * (info.height - 1)) * info.width + column) * info.channels
      return data[at]! > data[at + 2]! ? 'red' : 'blue'
    },
  }
}

const edges = { left: [0, 0.5], right: [1, 0.5], top: [0.5, 0], bottom: [0.5, 1] } as const

async function redBesideBlue() {
  const half = { width: 20, height: 30, channels: 3 } as const
  const right = await sharp({ create: { ...half, background: blue } })
    .png()
    .toBuffer()
  return sharp({ create: { ...half, width: 40, background: red } })
    .composite([{ input: right, left: 20, top: 0 }])
    .jpeg({ quality: 100 })
    .toBuffer()
}

async function countPhotos(db: Db) {
  return (await db.selectFrom('photo').select('key').execute()).length
}

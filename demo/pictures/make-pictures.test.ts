import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makePictures } from '#demo/pictures/make-pictures.ts'
import { scenes } from '#demo/pictures/scenes.ts'

const some = scenes.filter(({ kind }) => kind === 'office-plan' || kind === 'washroom')
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'basera-pictures-'))
})

afterAll(() => rm(folder, { recursive: true, force: true }))

test('writes every width and format of a scene', async () => {
  expect(await makePictures(folder, { scenes: some })).toEqual({ made: some.length, kept: 0 })
  const key = some[0]!.key
  expect((await readdir(join(folder, key))).sort()).toEqual(
    [
      '1280.jpg',
      'made-from',
      ...[320, 640, 960, 1280].flatMap((w) => [`${w}.avif`, `${w}.webp`]),
    ].sort(),
  )
  for (const width of [320, 640, 960, 1280]) {
    for (const format of ['avif', 'webp']) {
      const found = await sharp(join(folder, key, `${width}.${format}`)).metadata()
      expect([found.width, found.height]).toEqual([width, (width * 3) / 4])
    }
  }
  expect((await stat(join(folder, key, '640.avif'))).size).toBeLessThan(30_000)
}, 60_000)

test('keeps what is there, and counts it as progress', async () => {
  const steps: number[] = []
  const before = await stat(join(folder, some[0]!.key, '640.webp'))
  const result = await makePictures(folder, {
    scenes: some,
    onProgress: (done) => steps.push(done),
  })
  expect(result).toEqual({ made: 0, kept: some.length })
  expect(steps.at(-1)).toBe(some.length)
  expect((await stat(join(folder, some[0]!.key, '640.webp'))).mtimeMs).toBe(before.mtimeMs)
})

test('makes a picture again whose folder is incomplete, and clears what a stopped run left', async () => {
  const [first] = some
  await rm(join(folder, first!.key, 'made-from'))
  await mkdir(join(folder, '.making-demo-stopped', first!.key), { recursive: true })
  expect(await makePictures(folder, { scenes: some })).toEqual({ made: 1, kept: some.length - 1 })
  expect((await readdir(folder)).filter((name) => name.startsWith('.'))).toEqual([])
}, 60_000)

test('uses photos named by kind instead of drawings', async () => {
  const photosFolder = join(folder, 'photos')
  await mkdir(photosFolder)
  const red = { create: { width: 900, height: 1200, channels: 3, background: '#c01020' } } as const
  await writeFile(join(photosFolder, 'washroom-1.png'), await sharp(red).png().toBuffer())

  const washrooms = some.filter(({ kind }) => kind === 'washroom').length
  const result = await makePictures(folder, { scenes: some, photosFolder })
  expect(result).toEqual({ made: washrooms, kept: some.length - washrooms })
  const { dominant } = await sharp(
    await readFile(join(folder, 'demo-washroom-01', '1280.jpg')),
  ).stats()
  expect(dominant.r).toBeGreaterThan(150)
  expect(dominant.g).toBeLessThan(60)
}, 60_000)

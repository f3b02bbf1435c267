import sharp from 'sharp'
import { expect, test } from 'vitest'
import { photoFormats, photoWidths } from '#contract/pictures.ts'
import { findDrawing } from '#demo/pictures/find-drawing.ts'
import { scenes } from '#demo/pictures/scenes.ts'

const { key } = scenes[0]!
const variants = photoWidths.flatMap((width) =>
  photoFormats.map((format) => ({ width, format, name: `${key}/${width}.${format}` })),
)

test.each(variants)('$name has its width', async ({ name, width, format }) => {
  const bytes = await findDrawing(name)?.()
  const found = await sharp(bytes).metadata()
  expect([found.width, found.height]).toEqual([width, (width * 3) / 4])
  expect(found.format).toBe(format === 'avif' ? 'heif' : format)
})

test('the picture for every browser is a JPEG', async () => {
  const found = await sharp(await findDrawing(`${key}/1280.jpg`)?.()).metadata()
  expect([found.width, found.format]).toEqual([1280, 'jpeg'])
})

test('a card’s picture is light', async () => {
  expect((await findDrawing(`${key}/640.avif`)?.())?.length).toBeLessThan(30_000)
})

test.each([
  'demo-castle-01/640.avif',
  `${key}/641.avif`,
  `${key}/640.gif`,
  `${key}/made-from`,
  'some-photo/640.avif',
  `../${key}/640.avif`,
])('%s is no picture of the demo', (name) => {
  expect(findDrawing(name)).toBeUndefined()
})

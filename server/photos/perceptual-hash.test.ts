import sharp from 'sharp'
import { expect, test } from 'vitest'
import { perceptualHash } from '#server/photos/perceptual-hash.ts'

test('stays alike when a picture is made smaller and packed harder, and differs from another', async () => {
  const original = await scene(1).png().toBuffer()
  const small = await sharp(original).resize({ width: 400 }).jpeg({ quality: 40 }).toBuffer()
  const hash = await perceptualHash(sharp(original))

  expect(hash).toMatch(/^[01]{64}$/)
  expect(distance(hash, await perceptualHash(sharp(small)))).toBeLessThanOrEqual(4)
  expect(distance(hash, await perceptualHash(scene(2)))).toBeGreaterThan(12)
})

function distance(a: string, b: string) {
  return [...a].filter((bit, at) => bit !== b[at]).length
}

/** Some rectangles, in other places for each seed. */
function scene(seed: number) {
  const boxes = Array.from({ length: 14 }, (_, at) => {
    const place = (step: number) => ((at * 7 + step) * seed * 53) % 900
    const grey = (at * 41 * seed) % 255
    return `<rect x="${place(1)}" y="${place(5)}" width="${120 + at * 20}" height="${90 + at * 10}" fill="rgb(${grey},${grey},${grey})"/>`
  })
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="800">${boxes.join('')}</svg>`
  return sharp(Buffer.from(svg)).flatten({ background: 'white' })
}

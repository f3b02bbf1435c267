import { readFileSync, statSync } from 'node:fs'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { isDrawn } from '#contract/listing/pictures.ts'
import { choosePictures } from '#demo/choose-pictures.ts'
import { demoPictures } from '#demo/demo-pictures.ts'
import type { PictureKind } from '#demo/picture-recipes.ts'

const kindOf = new Map(demoPictures.map(({ key, kind }) => [key, kind]))

describe('the pictures', () => {
  test('are many, and their keys name an illustration', () => {
    expect(demoPictures.length).toBeGreaterThanOrEqual(72)
    for (const { key } of demoPictures) expect(isDrawn(key)).toBe(true)
  })

  test('are opaque, 1280 by 960, all different and 5 MB in all at most', async () => {
    const contents = demoPictures.map(({ file }) => readFileSync(file))
    expect(new Set(contents.map((bytes) => bytes.toString('base64'))).size).toBe(contents.length)
    for (const [index, bytes] of contents.entries()) {
      const { key } = demoPictures[index]!
      const { width, height, format, hasAlpha } = await sharp(bytes).metadata()
      expect({ key, width, height, format, hasAlpha }).toEqual({
        key,
        width: 1280,
        height: 960,
        format: 'webp',
        hasAlpha: false,
      })
    }
    const total = demoPictures.reduce((sum, { file }) => sum + statSync(file).size, 0)
    expect(total).toBeLessThanOrEqual(5_000_000)
  })
})

const firstViews: Record<string, readonly PictureKind[]> = {
  apartment: ['tower', 'block'],
  individual_floor: ['floor'],
  individual_house: ['house'],
  villa: ['villa'],
  plot: ['plot'],
  agricultural_land: ['field'],
  office_space: ['office-building', 'mall'],
  'co-working': ['office-building', 'mall'],
  shop: ['shop', 'mall'],
  showroom: ['showroom'],
  cafe: ['cafe'],
  wharehouse: ['warehouse'],
  other: ['mall', 'office-building', 'shop'],
}

describe('choosePictures', () => {
  test.each(Object.entries(firstViews))(
    'shows a fitting outside of %s first',
    (propertyType, fitting) => {
      for (let seed = 0; seed < 40; seed++) {
        const [first] = choosePictures({ propertyType, seed, count: 6 })
        const kind = kindOf.get(first!)!
        expect(fitting).toContain(kind)
      }
    },
  )

  test.each(Object.keys(firstViews))(
    'gives %s four to eight known pictures without a repeat',
    (propertyType) => {
      for (let seed = 0; seed < 40; seed++) {
        const keys = choosePictures({ propertyType, seed, count: seed % 12, bhk: '3bhk' })
        expect(keys.length).toBeGreaterThanOrEqual(4)
        expect(keys.length).toBeLessThanOrEqual(8)
        expect(new Set(keys).size).toBe(keys.length)
        for (const key of keys) expect(kindOf.has(key)).toBe(true)
      }
    },
  )

  test('gives as many as asked for where there are enough', () => {
    for (const count of [4, 5, 6, 7, 8]) {
      expect(
        choosePictures({ propertyType: 'apartment', bhk: '3bhk', seed: 7, count }),
      ).toHaveLength(count)
    }
  })

  test('is stable for a seed and differs between seeds', () => {
    const wish = { propertyType: 'apartment', category: 'residential', count: 7 }
    expect(choosePictures({ ...wish, seed: 12 })).toEqual(choosePictures({ ...wish, seed: 12 }))
    const sets = new Set(
      Array.from({ length: 30 }, (_, seed) => choosePictures({ ...wish, seed }).join()),
    )
    expect(sets.size).toBeGreaterThan(25)
  })

  test('keeps the rooms of a home out of work places and small homes small', () => {
    for (let seed = 0; seed < 40; seed++) {
      const office = choosePictures({ propertyType: 'office_space', seed, count: 8 }).map((key) =>
        kindOf.get(key),
      )
      expect(office).not.toContain('bedroom')
      const studio = choosePictures({ propertyType: 'apartment', bhk: '1rk', seed, count: 8 }).map(
        (key) => kindOf.get(key),
      )
      expect(studio).not.toContain('child-room')
    }
  })

  test('shows the plan that has as many bedrooms as the home', () => {
    const planOf = (bhk: string) =>
      Array.from({ length: 40 }, (_, seed) =>
        choosePictures({ propertyType: 'apartment', bhk, seed, count: 8 }),
      )
        .flat()
        .filter((key) => kindOf.get(key) === 'plan')
    expect(new Set(planOf('1bhk'))).toEqual(new Set(['demo-plan-02']))
    expect(new Set(planOf('2bhk'))).toEqual(new Set(['demo-plan-01']))
    expect(new Set(planOf('3bhk'))).toEqual(new Set(['demo-plan-03']))
  })
})

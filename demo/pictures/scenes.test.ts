import sharp from 'sharp'
import { describe, expect, test, vi } from 'vitest'
import { kinds, type SceneKind } from '#demo/pictures/kinds.ts'
import { placeholderOf } from '#demo/pictures/placeholder-of.ts'
import { choosePictures, scenes } from '#demo/pictures/scenes.ts'

vi.setConfig({ testTimeout: 60_000 })

const kindOf = new Map(scenes.map(({ key, kind }) => [key, kind]))

describe('scenes', () => {
  test('are many, with keys of their own that name an illustration', () => {
    expect(scenes.length).toBeGreaterThanOrEqual(72)
    expect(new Set(scenes.map((scene) => scene.key)).size).toBe(scenes.length)
    for (const { key } of scenes) expect(key).toMatch(/^demo-[a-z-]+-\d\d$/)
  })

  test('are all different drawings, and the same every time', () => {
    const drawn = scenes.map((scene) => scene.draw())
    expect(new Set(drawn).size).toBe(scenes.length)
    expect(scenes.map((scene) => scene.draw())).toEqual(drawn)
  })

  test('hold no words, no broken numbers and no slow filters', () => {
    for (const scene of scenes) {
      expect(scene.draw(), scene.key).not.toMatch(/<text|NaN|undefined|Infinity|<filter/)
    }
  })

  test('are well-formed and render as opaque pictures of 4 to 3 with many colours', async () => {
    for (const { key, draw } of scenes) {
      const svg = draw()
      expect(svg).toMatch(/^<svg [^>]*width="1280" height="960" viewBox="0 0 800 600">/)
      const image = sharp(Buffer.from(svg), { density: 9 })
      const { width, height } = await image.metadata()
      expect([width, height], key).toEqual([160, 120])
      const { entropy, isOpaque } = await image.stats()
      expect(isOpaque, key).toBe(true)
      expect(entropy, key).toBeGreaterThan(2)
    }
  })

  test('have a placeholder colour each', () => {
    for (const { key } of scenes) expect(placeholderOf(key)).toMatch(/^#[0-9a-f]{6}$/)
    expect(placeholderOf('a-real-photo')).toBeUndefined()
  })
})

const firstViews: Record<string, readonly SceneKind[]> = {
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
        expect(kinds[kind].outside).toBe(true)
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

import { existsSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { homeContent } from '#app/features/home/home-content.ts'
import { cities } from '#contract/options.ts'

const publicFolder = path.resolve(import.meta.dirname, '../../../public')

describe('the content of the home page', () => {
  test('names each city once, with its label', () => {
    expect(Object.fromEntries(homeContent.cities.map(({ code, name }) => [code, name]))).toEqual(
      cities.labels,
    )
    expect(homeContent.cities).toHaveLength(cities.values.length)
  })

  test('names only pictures that are served', () => {
    const pictures = [
      ...homeContent.cities.map(({ image }) => image),
      ...homeContent.reviews.map(({ image }) => image),
      ...homeContent.section_4_data.sliderImages,
    ]
    expect(pictures.filter((file) => !existsSync(path.join(publicFolder, file)))).toEqual([])
  })

  test('rates with one to five stars', () => {
    const ratings = homeContent.reviews.map(({ rating }) => rating)
    expect(ratings.every((rating) => [1, 2, 3, 4, 5].includes(rating))).toBe(true)
  })
})

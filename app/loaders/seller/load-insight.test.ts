import { expect, test } from 'vitest'
import { adviceFor } from '#app/loaders/seller/load-insight.ts'
import * as texts from '#contract/texts.ts'
import { test as onDatabase } from '#tests/database.ts'
import { createListing } from '#tests/factories.ts'

const similar = { count: 8, views: undefined, morePhotos: 3 }

onDatabase('each advice names where it is done, the most useful first', async ({ db }) => {
  const dear = { comparedPercent: 12, comparedCount: 9, comparedAround: false }
  const listing = await createListing(db, { photos: ['a', 'b', 'c'] })
  const advice = adviceFor({ ...listing, ...dear, comparedPlace: 'Sector 45' }, similar)
  expect(advice.slice(0, 2)).toMatchObject([
    { why: texts.insight.morePhotos(3), where: 'gallery' },
    { text: texts.insight.lookAtPrice, where: 'terms' },
  ])
  expect(advice[1]?.why).toContain('12 % above 9 similar homes in Sector 45')
  expect(advice.at(-1)).toMatchObject({ where: 'share' })
  const wheres = advice.map(({ where }) => where)
  expect(wheres.filter((where) => where === 'gallery')).toHaveLength(1)
})

onDatabase('one among many with more photos, or a usual price, is no advice', async ({ db }) => {
  const listing = await createListing(db, { photos: Array.from('abcdefgh') })
  const usual = { comparedPercent: 3, comparedCount: 9, comparedAround: false }
  const advice = adviceFor({ ...listing, ...usual }, { ...similar, morePhotos: 1 })
  const wheres = advice.map(({ where }) => where)
  expect(wheres).not.toContain('gallery')
  expect(wheres).not.toContain('terms')
})

test.for([
  [-40, 3, 'Views 40 % below similar ones near by; 3 of them have more photos.'],
  [25, 0, 'Views 25 % above similar ones near by.'],
  [-9, 1, 'Seen about as often as similar ones near by; 1 of them has more photos.'],
] as const)('%d %% and %d: %s', ([percent, photos, words]) =>
  expect(texts.insight.verdict(percent, photos)).toBe(words),
)

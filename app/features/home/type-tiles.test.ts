import { expect, test } from 'vitest'
import { typeTiles } from '#app/features/home/type-tiles.ts'

const delhi = { city: 'delhi', category: 'residential', propertyType: 'villa' } as const

test('each type leads to the deal that has more of it, with the number found there', () => {
  const tiles = typeTiles(
    [
      { ...delhi, deal: 'rent', count: 4 },
      { ...delhi, deal: 'resale', count: 1_204 },
      { ...delhi, city: 'noida', deal: 'rent', count: 9_999 },
      { ...delhi, category: 'commercial', propertyType: 'shop', deal: 'rent', count: 3 },
    ],
    'delhi',
  )
  const tile = (label: string) => tiles.find((each) => each.label === label)

  expect(tile('Villa')).toMatchObject({
    count: '1,204 to buy',
    href: '/search/buy?city=delhi&filterPropType=villa',
  })
  expect(tile('Shop')).toMatchObject({
    count: '3 to rent',
    href: '/search/commercial/rent?city=delhi&filterPropType=shop',
  })
  expect(tile('House')).toMatchObject({ count: 'None yet' })
  expect(tiles).toHaveLength(6)
})

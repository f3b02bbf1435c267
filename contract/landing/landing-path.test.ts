import { expect, test } from 'vitest'
import {
  landingKinds,
  landingPath,
  landingRooms,
  readLanding,
} from '#contract/landing/landing-path.ts'
import { landingTitle, typeWords } from '#contract/landing/landing-words.ts'
import { type PropertyType, propertyTypes } from '#contract/options.ts'
import { readPlaces } from '#db/gazetteer/read-places.ts'

const homes = { city: 'gurugram', category: 'residential', deal: 'rent' } as const
const work = { city: 'delhi', category: 'commercial', deal: 'resale' } as const

const addresses = [
  ['/rent/gurugram', homes, 'Homes for rent in Gurugram'],
  ['/rent/gurugram/2bhk', { ...homes, rooms: '2bhk' }, '2 BHK homes for rent in Gurugram'],
  [
    '/rent/gurugram/2bhk-apartments',
    { ...homes, rooms: '2bhk', type: 'apartment' },
    '2 BHK apartments for rent in Gurugram',
  ],
  ['/rent/gurugram/sector-57', { ...homes, place: 'sector-57' }, 'Homes for rent in Gurugram'],
  [
    '/buy/gurugram/sector-57/individual-floors',
    { ...homes, deal: 'resale', place: 'sector-57', type: 'individual_floor' },
    'Individual floors for sale in Gurugram',
  ],
  ['/commercial/buy/delhi/shops', { ...work, type: 'shop' }, 'Shops for sale in Delhi'],
  ['/commercial/buy/delhi', work, 'Commercial properties for sale in Delhi'],
] as const

test.for(addresses)('%s is read and written', ([path, landing, title]) => {
  expect(readLanding(path)).toEqual(expect.objectContaining(landing))
  expect(landingPath(landing)).toBe(path)
  expect(landingTitle(landing)).toBe(title)
})

test('the case of an address and a slash at its end do not matter', () => {
  expect(readLanding('/Rent/Gurugram/2BHK/')).toEqual(readLanding('/rent/gurugram/2bhk'))
})

test.for([
  '/rent',
  '/rent/paris',
  '/rent/gurugram/sector-57/nonsense',
  '/rent/gurugram/2bhk/sector-57',
  '/rent/gurugram/sector-57/shops',
  '/buy/gurugram/sector-57/2bhk-plots',
  '/commercial/rent/delhi/saket/2bhk',
])('%s is the address of nothing', (path) => {
  expect(readLanding(path)).toBeUndefined()
})

test('no place is called as rooms or a type is', () => {
  const whats = landingKinds.flatMap((kind) => [
    ...landingRooms.map((rooms) => landingPath({ ...kind, city: 'delhi', rooms })),
    ...propertyTypes.values.flatMap((type: PropertyType) =>
      typeWords[type] ? [landingPath({ ...kind, city: 'delhi', type })] : [],
    ),
  ])
  const slugs = new Set(whats.map((path) => path.split('/').at(-1)))
  const collisions = readPlaces().filter(({ id }) => slugs.has(id.split('/')[1]))

  expect(collisions).toEqual([])
})

test('the words of types stand for one address each', () => {
  const slugs = Object.values(typeWords).map(({ slug }) => slug)
  expect(new Set(slugs).size).toBe(slugs.length)
})

import { describe, expect, test } from 'vitest'
import { compareHomes } from '#domain/home-groups/compare-homes.ts'
import { compareWithNeighbours } from '#domain/home-groups/compare-with-neighbours.ts'
import { haveSameHouseNo } from '#domain/home-groups/have-same-house-no.ts'
import type { HomeFacts } from '#domain/home-groups/home-facts.ts'
import { pictureHash } from '#tests/picture-hash.ts'

const hall = pictureHash(1)
const kitchen = pictureHash(2)
const bedroom = pictureHash(3)
const pool = pictureHash(4)

const flat: HomeFacts = {
  id: 'a',
  ownerId: 'asha',
  city: 'gurugram',
  category: 'residential',
  deal: 'rent',
  propertyType: 'apartment',
  bhk: '2bhk',
  bedrooms: null,
  builtUpArea: 1_050,
  floor: '4',
  totalFloors: '12',
  facing: null,
  bathrooms: 2,
  balconies: 1,
  houseNo: null,
  lat: 28.4446,
  lng: 77.0639,
  price: 30_000,
  hashes: [hall, kitchen, bedroom],
}
const other: HomeFacts = { ...flat, id: 'b', ownerId: 'ravi' }

function verdictOf(differences: Partial<HomeFacts>, mine: Partial<HomeFacts> = {}) {
  return compareHomes({ ...flat, ...mine }, { ...other, ...differences }).verdict
}

describe('with the same pictures', () => {
  test.for<[string, Partial<HomeFacts>]>([
    ['nothing else', {}],
    ['a little more', { price: 33_000 }],
    ['an area that is rounded', { builtUpArea: 1_100 }],
    ['a pin on the other side of the society', { lat: 28.4446 + 0.002 }],
    ['one bath more', { bathrooms: 3 }],
    ['a third more', { price: 40_500 }],
    ['an area a tenth larger', { builtUpArea: 1_155 }],
    ['a pin 299 metres away', { lat: 28.4446 + 299 / 111_195 }],
    ['bedrooms that the other does not tell', { bedrooms: 2 }],
  ])('it is the same home with %s', ([, differences]) => {
    expect(verdictOf(differences)).toBe('same')
  })

  test.for<[string, Partial<HomeFacts>]>([
    ['on another floor', { floor: '5' }],
    ['with other rooms', { bhk: '3bhk' }],
    ['of another type', { propertyType: 'villa' }],
    ['much larger', { builtUpArea: 1_250 }],
    ['in another city', { city: 'delhi' }],
    ['some streets away', { lat: 28.4446 + 0.004 }],
    ['for sale', { deal: 'resale' }],
    ['for half the price', { price: 15_000 }],
    ['with no place', { lat: null }],
    ['without a longitude', { lng: null }],
    ['301 metres away', { lat: 28.4446 + 301 / 111_195 }],
    ['for more than a third more', { price: 40_600 }],
    ['of an area that is not told', { builtUpArea: null }],
    ['of a price that is not told', { price: null }],
    ['of another kind', { category: 'commercial' }],
  ])('it is another one %s', ([, differences]) => {
    expect(verdictOf(differences)).toBe('different')
  })

  test('it is another one with another number, or with more bedrooms', () => {
    expect(verdictOf({ houseNo: 'B-205' }, { houseNo: 'B-204' })).toBe('different')
    expect(verdictOf({ bedrooms: 5 }, { bedrooms: 4 })).toBe('different')
    expect(verdictOf({}, { lat: null })).toBe('different')
    expect(verdictOf({}, { lng: null })).toBe('different')
  })

  test('one owner may ask much more after years, and not any price', () => {
    expect(verdictOf({ ownerId: 'asha', price: 75_000 })).toBe('same')
    expect(verdictOf({ ownerId: 'asha', price: 75_001 })).toBe('different')
  })

  test('what says otherwise tells of no picture and no number', () => {
    const number = { houseNo: 'B-204' }
    expect(compareHomes({ ...flat, ...number }, { ...other, ...number, floor: '5' })).toEqual({
      verdict: 'different',
      photosAlike: 0,
      hasSameHouseNo: false,
    })
    expect(compareHomes({ ...flat, ...number }, { ...other, ...number })).toEqual({
      verdict: 'same',
      photosAlike: 3,
      hasSameHouseNo: true,
    })
  })

  test('one that does not tell its floor needs the number too', () => {
    expect(verdictOf({ floor: null })).toBe('unknown')
    expect(verdictOf({ floor: null, houseNo: 'B-204' }, { houseNo: 'B-204' })).toBe('same')
    expect(verdictOf({ floor: null }, { floor: null })).toBe('same')
  })

  test.for<[string, Partial<HomeFacts>]>([
    ['total floors', { totalFloors: '14' }],
    ['facing', { facing: 'east' }],
    ['baths', { bathrooms: 3 }],
    ['balconies', { balconies: 2 }],
  ])('a doubt about %s asks for one picture more', ([, doubt]) => {
    const two = { hashes: [hall, kitchen] }
    expect(verdictOf(two, { ...two, facing: 'west' })).toBe('same')
    expect(verdictOf({ ...two, ...doubt }, { ...two, facing: 'west' })).toBe('unknown')
  })

  test('too many doubts leave it open', () => {
    expect(verdictOf({ bathrooms: 3, facing: 'east' }, { facing: 'west' })).toBe('unknown')
  })
})

describe('pictures', () => {
  test('one of three proves nothing, and two do', () => {
    const strange = [pictureHash(5), pictureHash(6)]
    expect(verdictOf({ hashes: [hall, ...strange] })).toBe('unknown')
    expect(verdictOf({ hashes: [hall, kitchen, strange[0]!] })).toBe('same')
  })

  test('two of five prove nothing: flats of one building share some', () => {
    const mine = [hall, kitchen, bedroom, pictureHash(7), pictureHash(8)]
    const theirs = [hall, kitchen, pictureHash(9), pictureHash(10), pictureHash(11)]
    expect(verdictOf({ hashes: theirs }, { hashes: mine })).toBe('unknown')
  })

  test('half of the smaller gallery are enough, wherever they stand in it', () => {
    const strange = [5, 6, 7, 8].map(pictureHash)
    const mine = { hashes: [strange[0]!, hall, strange[1]!, kitchen] }
    expect(verdictOf({ hashes: [hall, kitchen, strange[2]!, strange[3]!] }, mine)).toBe('same')
    expect(verdictOf({ hashes: [kitchen, hall] }, { hashes: [...strange, kitchen, hall] })).toBe(
      'same',
    )
  })

  test('a picture that is shown twice counts once', () => {
    const twice = { hashes: [hall, hall] }
    expect(compareHomes({ ...flat, ...twice }, { ...other, hashes: [hall, pool] })).toMatchObject({
      verdict: 'unknown',
      photosAlike: 1,
    })
  })

  test('one of them and the same number do', () => {
    const strange = [pictureHash(5), pictureHash(6)]
    const differences = { houseNo: 'Flat no. B 204', hashes: [hall, ...strange] }
    expect(verdictOf(differences, { houseNo: 'B-204' })).toBe('same')
  })

  test('an owner who lists the same number again needs none', () => {
    const again = { ownerId: 'asha', houseNo: '204', hashes: [], price: 20_000 }
    expect(verdictOf(again, { houseNo: '204' })).toBe('same')
    expect(verdictOf({ houseNo: '204', hashes: [] }, { houseNo: '204' })).toBe('unknown')
  })

  test('what a flat on another floor shows too says nothing', () => {
    const mine = { ...flat, hashes: [pool, hall] }
    const twin = { ...other, hashes: [pool, hall] }
    const above = { ...other, id: 'c', floor: '9', hashes: [pool, hall] }
    expect(compareWithNeighbours(mine, [twin])).toMatchObject([{ id: 'b', verdict: 'same' }])
    expect(compareWithNeighbours(mine, [twin, above])).toMatchObject([
      { id: 'b', verdict: 'unknown' },
      { id: 'c', verdict: 'different' },
    ])
  })

  test('even ones say nothing', () => {
    const even = { hashes: ['0'.repeat(64), '0'.repeat(63).concat('1')] }
    expect(compareWithNeighbours({ ...flat, ...even }, [{ ...other, ...even }])).toMatchObject([
      { verdict: 'unknown', photosAlike: 0 },
    ])
  })
})

test.for<[string | null, string | null, boolean | undefined]>([
  ['B-204', 'b 204', true],
  ['Flat No. B-204', 'B204', true],
  ['Tower 2, 1204', 'T2-1204', false],
  ['204', '0204', true],
  ['B-204', 'C-204', false],
  ['204', '304', false],
  ['12A', '12 a', true],
  ['12A', '12B', false],
  ['204', 'B-204', undefined],
  ['', 'B-204', undefined],
  [null, null, undefined],
  ['near the temple', 'B-204', undefined],
  ['204 north', '204', undefined],
  ['T2 - 1204', 't 2, 1204', true],
])('house numbers %j and %j are the same: %j', ([one, two, isSame]) => {
  expect(haveSameHouseNo(one, two)).toBe(isSame)
  expect(haveSameHouseNo(two, one)).toBe(isSame)
})

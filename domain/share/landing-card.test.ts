import { expect, test } from 'vitest'
import { landingCard, landingCardPath } from '#domain/share/landing-card.ts'

const homes = { city: 'gurugram', category: 'residential', deal: 'rent' } as const
const all = { rooms: '', propertyType: '', count: 1_240, medianPrice: 25_000 } as const
const few = { rooms: '2bhk', propertyType: 'villa', count: 3, medianPrice: 90_000 } as const

test('the card of a landing page says what is offered, how much of it and for how much', () => {
  expect(landingCard({ ...homes, place: 'sector-57' }, 'Sector 57', [few, all])).toEqual({
    headline: 'TO LET',
    hindi: 'किराये के लिए',
    price: '1,240 on offer',
    per: '',
    kind: 'Homes',
    area: 'Median ₹ 25,000',
    place: 'Sector 57, Gurugram',
    city: 'Gurugram',
  })
})

test('it names no median of a few, and there is none of nothing', () => {
  const villas = { ...homes, rooms: '2bhk', type: 'villa' } as const
  expect(landingCard(villas, undefined, [few, all])).toMatchObject({
    price: '3 on offer',
    kind: '2 BHK villas',
    area: '',
    place: 'Gurugram',
  })
  expect(landingCardPath(villas, undefined, [all])).toBeUndefined()
})

test('its address changes with what it says', () => {
  const path = landingCardPath(homes, undefined, [all])
  expect(path).toMatch(/^\/share\/rent\/gurugram\.jpg\?v=\w{16}$/)
  expect(landingCardPath(homes, undefined, [{ ...all, count: 1_241 }])).not.toBe(path)
})

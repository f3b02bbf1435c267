import { describe, expect, test } from 'vitest'
import { cardVersion, shareCard, shareCardPath } from '#domain/share/share-card.ts'

const flat = {
  spn: 'SPN12345678',
  status: 'active',
  category: 'residential',
  deal: 'rent',
  propertyType: 'apartment',
  bhk: '2bhk',
  bedrooms: null,
  builtUpArea: 1_050,
  areaUnit: 'sq_ft',
  locality: 'Sector 45',
  city: 'gurugram',
  price: 18_500,
  photos: ['hall', 'kitchen'],
} as const

const listed = { ...flat, photos: [...flat.photos] }

describe('the card of a listing', () => {
  test('shows its first photo and says what it is, in two languages', () => {
    expect(shareCard(listed)).toEqual({
      photo: 'hall',
      headline: 'TO LET',
      hindi: 'किराये के लिए',
      price: '₹ 18,500',
      per: 'a month',
      kind: '2 BHK apartment',
      area: '1,050 sq ft',
      place: 'Sector 45, Gurugram',
      city: 'Gurugram',
    })
  })

  test('has a price for good when it is for sale', () => {
    expect(shareCard({ ...listed, deal: 'resale', price: 8_500_000 })).toMatchObject({
      headline: 'FOR SALE',
      hindi: 'बिकाऊ',
      price: '₹ 85 Lakh',
      per: '',
    })
  })

  test('names no month where there is no rent', () => {
    expect(shareCard({ ...listed, price: null })).toMatchObject({ price: '', per: '' })
  })

  test('says in English alone that it is gone', () => {
    const gone = { ...listed, status: 'sold_out' } as const
    expect(shareCard(gone)).toMatchObject({ headline: 'RENTED OUT', hindi: undefined })
    expect(shareCard({ ...gone, deal: 'resale' })).toMatchObject({ headline: 'SOLD OUT' })
  })

  test('is not there without a photo', () => {
    expect(shareCard({ ...listed, photos: [] })).toBeUndefined()
    expect(shareCardPath({ ...listed, photos: [] })).toBeUndefined()
  })
})

describe('the address of a card', () => {
  test('names the listing and the version of its picture', () => {
    expect(shareCardPath(listed)).toBe(
      `/share/SPN12345678.jpg?v=${cardVersion(shareCard(listed)!)}`,
    )
    expect(shareCardPath(listed)).toMatch(/\?v=[0-9a-f]{16}$/)
  })

  test('changes with what the picture shows, and with nothing else', () => {
    const path = shareCardPath(listed)
    expect(shareCardPath({ ...listed, photos: ['hall', 'garden'] })).toBe(path)
    expect(shareCardPath({ ...listed, photos: ['kitchen', 'hall'] })).not.toBe(path)
    expect(shareCardPath({ ...listed, price: 18_600 })).not.toBe(path)
    expect(shareCardPath({ ...listed, status: 'sold_out' })).not.toBe(path)
  })
})

import { describe, expect, test } from 'vitest'
import { listingSearchText } from '#db/listing-search-text.ts'

const flat = {
  propertyType: 'apartment',
  bhk: '3mbhk',
  locality: 'Sector 57',
  address: 'Flat B-1204, Neem Kunj, near Sec-56 Metro, Sector 57, Gurgaon, Haryana 122011',
  pinCode: '122011',
  city: 'gurugram',
}

describe('listingSearchText', () => {
  test('holds type, size, place, address and PIN code as queries are normalised, each word once', () => {
    expect(listingSearchText(flat)).toBe(
      'apartment 3mbhk sector 57 flat b 1204 neem kunj near 56 metro gurugram haryana 122011 sector57 sector56',
    )
  })

  test('joins a number to its sector, phase or block, and has none of the rooms', () => {
    const words = listingSearchText({
      ...flat,
      bhk: '3bhk',
      locality: 'Sector 16-17',
      address: 'Block 4, DLF Phase II',
    }).split(' ')

    expect(words).toEqual(expect.arrayContaining(['sector16', 'sector17', 'block4', 'phase2']))
    expect(words).not.toContain('3')
  })

  test('keeps letters of neighbouring parts of an address apart', () => {
    expect(listingSearchText({ ...flat, address: 'Block C, A Wing' })).toContain('block c a wing')
  })

  test('is made of what a draft already tells', () => {
    const draft = { ...flat, bhk: null, locality: null, address: null, pinCode: null, city: null }
    expect(listingSearchText(draft)).toBe('apartment')
    expect(listingSearchText({ ...draft, propertyType: null })).toBe('')
  })

  test('is never longer than an index can hold, also where one letter stands for three', () => {
    const address = '\uFB03'.repeat(300)
    expect(listingSearchText({ ...flat, address })).toHaveLength(500)
  })
})

import { describe, expect, test } from 'vitest'
import { noFilters } from '#contract/search/listing-search.ts'
import { understandSearch } from '#domain/search/understand-search.ts'
import { destinationsOf, leftOutOf } from '#domain/travel/read-travel.ts'

const asked = { city: 'delhi', category: 'residential', deal: 'rent', filters: noFilters } as const

function understood(text: string) {
  const { to, within, text: rest, filters, ...found } = understandSearch({ ...asked, text })
  const { bhk, priceMax: price, parking } = filters
  const where = found.region ?? found.city
  return { to, within, rest, bhk: bhk.join(), price, parking, where, wishes: found.wishes }
}

const cyberCity = 'gurugram.dlf-cyber-city'

describe('a travel time in a sentence', () => {
  test.for([
    ['2bhk 30 min to cyber city by metro', cyberCity, '30'],
    ['30 min to cybercity', cyberCity, '30'],
    ['30min to cyber citty', cyberCity, '30'],
    ['within 30 minutes of cyber city', cyberCity, '30'],
    ['30 minutes from Cyber City', cyberCity, '30'],
    ['metro se 30 min cyber city', cyberCity, '30'],
    ['cyber city se 30 min', cyberCity, '30'],
    ['cyber city se 40 minute ki doori par 2bhk', cyberCity, '40'],
    ['2 bhk cyber city 30 min by metro', cyberCity, '30'],
    ['1 hour to cyber city', cyberCity, '60'],
    ['half an hour to cyber city', cyberCity, '30'],
    ['office noida 62 ke paas 45 minute', 'noida.sector-62', '45'],
    ['45 min to my office in noida sector 62', 'noida.sector-62', '45'],
    ['30 min to saket metro', 'delhi.saket-metro-station', '30'],
    ['30 min to saket', 'delhi.saket', '30'],
    ['near my office in Noida 62 and her college in Saket', 'noida.sector-62,delhi.saket', '60,60'],
    ['30 min to cyber city and 45 min to saket', `${cyberCity},delhi.saket`, '30,45'],
    ['mera office cyber city me hai', cyberCity, '45'],
    ['30 mintues to cyber ctiy', cyberCity, '30'],
    ['30 minuts to cybr city', cyberCity, '30'],
    ['less than 30 min to cyber city', cyberCity, '30'],
    ['30 min se kam cyber city', cyberCity, '30'],
    ['cyber city tak 30 minute', cyberCity, '30'],
    ['by car 30 min to cyber city', cyberCity, '30'],
    ['saket metro se 20 minute', 'delhi.saket-metro-station', '20'],
    ['office cyber city, 2bhk within 30 minutes', cyberCity, '30'],
    ['40 min from cyber city and saket', `${cyberCity},delhi.saket`, '40,40'],
    ['cyber city aur saket dono se 40 min', `delhi.saket,${cyberCity}`, '40,40'],
    [
      'my wife works in nehru place and i work in cyber city',
      `delhi.nehru-place,${cyberCity}`,
      '60,60',
    ],
    ['mera office cyber city hai biwi ka noida 62', `${cyberCity},noida.sector-62`, '60,60'],
    ['my office is in cyber city and my wife’s in saket', `${cyberCity},delhi.saket`, '60,60'],
    ['near my daughter’s school in vasant kunj', 'delhi.vasant-kunj', '45'],
    ['साइबर सिटी से 40 मिनट', cyberCity, '40'],
  ])('%s', ([text, to, within]) => {
    const { rest, ...found } = understood(text!)

    expect(found).toMatchObject({ to, within, where: 'ncr' })
    expect(rest).toBe('')
  })

  test('leaves the rest of the sentence as it was', () => {
    expect(understood('2bhk in dwarka 40 min to cyber city under 25k')).toMatchObject({
      to: cyberCity,
      within: '40',
      rest: 'dwarka',
      bhk: '2bhk',
      where: 'delhi',
    })
  })

  test('takes no price, parking or station for a part of it', () => {
    const asked = understood('2bhk under 25k with car parking near metro 30 min to cyber city')
    expect(asked).toMatchObject({ to: cyberCity, within: '30', bhk: '2bhk', price: 25_000 })
    expect(asked.parking).toEqual(['4_wheeler'])
    expect(asked.wishes).toEqual(['near metro'])
  })

  test('in one city stays there: cyber city se 40 minute metro me 2bhk gurgaon', () => {
    expect(understood('cyber city se 40 minute metro me 2bhk gurgaon')).toMatchObject({
      to: cyberCity,
      within: '40',
      where: 'gurugram',
      bhk: '2bhk',
    })
  })

  test.for([
    'saket 10 min from metro',
    '2bhk saket 10 min from nearest metro',
    'office space cyber city 5 min from metro',
    'my budget 20k saket',
    '3bhk for my family in dwarka',
    '2bhk 10 min walk to metro',
    'saket metro 10 min walk',
    'gurgaon 10 min from metro 2bhk',
    'office in noida 62',
    '2bhk near saket metro',
    '300 min to cyber city',
    '30 min to nowhere at all',
  ])('is not read where none is said: %s', (text) => {
    expect(understood(text).to).toBeUndefined()
  })

  test('joins what was asked for before, of which the page leaves out the last', () => {
    const before = {
      ...asked,
      to: 'delhi.saket,noida.sector-62,delhi.nehru-place',
      within: '30,30,30',
    }
    const { to, within } = understandSearch({ ...before, text: '20 min to cyber city' })

    expect(to).toBe(`${cyberCity},delhi.saket,noida.sector-62,delhi.nehru-place`)
    expect(within).toBe('20,30,30,30')
    expect(destinationsOf({ to, within }).map(({ name }) => name)).not.toContain('Nehru Place')
    expect(leftOutOf({ to, within })).toEqual(['Nehru Place'])
  })

  test('a fourth place of one sentence is kept, to be named as left out', () => {
    const text =
      'near my office in cyber city and her office in noida 62 and his school in saket and my college in nehru place'
    const { to, within } = understandSearch({ ...asked, text })
    expect(to).toBe(`${cyberCity},noida.sector-62,delhi.saket,delhi.nehru-place`)
    expect(leftOutOf({ to, within })).toEqual(['Nehru Place'])
  })

  test('the order by travel time needs a place', () => {
    expect(understandSearch({ ...asked, text: '', order: 'fastest' }).order).toBeUndefined()
    expect(
      understandSearch({ ...asked, text: '', order: 'fastest', to: 'delhi.saket' }).order,
    ).toBe('fastest')
  })
})

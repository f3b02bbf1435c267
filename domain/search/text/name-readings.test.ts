import { describe, expect, test } from 'vitest'
import { nameReadings } from '#domain/search/text/name-readings.ts'

const names = (text: string) => nameReadings(text.split(' ')).map(({ name }) => name)

describe('words in a row', () => {
  test('may be a name each, or together, the longest first', () => {
    expect(nameReadings(['vasant', 'kunj'])).toEqual([
      { name: 'vasant kunj', from: 0, length: 2, isListed: false },
      { name: 'vasant', from: 0, length: 1, isListed: false },
      { name: 'kunj', from: 1, length: 1, isListed: false },
    ])
    expect(nameReadings([])).toEqual([])
  })

  test('of more than seven are no name', () => {
    const readings = nameReadings('a b c d e f g h'.split(' '))

    expect(readings[0]).toMatchObject({ name: 'a b c d e f g', length: 7 })
    expect(readings.filter(({ from }) => from === 1)[0]).toMatchObject({ name: 'b c d e f g h' })
  })

  test.for([
    ['rohini 7', 'rohini sector 7'],
    ['rohini 11a', 'rohini sector 11a'],
    ['new rohini 7', 'new rohini sector 7'],
  ])('%s may leave out the sector: %s', ([text, name]) => {
    expect(names(text!)).toContain(name)
  })

  test.for([
    'sector 7',
    'dlf phase 2',
    'block 4',
    'pocket 1',
    'part 2',
    'rohini 1234',
    'rohini 7e',
    '7',
  ])('%s leaves out no sector', (text) => {
    expect(names(text).filter((name) => / sector \d/.test(` ${name}`) && name !== text)).toEqual([])
  })
})

describe('a number behind others', () => {
  test('goes on with each name that the first of them may end', () => {
    const listed = nameReadings('dwarka sector 10 11 12'.split(' ')).filter(
      ({ isListed }) => isListed,
    )

    expect(listed).toEqual([
      { name: 'dwarka sector 11', from: 3, length: 1, isListed: true },
      { name: 'sector 11', from: 3, length: 1, isListed: true },
      { name: 'dwarka sector 12', from: 4, length: 1, isListed: true },
      { name: 'sector 12', from: 4, length: 1, isListed: true },
    ])
  })

  test.for(['dwarka 10', '10 11', 'sector 10 dwarka', 'sector 10 saket 11'])(
    'is none in %s',
    (text) => {
      const listed = nameReadings(text.split(' ')).filter(({ isListed }) => isListed)
      expect(listed).toEqual([])
    },
  )
})

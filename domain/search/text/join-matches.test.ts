import { describe, expect, test } from 'vitest'
import { joinMatches } from '#domain/search/text/join-matches.ts'
import { noPlaces } from '#domain/search/text/named-places.ts'
import type { TextMatch } from '#domain/search/text/text-match.ts'
import { anyWords } from '#domain/search/text/text-words.ts'

const point = { lat: 28.5, lng: 77.2 }

function match(differences: Partial<TextMatch>): TextMatch {
  return { words: undefined, isExactPlace: false, ...noPlaces, ...differences }
}

function place(id: string, differences: Partial<TextMatch> = {}): TextMatch {
  return match({ placeIds: [id], origins: [point], isExactPlace: true, ...differences })
}

function words(...sets: string[][]): TextMatch {
  return match({ words: { sets, isUnfinished: true } })
}

const station = match({ points: [point], origins: [point], isExactPlace: true })
const none = match({})

describe('what words stand for in several cities', () => {
  test('is nothing where no city understands them', () => {
    expect(joinMatches([])).toBeUndefined()
    expect(joinMatches([undefined, undefined])).toBeUndefined()
    expect(joinMatches([undefined, none])).toEqual({ ...none, words: undefined })
  })

  test('is every place of that name, once', () => {
    const joined = joinMatches([place('noida/a'), place('delhi/b'), place('noida/a')])

    expect(joined?.placeIds).toEqual(['noida/a', 'delhi/b'])
    expect(joined?.origins).toEqual([point, point, point])
  })

  test('is a station only where no locality has the name', () => {
    expect(joinMatches([station, station])?.points).toEqual([point, point])
    const both = joinMatches([station, place('noida/a')])
    expect(both).toMatchObject({ placeIds: ['noida/a'], points: [] })
  })

  test('is a station rather than words that listings have', () => {
    expect(joinMatches([words(['green']), station])).toEqual(joinMatches([station]))
  })

  test('is measured from twelve places at most', () => {
    const many = Array.from({ length: 13 }, (_, at) => place(`noida/${at}`))
    expect(joinMatches(many)?.origins).toHaveLength(12)
  })

  test('counts only where it is understood best', () => {
    const sure = place('noida/sure')
    const guessed = place('delhi/guessed', { isExactPlace: false })
    const partly = place('delhi/partly', { ignored: ['kamaal'] })
    const rising = [none, match({ words: anyWords }), guessed, words(['green']), partly, sure]
    for (const [at, better] of rising.entries()) {
      for (const worse of rising.slice(0, at)) {
        expect(joinMatches([worse, better])).toEqual(joinMatches([better]))
        expect(joinMatches([better, worse])).toEqual(joinMatches([better]))
      }
    }
  })
})

describe('the words of several cities', () => {
  test('are those of each, once, and unfinished where all are', () => {
    expect(joinMatches([words(['a', 'b'], ['c']), words(['c'], ['a'])])?.words).toEqual({
      sets: [['a', 'b'], ['c'], ['a']],
      isUnfinished: true,
    })
    const whole = match({ words: { sets: [['d']], isUnfinished: false } })
    expect(joinMatches([words(['a']), whole])?.words).toEqual({
      sets: [['a'], ['d']],
      isUnfinished: false,
    })
  })

  test('stay apart where one is written in two words', () => {
    const sets = [['gaur', 'city'], ['gaurcity']]
    expect(joinMatches(sets.map((set) => words(set)))?.words?.sets).toEqual(sets)
  })

  test('are any where one has every listing', () => {
    const every = match({ words: anyWords })
    expect(joinMatches([every, every])?.words).toBe(anyWords)
    expect(joinMatches([place('noida/a'), place('noida/b')])?.words).toBeUndefined()
  })
})

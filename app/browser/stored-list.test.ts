import { beforeEach, describe, expect, test, vi } from 'vitest'
import { storedList } from '#app/browser/stored-list.ts'

const isWord = (value: unknown): value is string => typeof value === 'string'
const rules = { most: 3, isEntry: isWord, idOf: (word: string) => word }

describe('a list kept in the browser', () => {
  beforeEach(() => {
    const kept = new Map<string, string>()
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, text: string) => kept.set(key, text),
    })
  })

  test('has the newest first, each once, and forgets the oldest', () => {
    const list = storedList('seen-listings', rules)
    for (const word of ['a', 'b', 'c', 'a', 'd']) list.add(word)

    expect(list.read()).toEqual(['d', 'a', 'c'])
  })

  test('gives the same array until something changes', () => {
    const list = storedList('seen-listings', rules)
    list.add('a')

    expect(list.read()).toBe(list.read())
    list.remove('a')
    expect(list.read()).toEqual([])
  })

  test.each(['', 'not json', '{"a":1}', '[1,null,"a"]'])('survives %j in the storage', (text) => {
    localStorage.setItem('seen-listings', text)

    expect(storedList('seen-listings', rules).read()).toEqual(text.includes('"a"]') ? ['a'] : [])
  })

  test('is empty where the storage is refused', () => {
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new Error('refused')
      },
    })

    expect(storedList('seen-listings', rules).read()).toEqual([])
  })
})

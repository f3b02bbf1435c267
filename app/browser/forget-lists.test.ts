import { readFileSync } from 'node:fs'
import path from 'node:path'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import type { PersonalList } from '#app/browser/stored-list.ts'
import { markerCookie } from '#contract/session-marker.ts'

const lists: Record<PersonalList, string> = {
  'viewed-listings': '[]',
  'seen-listings': '[]',
  'compared-listings': '[]',
  'recent-searches': '[]',
}

test.for([
  ['is forgotten after a logout', 'a', '', {}],
  ['is forgotten when another person logs in without a logout', 'a', 'b', {}],
  ['is kept while the session goes on', 'a', 'a', lists],
  ['of a visitor is kept by the login', '', 'a', lists],
] as const)('what somebody looked at in this browser %s', ([, before, now, left]) => {
  const stored = new Map(Object.entries({ ...lists, [markerCookie]: before, other: 'stays' }))
  openPage(stored, now)

  stored.delete(markerCookie)
  expect(Object.fromEntries(stored)).toEqual({ ...left, other: 'stays' })
})

/** Runs the script in the parts of a browser that it uses. */
function openPage(stored: Map<string, string>, marker: string) {
  const file = path.join(import.meta.dirname, 'forget-lists.js')
  const localStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    removeItem: (key: string) => stored.delete(key),
  }
  const document = { cookie: `city=delhi${marker && `; __Host-${markerCookie}=${marker}`}` }
  runInNewContext(readFileSync(file, 'utf8'), { document, localStorage })
}

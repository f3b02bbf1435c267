import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '..')
const page = readFileSync(path.join(root, 'docs/security.md'), 'utf8')

/** How many requirements of levels 1 and 2 the chapters of ASVS 5.0 have, V1 to V17. */
const counts = [27, 11, 19, 10, 9, 35, 18, 7, 7, 29, 14, 9, 13, 9, 13, 16, 7]

const rows = [
  ...page.matchAll(/^\| (\d+)\.\d+\.\d+ +\| (holds|not applicable|exception) +\| \S.*\|$/gm),
]

test('every file that docs/security.md names exists', () => {
  const named = [...page.matchAll(/`([\w@.-]+(?:\/[\w@.-]+)+\.\w+)`/g)].map(([, file]) => file!)
  const linked = [...page.matchAll(/\]\((?!http)([\w./-]+)(?:#[\w-]+)?\)/g)].map(
    ([, file]) => `docs/${file}`,
  )

  expect(named.length).toBeGreaterThan(100)
  expect([...named, ...linked].filter((file) => !existsSync(path.join(root, file)))).toEqual([])
})

test('it has a row for each of the 49 threats', () => {
  const [, section = ''] = page.split('## Threats')
  const numbers = [...section.matchAll(/^\| (\d+) +\|/gm)].map(([, number]) => Number(number))

  expect(numbers).toEqual(Array.from({ length: 49 }, (_, index) => index + 1))
})

test('it answers every requirement of ASVS 5.0 at levels 1 and 2, once', () => {
  const chapters = counts.map((_, index) =>
    rows.filter(([, chapter]) => Number(chapter) === index + 1),
  )

  expect(chapters.map(({ length }) => length)).toEqual(counts)
  expect(new Set(rows.map(([row]) => row.split(' ')[1])).size).toBe(253)
})

test('its sum is right', () => {
  const count = (state: string) => rows.filter(([, , each]) => each === state).length

  expect(page).toContain(
    `253 requirements: ${count('holds')} hold, ${count('not applicable')} do not apply, ${count('exception')} are exceptions.`,
  )
})

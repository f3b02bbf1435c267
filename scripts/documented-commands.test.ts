import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '..')
const text = ['README.md', 'CONTRIBUTING.md', 'tests/README.md']
  .map((file) => readFileSync(path.join(root, file), 'utf8'))
  .join('\n')

test('every path that the documents give to npm test is that of a test', () => {
  const tests = globSync('{app,contract,db,domain,scripts,server,tests}/**/*.{test,e2e}.{ts,tsx}', {
    cwd: root,
  })
  const words = [...text.matchAll(/npm test -- ([^`]+)`/g)].flatMap(([, given]) =>
    given!.split(' '),
  )

  expect(words.length).toBeGreaterThan(3)
  expect(words.filter((word) => !tests.some((file) => file.includes(word)))).toEqual([])
})

test('every npm script is in a document', () => {
  const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'))
  const unnamed = Object.keys(scripts).filter(
    (name) => !new RegExp(`npm (run )?${name}\\b|\`(bench:)?${name}\``).test(text),
  )

  expect(unnamed).toEqual([])
})

import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect } from 'vitest'
import { fingerprint } from '#scripts/fingerprint.mjs'
import { test } from '#tests/folder.ts'

test('is the same for the same files', ({ folder }) => {
  write(folder, 'app/a.ts', 'one')

  expect(fingerprint(folder, ['app'])).toBe(fingerprint(folder, ['app']))
})

test('changes with the content of a nested file', ({ folder }) => {
  write(folder, 'app/deep/a.ts', 'one')
  const before = fingerprint(folder, ['app'])
  write(folder, 'app/deep/a.ts', 'two')

  expect(fingerprint(folder, ['app'])).not.toBe(before)
})

test('changes when a file is renamed', ({ folder }) => {
  write(folder, 'app/a.ts', 'one')
  const before = fingerprint(folder, ['app'])
  renameSync(path.join(folder, 'app/a.ts'), path.join(folder, 'app/b.ts'))

  expect(fingerprint(folder, ['app'])).not.toBe(before)
})

test('changes with the extra words', ({ folder }) => {
  expect(fingerprint(folder, [], ['linux', 'x64'])).not.toBe(
    fingerprint(folder, [], ['linux', 'arm64']),
  )
})

test('ignores files outside the paths, and paths that do not exist', ({ folder }) => {
  write(folder, 'app/a.ts', 'one')
  const before = fingerprint(folder, ['app', 'public'])
  write(folder, 'docs/a.md', 'one')

  expect(fingerprint(folder, ['app', 'public'])).toBe(before)
})

function write(folder: string, name: string, text: string) {
  const file = path.join(folder, name)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, text)
}

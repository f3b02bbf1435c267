import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect } from 'vitest'
import { fingerprint, onceFor } from '#scripts/once-for.mjs'
import { test } from '#tests/folder.ts'

test('does the work once for the same input', async ({ folder }) => {
  const { runs, run } = counted(folder)
  await run('a')
  await run('a')

  expect(runs).toEqual(['a'])
})

test('does the work again for another input, also for an earlier one', async ({ folder }) => {
  const { runs, run } = counted(folder)
  for (const input of ['a', 'b', 'a']) await run(input)

  expect(runs).toEqual(['a', 'b', 'a'])
})

test('does work that failed half-way again', async ({ folder }) => {
  const { runs, run } = counted(folder)
  await run('a')
  const broken = onceFor(
    stampIn(folder),
    () => 'b',
    () => Promise.reject(new Error('no space')),
  )
  await expect(broken).rejects.toThrow('no space')
  await run('a')

  expect(runs).toEqual(['a', 'a'])
})

test('works in a folder that the work itself replaces', async ({ folder }) => {
  const { runs, run } = counted(path.join(folder, 'not', 'there', 'yet'))
  await run('a')
  await run('a')

  expect(runs).toEqual(['a'])
})

function counted(folder: string) {
  const runs: string[] = []
  const run = (input: string) =>
    onceFor(
      stampIn(folder),
      () => input,
      async () => void runs.push(input),
    )
  return { runs, run }
}

function stampIn(folder: string) {
  return path.join(folder, '.stamp')
}

test('a fingerprint is the same for the same files', ({ folder }) => {
  write(folder, 'app/a.ts', 'one')

  expect(fingerprint(folder, ['app'])).toBe(fingerprint(folder, ['app']))
})

test('a fingerprint changes with the content of a nested file', ({ folder }) => {
  write(folder, 'app/deep/a.ts', 'one')
  const before = fingerprint(folder, ['app'])
  write(folder, 'app/deep/a.ts', 'two')

  expect(fingerprint(folder, ['app'])).not.toBe(before)
})

test('a fingerprint changes when a file is renamed', ({ folder }) => {
  write(folder, 'app/a.ts', 'one')
  const before = fingerprint(folder, ['app'])
  renameSync(path.join(folder, 'app/a.ts'), path.join(folder, 'app/b.ts'))

  expect(fingerprint(folder, ['app'])).not.toBe(before)
})

test('a fingerprint changes with the extra words', ({ folder }) => {
  expect(fingerprint(folder, [], ['linux', 'x64'])).not.toBe(
    fingerprint(folder, [], ['linux', 'arm64']),
  )
})

test('a fingerprint ignores files outside the paths, and paths that do not exist', ({ folder }) => {
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

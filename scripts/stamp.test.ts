import path from 'node:path'
import { expect } from 'vitest'
import { onceFor } from '#scripts/stamp.mjs'
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

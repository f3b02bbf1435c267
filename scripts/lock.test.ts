import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { expect } from 'vitest'
import { withLock } from '#scripts/lock.mjs'
import { test } from '#tests/folder.ts'

test('lets one in at a time', async ({ folder }) => {
  let inside = 0
  let most = 0
  const visit = () =>
    withLock(folder, async () => {
      most = Math.max(most, ++inside)
      await new Promise((resolve) => setImmediate(resolve))
      inside--
    })
  await Promise.all([visit(), visit(), visit()])

  expect(most).toBe(1)
})

test('tells whoever has to wait', async ({ folder }) => {
  const told: string[] = []
  const second = await withLock(folder, async () => {
    const entered = withLock(
      folder,
      async () => told.push('in'),
      () => told.push('waiting'),
    )
    await expect.poll(() => told).toEqual(['waiting'])
    return { entered }
  })
  await second.entered

  expect(told).toEqual(['waiting', 'in'])
})

test('lets go when the work fails', async ({ folder }) => {
  const failing = withLock(folder, () => Promise.reject(new Error('no space')))
  await expect(failing).rejects.toThrow('no space')

  expect(await withLock(folder, async () => 'in')).toBe('in')
})

test('is free again when its holder is killed', async ({ folder }) => {
  const holder = spawn(process.execPath, ['--input-type=module', '-e', holderScript(folder)])
  await once(holder.stdout, 'data')
  const entered = withLock(folder, async () => 'in')
  holder.kill('SIGKILL')

  expect(await entered).toBe('in')
})

function holderScript(name: string) {
  const module = path.resolve(import.meta.dirname, 'lock.mjs')
  return `
    const { withLock } = await import(${JSON.stringify(module)})
    await withLock(${JSON.stringify(name)}, () => new Promise(() => console.log('held')))`
}

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect } from 'vitest'
import { sweepTemporaryFiles, temporaryFile } from '#server/photos/temporary-file.ts'
import { test } from '#tests/folder.ts'

test('what a killed process left is removed, what a living one uses stays', async ({ folder }) => {
  const [killed, living] = [startNode(), startNode()]
  const originals = [killed, living].map(({ pid }) => leaveOriginal(folder, pid!))
  killed.kill('SIGKILL')
  await once(killed, 'exit')
  const ofNobodyElse = leaveOriginal(folder, process.pid)
  const unrelated = path.join(folder, 'basera-other')
  writeFileSync(unrelated, '')

  await sweepTemporaryFiles(folder)

  expect(originals.map((file) => existsSync(file))).toEqual([false, true])
  expect(existsSync(ofNobodyElse)).toBe(false)
  expect(existsSync(unrelated)).toBe(true)
  living.kill('SIGKILL')
})

test('an old file goes even where another program has the number now', async ({ folder }) => {
  const other = startNode()
  const file = leaveOriginal(folder, other.pid!)
  const longAgo = new Date(Date.now() - 2 * 60 * 60_000)
  utimesSync(file, longAgo, longAgo)

  await sweepTemporaryFiles(folder)

  expect(existsSync(file)).toBe(false)
  other.kill('SIGKILL')
})

test('uploads lie in a folder that nobody else can read', () => {
  const folder = path.dirname(temporaryFile())
  expect(path.basename(folder)).toMatch(new RegExp(`^basera-uploads-${process.pid}-`))
  expect(statSync(folder).mode & 0o777).toBe(0o700)
})

function startNode() {
  return spawn(process.execPath, ['-e', 'setInterval(() => {}, 1_000)'], { stdio: 'ignore' })
}

function leaveOriginal(folder: string, pid: number) {
  const own = path.join(folder, `basera-uploads-${pid}-abcdef`)
  mkdirSync(own)
  const file = path.join(own, 'original')
  writeFileSync(file, 'with a GPS position')
  return file
}

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { test as base } from 'vitest'

/** A test with a folder of its own, removed afterwards. */
export const test = base.extend('folder', async ({}, { onCleanup }) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'basera-folder-'))
  onCleanup(() => rm(folder, { recursive: true, force: true }))
  return folder
})

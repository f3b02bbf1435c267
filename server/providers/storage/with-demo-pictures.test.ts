import { expect, test } from 'vitest'
import { scenes } from '#demo/pictures/scenes.ts'
import type { Storage } from '#server/providers/storage/storage.ts'
import { withDemoPictures } from '#server/providers/storage/with-demo-pictures.ts'

const name = `${scenes[0]!.key}/320.avif`

function memoryStorage() {
  const files = new Map<string, Uint8Array>()
  const storage: Storage = {
    put: async (file, bytes) => void files.set(file, bytes),
    get: async (file) => files.get(file),
    removeFolder: async () => {},
    isAway: () => false,
  }
  return { files, storage }
}

test('a demo picture is drawn when it is first asked for, and kept', async () => {
  const { files, storage } = memoryStorage()
  const drawn = await withDemoPictures(storage).get(name)
  expect(drawn?.length).toBeGreaterThan(500)
  expect(files.get(name)).toBe(drawn)
  expect(await withDemoPictures(storage).get(name)).toBe(drawn)
})

test('a file that is there is answered as it is', async () => {
  const { files, storage } = memoryStorage()
  const uploaded = new Uint8Array([1, 2, 3])
  files.set(name, uploaded)
  expect(await withDemoPictures(storage).get(name)).toBe(uploaded)
})

test('who asks for a picture that is being drawn gets the same one', async () => {
  const store = withDemoPictures(memoryStorage().storage)
  const [first, second] = await Promise.all([store.get(name), store.get(name)])
  expect(first).toBeDefined()
  expect(second).toBe(first)
})

test('a picture that cannot be kept is shown all the same', async () => {
  const { storage } = memoryStorage()
  const isFull = { ...storage, put: () => Promise.reject(new Error('ENOSPC')) }
  expect((await withDemoPictures(isFull).get(name))?.length).toBeGreaterThan(500)
})

test('no other name is ever drawn', async () => {
  const { files, storage } = memoryStorage()
  expect(await withDemoPictures(storage).get('an-upload/320.avif')).toBeUndefined()
  expect(files.size).toBe(0)
})

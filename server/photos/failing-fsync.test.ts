import { type FileHandle, mkdtemp, open, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { expect, vi } from 'vitest'
import { wizard } from '#contract/texts.ts'
import { fileStorage } from '#server/providers/storage/file-storage.ts'
import { apiFor } from '#tests/api.ts'
import { test } from '#tests/database.ts'
import { createUser } from '#tests/factories.ts'

const phone = '9811112222'

test('a picture that the disk does not confirm is not acknowledged, and leaves nothing', async ({
  db,
  onTestFinished,
}) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'basera-fsync-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await createUser(db, { phone })
  const api = apiFor(db)
  api.resources.storage = fileStorage(folder)
  await api.signIn(phone)
  const picture = await sharp({ create: { width: 90, height: 60, channels: 3, background: 'red' } })
    .jpeg()
    .toBuffer()
  const upload = async () => {
    const body = new FormData()
    body.append('image', new Blob([new Uint8Array(picture)]), 'a.jpg')
    return (await api.request('/img/upload', { body })).json()
  }

  const failing = vi.spyOn(await handlePrototype(folder), 'sync')
  failing.mockRejectedValue(Object.assign(new Error('EIO: i/o error, fsync'), { code: 'EIO' }))
  expect(await upload()).toMatchObject({ result_code: 503, data: { message: wizard.photoNoRoom } })
  expect(failing).toHaveBeenCalled()
  expect(await readdir(folder, { recursive: true })).toEqual([])
  expect(await db.selectFrom('photo').select('key').execute()).toEqual([])

  failing.mockRestore()
  expect(await upload()).toMatchObject({ result_code: 1 })
})

/** Node does not export the class of its file handles. */
async function handlePrototype(folder: string): Promise<FileHandle> {
  const handle = await open(folder)
  await handle.close()
  return Object.getPrototypeOf(handle)
}

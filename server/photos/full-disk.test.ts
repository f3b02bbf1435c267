import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { expect } from 'vitest'
import { wizard } from '#contract/texts.ts'
import { fileStorage } from '#server/providers/storage/file-storage.ts'
import { apiFor } from '#tests/api.ts'
import { test } from '#tests/database.ts'
import { createUser } from '#tests/factories.ts'

const phone = '9811112222'
const disk = mountSmallDisk()

// Only root may mount a disk; store-photo.test.ts covers the same with a disk that says it is full.
test.skipIf(!disk)(
  'a disk that is really full: a clear error, no half file, and the next upload works',
  async ({ db, onTestFinished }) => {
    const folder = disk!
    onTestFinished(() => unmount(folder))
    await createUser(db, { phone })
    const api = apiFor(db)
    api.resources.storage = fileStorage(folder)
    await api.signIn(phone)
    const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
    const picture = await sharp({
      create: { width: 300, height: 200, channels: 3, background: 'white', noise },
    })
      .jpeg()
      .toBuffer()
    const upload = async () => {
      const body = new FormData()
      body.append('image', new Blob([new Uint8Array(picture)]), 'a.jpg')
      return (await api.request('/img/upload', { body })).json()
    }

    writeFileSync(path.join(folder, 'others'), Buffer.alloc(2_000_000))
    expect(await upload()).toMatchObject({
      result_code: 503,
      data: { message: wizard.photoNoRoom },
    })
    expect(readdirSync(folder, { recursive: true })).toEqual(['others'])
    expect(await db.selectFrom('photo').select('key').execute()).toEqual([])

    rmSync(path.join(folder, 'others'))
    expect(await upload()).toMatchObject({ result_code: 1 })
  },
)

function mountSmallDisk() {
  const folder = mkdtempSync(path.join(tmpdir(), 'basera-disk-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=2m', 'tmpfs', folder], { stdio: 'ignore' })
    return folder
  } catch {
    rmdirSync(folder)
    return undefined
  }
}

function unmount(folder: string) {
  execFileSync('umount', [folder])
  rmdirSync(folder)
}

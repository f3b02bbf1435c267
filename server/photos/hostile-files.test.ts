import { readdirSync, readFileSync } from 'node:fs'
import sharp from 'sharp'
import { expect } from 'vitest'
import { photoKey } from '#contract/listing/pictures.ts'
import { apiFor } from '#tests/api.ts'
import { test } from '#tests/database.ts'
import { createUser } from '#tests/factories.ts'
import { hostileFiles, hostileMark } from '#tests/hostile-files.ts'

const phone = '9811112222'
const MB = 1024 * 1024

test('200 hostile files: none of their bytes is served, memory stays low, nothing crashes', {
  timeout: 120_000,
}, async ({ db }) => {
  await createUser(db, { phone })
  const api = apiFor(db)
  await api.signIn(phone)
  const files = await hostileFiles()
  expect(files).toHaveLength(200)
  expect(new Set(files.map(({ bytes }) => bytes.toString('latin1'))).size).toBe(200)
  const upload = async (bytes: Uint8Array) => {
    const body = new FormData()
    body.append('image', new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), 'a.jpg')
    const reply = await api.request('/img/upload', { body })
    return { status: reply.status, ...(await reply.json()) }
  }
  const honest = await sharp({ create: { width: 90, height: 60, channels: 3, background: 'red' } })
    .jpeg()
    .toBuffer()
  expect(await upload(honest)).toMatchObject({ status: 200 })

  const before = memoryInUse()
  let most = before
  const watch = setInterval(() => {
    most = Math.max(most, memoryInUse())
  }, 50)
  const stored: string[] = []
  for (const { name, bytes } of files) {
    const reply = await upload(bytes)
    expect([200, 413, 415, 422], `${name}: ${JSON.stringify(reply)}`).toContain(reply.status)
    if (reply.status === 200) stored.push(photoKey(reply.data.path) ?? '')
  }
  clearInterval(watch)

  // At least the polyglots, those with a place inside and four bombs are pictures too.
  expect(stored.length).toBeGreaterThanOrEqual(28)
  for (const key of stored) {
    for (const name of ['320.avif', '320.webp', '1280.jpg']) {
      const bytes = await api.resources.storage.get(`${key}/${name}`)
      const { exif, xmp, iptc } = await sharp(bytes).metadata()
      expect([exif, xmp, iptc, Buffer.from(bytes!).includes(hostileMark)]).toEqual([
        undefined,
        undefined,
        undefined,
        false,
      ])
    }
  }
  expect((most - before) / MB).toBeLessThan(200)
  expect(await upload(honest)).toMatchObject({ status: 200 })
})

/** This process and the decoders that it started, as far as the system tells. */
function memoryInUse() {
  return process.memoryUsage.rss() + childrenOf(process.pid).reduce((sum, pid) => sum + rss(pid), 0)
}

function childrenOf(pid: number): number[] {
  return attempt(() => {
    const threads = readdirSync(`/proc/${pid}/task`)
    const lists = threads.map((thread) =>
      readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8'),
    )
    return lists.flatMap((list) => list.split(' ').filter(Boolean).map(Number))
  }, [])
}

function rss(pid: number) {
  const status = attempt(() => readFileSync(`/proc/${pid}/status`, 'utf8'), '')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) * 1024
}

/** A process may end while it is looked at, and not every system has /proc. */
function attempt<Result>(read: () => Result, otherwise: Result): Result {
  try {
    return read()
  } catch {
    return otherwise
  }
}

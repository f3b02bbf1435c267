import { createServer } from 'node:net'
import { expect, inject, test } from 'vitest'
import { answers } from '#db/embedded/answers.ts'

test('a running server answers, also with a refusal', async () => {
  const { url } = inject('testServer')
  expect(await answers(url)).toBe(true)
  const stranger = new URL(url)
  stranger.username = 'stranger'
  expect(await answers(stranger.href)).toBe(true)
})

test('a closed port does not answer', async () => {
  expect(await answers('postgres://postgres:secret@127.0.0.1:1/postgres')).toBe(false)
})

test('a server that dies while we talk to it does not answer', async () => {
  const dying = createServer((socket) => socket.once('data', () => socket.destroy()))
  await new Promise<void>((resolve) => dying.listen(0, '127.0.0.1', resolve))
  const address = dying.address()
  const port = typeof address === 'object' ? address?.port : undefined

  expect(await answers(`postgres://postgres:secret@127.0.0.1:${port}/postgres`)).toBe(false)
  dying.close()
})

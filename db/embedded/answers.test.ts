import { createServer } from 'node:net'
import { expect } from 'vitest'
import { answers } from '#db/embedded/answers.ts'
import { test } from '#db/embedded/fixtures/sandbox.ts'

test('a running server answers, also with a refusal', async ({ database: { url } }) => {
  expect(await answers(url)).toBe(true)
  expect(await answers(url.replace('/postgres:', '/stranger:'))).toBe(true)
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

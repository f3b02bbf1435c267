import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { test as base, expect, vi } from 'vitest'
import { smtpEmail } from '#server/providers/channels/smtp-email.ts'
import { providerTimeoutMs } from '#server/providers/provider-timeout.ts'

type Mail = { to: string[]; text: string }

const test = base.extend('startServer', async ({}, { onCleanup }) => {
  const closing: (() => Promise<void>)[] = []
  onCleanup(async () => {
    for (const close of closing) await close()
  })
  return async (options: SMTPServerOptions = {}) => {
    const mails: Mail[] = []
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData(stream, session, done) {
        const to = session.envelope.rcptTo.map(({ address }) => address)
        text(stream).then((body) => {
          mails.push({ to, text: body })
          done()
        }, done)
      },
      ...options,
    })
    server.on('error', () => {})
    const listener = server.listen(0, '127.0.0.1')
    await once(listener, 'listening')
    closing.push(() => new Promise((resolve) => server.close(() => resolve())))
    const address = listener.address()
    const port = typeof address === 'object' && address ? address.port : 0
    return { url: `smtp://127.0.0.1:${port}`, mails }
  }
})

test('delivers a mail in any script', async ({ startServer }) => {
  const { url, mails } = await startServer()
  await channel(url)({
    to: 'asha@example.com',
    subject: 'नया संदेश',
    body: 'Namaste\nA new lead.',
    purpose: 'alert',
  })

  expect(mails).toHaveLength(1)
  expect(mails[0]?.to).toEqual(['asha@example.com'])
  expect(mails[0]?.text).toMatch(/^From: Basera <post@basera\.example>\r?$/m)
  expect(mails[0]?.text).toMatch(/^Subject: =\?UTF-8\?/m)
  expect(mails[0]?.text).toContain('A new lead.')
})

test('keeps a line break in the subject from becoming a header', async ({ startServer }) => {
  const { url, mails } = await startServer()
  const subject = 'Hello\r\nBcc: eve@example.com'
  await channel(url)({ to: 'asha@example.com', subject, body: 'x', purpose: 'alert' })

  expect(mails[0]?.to).toEqual(['asha@example.com'])
  expect(mails[0]?.text).not.toMatch(/^Bcc:/m)
})

test('names the address that stops such mails by one click, unbroken', async ({ startServer }) => {
  const { url, mails } = await startServer()
  const unsubscribe = `https://basera.example/search-alert?t=${'a'.repeat(240)}`
  await channel(url)({ ...mail, unsubscribe })
  await channel(url)(mail)

  const lines = mails[0]?.text.split('\r\n')
  expect(lines).toContain(`List-Unsubscribe: <${unsubscribe}>`)
  expect(lines).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
  expect(mails[1]?.text).not.toContain('List-Unsubscribe')
})

test('gives up on a receiver that the server refuses', async ({ startServer }) => {
  const { url } = await startServer({
    onRcptTo: (_address, _session, done) => done(refusal(550)),
  })

  await expect(channel(url)(mail)).rejects.toMatchObject({ mayRetry: false })
})

test('may try again when the server is busy', async ({ startServer }) => {
  const { url } = await startServer({
    onRcptTo: (_address, _session, done) => done(refusal(451)),
  })

  await expect(channel(url)(mail)).rejects.toMatchObject({ name: 'SendError', mayRetry: true })
})

test('repeats nothing of the receiver in its errors', async ({ startServer }) => {
  const { url } = await startServer({
    onRcptTo: ({ address }, _session, done) => done(refusal(550, `no ${address} here`)),
  })

  const error = await channel(url)(mail).catch((each: Error) => each.message)
  expect(error).toMatch(/550/)
  expect(error).not.toContain('asha')
})

test('does not wait for a server that never greets', async ({ onTestFinished }) => {
  const url = await listen(onTestFinished, () => {})
  const sending = channel(url, 1_000)(mail)
  await expect(sending).rejects.toMatchObject({ name: 'SendError', mayRetry: true, ...unsent })
})

test('waits as long as any provider may take', async ({ startServer }) => {
  const { url } = await startServer()
  const timers = vi.spyOn(globalThis, 'setTimeout')
  await channel(url)(mail)
  expect(timers.mock.calls.map(([, ms]) => ms)).toContain(providerTimeoutMs)
})

test('says that nothing left when nobody listens', async () => {
  const sending = channel('smtp://127.0.0.1:1')(mail)
  await expect(sending).rejects.toMatchObject({ mayRetry: true, ...unsent })
})

test('does not know what became of a mail whose connection ended before the answer', async ({
  onTestFinished,
}) => {
  const url = await listen(onTestFinished, (socket) => {
    let isBody = false
    socket.write('220 welcome\r\n')
    createInterface(socket).on('line', (line) => {
      if (line === '.') return socket.destroy()
      if (isBody) return
      isBody = line === 'DATA'
      socket.write(isBody ? '354 go on\r\n' : '250 yes\r\n')
    })
  })
  await expect(channel(url)(mail)).rejects.toMatchObject({ mayRetry: true, outcome: 'unknown' })
})

const unsent = { outcome: 'unsent' }

const mail = { to: 'asha@example.com', subject: 'Hello', body: 'x', purpose: 'alert' } as const

function channel(url: string, timeoutMs?: number) {
  const from = 'Basera <post@basera.example>'
  return smtpEmail({ url, from, siteName: 'Basera', ...(timeoutMs && { timeoutMs }) })
}

async function listen(onFinished: (close: () => void) => void, onSocket: (to: Socket) => void) {
  const server = createServer((socket) => {
    socket.on('error', () => {})
    onSocket(socket)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onFinished(() => void server.close())
  const address = server.address()
  return `smtp://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
}

function refusal(responseCode: number, message = 'no') {
  return Object.assign(new Error(message), { responseCode })
}

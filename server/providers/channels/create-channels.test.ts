import { describe, expect } from 'vitest'
import { readEnv } from '#server/env.ts'
import type { ChannelName } from '#server/providers/channels/channel.ts'
import { createChannels } from '#server/providers/channels/create-channels.ts'
import { listOutbox } from '#server/providers/channels/outbox.ts'
import { codeChannel } from '#server/providers/channels/providers.ts'
import { test } from '#tests/database.ts'

const secret = Buffer.from('a secret of this test')
const alert = {
  subject: 'New lead',
  body: 'Asha asked for your number.',
  purpose: 'alert',
} as const

describe('a channel without a provider', () => {
  test('keeps what it is given, newest first and unreadable in the table', async ({ db }) => {
    const channels = createChannels(db, secret, readEnv({}))
    await channels.sms({ ...alert, to: '9876543210' })
    await channels.email({ ...alert, to: 'asha@example.com' })

    expect(await listOutbox(db, secret)).toMatchObject([
      { channel: 'email', to: 'asha@example.com', subject: 'New lead', body: alert.body },
      { channel: 'sms', to: '9876543210' },
    ])
    const rows = await db.selectFrom('outboxMessage').select('sealed').execute()
    expect(Buffer.concat(rows.map(({ sealed }) => sealed)).toString('latin1')).not.toMatch(
      /Asha|9876543210/,
    )
  })
})

describe('every channel', () => {
  test.for<[ChannelName, string]>([
    ['sms', '98765'],
    ['sms', '9876543210\r\n9876543211'],
    ['whatsapp', 'asha@example.com'],
    ['email', '9876543210'],
    ['email', 'asha@example.com\r\nBcc: eve@example.com'],
    ['email', 'asha@example.com, eve@example.com'],
    ['email', 'Eve <eve@example.com>'],
  ])('refuses to send by %s to %j', async ([name, to], { db }) => {
    const channels = createChannels(db, secret, readEnv({}))

    await expect(channels[name]({ ...alert, to })).rejects.toMatchObject({ mayRetry: false })
    expect(await listOutbox(db, secret)).toEqual([])
  })

  test('refuses a subject that would begin a new header', async ({ db }) => {
    const channels = createChannels(db, secret, readEnv({}))
    const sending = channels.email({
      ...alert,
      to: 'asha@example.com',
      subject: 'Hello\r\nBcc: eve@example.com',
    })

    await expect(sending).rejects.toMatchObject({ mayRetry: false })
  })

  test('sends no link that came with the words of a user, and keeps our own', async ({ db }) => {
    const env = readEnv({ PUBLIC_URL: 'https://basera.example' })
    const channels = createChannels(db, secret, env)
    const body = 'Basera: verify at http://evil.example wrote. See https://basera.example/leads'
    await channels.whatsapp({ ...alert, to: '9876543210', body })

    expect(await listOutbox(db, secret)).toMatchObject([
      { body: 'Basera: verify at evil. example wrote. See https://basera.example/leads' },
    ])
  })
})

test('codes that were asked for by SMS take WhatsApp where nothing else carries them', () => {
  const whatsapp = {
    WHATSAPP_TOKEN: 'token',
    WHATSAPP_PHONE_ID: '1',
    WHATSAPP_ALERT_TEMPLATE: 'alert',
    WHATSAPP_CODE_TEMPLATE: 'code',
  }
  const sms = { SMS_PROVIDER: 'http', SMS_URL: 'https://sms.example/{to}' }
  expect(codeChannel(readEnv(whatsapp), 'sms')).toBe('whatsapp')
  expect(codeChannel(readEnv({ ...whatsapp, ...sms }), 'sms')).toBe('sms')
  expect(codeChannel(readEnv({}), 'sms')).toBe('sms')
})

import { expect, test } from 'vitest'
import { DomainError } from '#domain/errors.ts'
import { SendError } from '#server/providers/channels/channel.ts'

test('errors are recognised across copies of their class, which hot reload and the build make', async () => {
  const domain = '#domain/errors.ts?copy'
  const channel = '#server/providers/channels/channel.ts?copy'
  const { DomainError: OtherDomainError } = await import(domain)
  const { SendError: OtherSendError } = await import(channel)
  expect(OtherDomainError).not.toBe(DomainError)
  expect(OtherSendError).not.toBe(SendError)

  expect(new OtherDomainError('too_many')).toBeInstanceOf(DomainError)
  expect(new OtherSendError('refused', { mayRetry: false })).toBeInstanceOf(SendError)
  for (const other of [new Error('a bug'), 'DomainError', undefined]) {
    expect([other instanceof DomainError, other instanceof SendError]).toEqual([false, false])
  }
})

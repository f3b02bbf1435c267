import { expect, test } from 'vitest'
import { DomainError, isDomainError } from '#domain/errors.ts'
import { isSendError, SendError } from '#server/providers/channels/channel.ts'

test('errors are recognised across copies of their class, which hot reload and the build make', async () => {
  const domain = '#domain/errors.ts?copy'
  const channel = '#server/providers/channels/channel.ts?copy'
  const { DomainError: OtherDomainError } = await import(domain)
  const { SendError: OtherSendError } = await import(channel)
  expect(OtherDomainError).not.toBe(DomainError)
  expect(OtherSendError).not.toBe(SendError)

  expect(isDomainError(new OtherDomainError('too_many'))).toBe(true)
  expect(isSendError(new OtherSendError('refused', { mayRetry: false }))).toBe(true)
  for (const other of [new Error('a bug'), 'DomainError', undefined]) {
    expect([isDomainError(other), isSendError(other)]).toEqual([false, false])
  }
})

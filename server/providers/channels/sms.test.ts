import { describe, expect, vi } from 'vitest'
import type { Message } from '#server/providers/channels/channel.ts'
import { httpSms } from '#server/providers/channels/http-sms.ts'
import { msg91Sms } from '#server/providers/channels/msg91-sms.ts'
import { providerTimeoutMs } from '#server/providers/provider-timeout.ts'
import { test } from '#tests/gateway.ts'

const code: Message = { to: '9876543210', body: '4821 is your OTP.', purpose: 'code', code: '4821' }
const alert: Message = { to: '9876543210', body: 'A new lead & a "visit"', purpose: 'alert' }

describe('MSG91', () => {
  test('sends the code and the text with the registered header and templates', async ({
    gateway,
  }) => {
    const send = msg91(gateway.url)
    await send(code)
    await send(alert)

    expect(gateway.received[0]).toMatchObject({ method: 'POST', path: '/api/v5/flow' })
    expect(gateway.received[0]?.headers.authkey).toBe('key-1')
    expect(gateway.received.map(({ body }) => JSON.parse(body))).toMatchObject([
      {
        template_id: 'T-code',
        sender: 'BASERA',
        PE_ID: '1101',
        recipients: [{ mobiles: '919876543210', code: '4821' }],
      },
      { template_id: 'T-alert', recipients: [{ mobiles: '919876543210', text: alert.body }] },
    ])
  })

  test.for([
    { manners: { status: 500 }, mayRetry: true },
    { manners: { status: 429 }, mayRetry: true },
    { manners: { status: 408 }, mayRetry: true },
    { manners: { status: 400, body: '{"type":"error"}' }, mayRetry: false },
    { manners: { status: 401 }, mayRetry: false },
    { manners: { status: 302, headers: { location: '/elsewhere' } }, mayRetry: false },
    { manners: { status: 200, body: '{"type":"error","message":"x"}' }, mayRetry: false },
    { manners: { status: 200, body: '<html>Welcome</html>' }, mayRetry: true },
    { manners: { status: 200, body: '[]' }, mayRetry: true },
    { manners: { status: 200, body: '' }, mayRetry: true },
    { manners: { status: 200, body: '{"type":"maybe"}' }, mayRetry: true },
    { manners: { status: 200, body: `"${'x'.repeat(100_000)}"` }, mayRetry: true },
    { manners: 'hang' as const, mayRetry: true },
  ])('fails at $manners', async ({ manners, mayRetry }, { gateway }) => {
    gateway.behave(manners)

    const send = msg91(gateway.url, manners === 'hang' ? 300 : undefined)
    await expect(send(code)).rejects.toMatchObject({ name: 'SendError', mayRetry })
    expect(gateway.received).toHaveLength(1)
  })

  test('waits as long as any provider may take', async ({ gateway }) => {
    const timeout = vi.spyOn(AbortSignal, 'timeout')
    await msg91(gateway.url)(code)
    expect(timeout.mock.calls).toEqual([[providerTimeoutMs]])
  })

  test('fails when nobody listens', async ({ gateway }) => {
    const send = msg91(gateway.url)
    await gateway.close()

    await expect(send(code)).rejects.toMatchObject({ name: 'SendError', mayRetry: true })
  })

  test('repeats nothing of the message in its errors', async ({ gateway }) => {
    gateway.behave({ status: 400, body: 'no route to 919876543210 for 4821' })

    const error = await msg91(gateway.url)(code).catch((each: Error) => each.message)
    expect(error).toMatch(/400/)
    expect(error).not.toMatch(/9876543210|4821/)
  })
})

describe('any gateway over HTTP', () => {
  test('fills the address, encoded', async ({ gateway }) => {
    await httpSms({ url: `${gateway.url}/send?to=91{to}&text={body}`, headers: {} })(alert)

    const { method, path } = gateway.received[0]!
    expect(method).toBe('GET')
    expect(new URL(path, gateway.url).searchParams.get('text')).toBe(alert.body)
    expect(path).toContain('to=919876543210')
  })

  test('fills the texts of a JSON body and never what it has filled in', async ({ gateway }) => {
    const send = httpSms({
      url: `${gateway.url}/send`,
      headers: { 'api-key': 'k' },
      body: { to: ['91{to}'], text: '{body}', otp: '{code}', flash: false },
    })
    await send({ ...code, body: '{code} {to} "quoted"' })

    expect(gateway.received[0]?.headers).toMatchObject({
      'api-key': 'k',
      'content-type': 'application/json',
    })
    expect(JSON.parse(gateway.received[0]!.body)).toEqual({
      to: ['919876543210'],
      text: '{code} {to} "quoted"',
      otp: '4821',
      flash: false,
    })
  })

  test('wants to see the text that stands for success', async ({ gateway }) => {
    const send = httpSms({ url: `${gateway.url}/send`, headers: {}, expect: 'accepted' })
    gateway.behave({ status: 200, body: 'accepted: 1' })
    await send(code)
    gateway.behave({ status: 200, body: 'no credit' })

    await expect(send(code)).rejects.toMatchObject({ name: 'SendError', mayRetry: true })
  })
})

function msg91(url: string, timeoutMs?: number) {
  return msg91Sms({
    url: `${url}/api/v5/flow`,
    authKey: 'key-1',
    entityId: '1101',
    sender: 'BASERA',
    templates: { code: 'T-code', alert: 'T-alert', bulk: 'T-bulk' },
    ...(timeoutMs && { timeoutMs }),
  })
}

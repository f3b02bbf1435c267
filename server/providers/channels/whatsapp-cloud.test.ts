import { expect } from 'vitest'
import { type WhatsappSettings, whatsappCloud } from '#server/providers/channels/whatsapp-cloud.ts'
import { test } from '#tests/gateway.ts'

const accepted = { status: 200, body: '{"messages":[{"id":"wamid.1"}]}' }
const to = '9876543210'

test('sends an alert by its template, on one line', async ({ gateway }) => {
  gateway.behave(accepted)
  await channel(gateway.url)({ to, body: 'A visit\n  is asked for', purpose: 'alert' })

  const { path, headers, body } = gateway.received[0]!
  expect(path).toBe('/v23.0/555/messages')
  expect(headers.authorization).toBe('Bearer token-1')
  expect(JSON.parse(body)).toMatchObject({
    messaging_product: 'whatsapp',
    to: '919876543210',
    type: 'template',
    template: {
      name: 'alert_1',
      language: { code: 'en' },
      components: [{ type: 'body', parameters: [{ type: 'text', text: 'A visit is asked for' }] }],
    },
  })
})

test('sends a code in the text and in the button that copies it', async ({ gateway }) => {
  gateway.behave(accepted)
  await channel(gateway.url, { code: 'code_1' })({ to, body: 'x', purpose: 'code', code: '4821' })

  const { components } = JSON.parse(gateway.received[0]!.body).template
  expect(components).toMatchObject([
    { type: 'body', parameters: [{ text: '4821' }] },
    { type: 'button', sub_type: 'url', parameters: [{ text: '4821' }] },
  ])
})

test('sends bulk as plain text where it has no template', async ({ gateway }) => {
  gateway.behave(accepted)
  await channel(gateway.url)({ to, body: 'Two lines\nare fine', purpose: 'bulk' })

  expect(JSON.parse(gateway.received[0]!.body)).toMatchObject({
    type: 'text',
    text: { body: 'Two lines\nare fine' },
  })
})

test('refuses a code without a template, before any call', async ({ gateway }) => {
  const sending = channel(gateway.url)({ to, body: 'x', purpose: 'code', code: '4821' })

  await expect(sending).rejects.toMatchObject({ name: 'SendError', mayRetry: false })
  expect(gateway.received).toEqual([])
})

test.for([
  { manners: { status: 500 }, mayRetry: true, outcome: 'refused' },
  { manners: { status: 429 }, mayRetry: true, outcome: 'unsent' },
  { manners: { status: 502 }, mayRetry: true, outcome: 'unknown' },
  { manners: { status: 504 }, mayRetry: true, outcome: 'unknown' },
  {
    manners: { status: 400, body: '{"error":{"code":131026}}' },
    mayRetry: false,
    outcome: 'refused',
  },
  { manners: { status: 200, body: '{"messages":[]}' }, mayRetry: true, outcome: 'unknown' },
  { manners: { status: 200, body: 'ok' }, mayRetry: true, outcome: 'unknown' },
])('fails at $manners', async ({ manners, ...details }, { gateway }) => {
  gateway.behave(manners)
  const sending = channel(gateway.url)({ to, body: 'x', purpose: 'alert' })

  await expect(sending).rejects.toMatchObject({ name: 'SendError', ...details })
})

function channel(url: string, templates: WhatsappSettings['templates'] = {}) {
  return whatsappCloud({
    url: `${url}/v23.0`,
    token: 'token-1',
    phoneId: '555',
    language: 'en',
    templates: { alert: 'alert_1', ...templates },
  })
}

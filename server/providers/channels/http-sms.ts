import { callProvider } from '#server/providers/channels/call-provider.ts'
import { type Message, type Send, SendError } from '#server/providers/channels/channel.ts'

export type HttpSmsSettings = {
  /** May hold {to}, {body}, {code} and {template} (the DLT number) after the host. */
  url: string
  headers: Record<string, string>
  /** A JSON body in which the same placeholders are filled in; without it the call is a GET. */
  body?: unknown
  /** What the answer must contain to count as a success. */
  expect?: string | undefined
}

/** SMS through any gateway that takes one HTTP call per message. */
export function httpSms({ url, headers, body, expect }: HttpSmsSettings): Send {
  return async (message) => {
    const fill = filler(message)
    const address = fill(url, encodeURIComponent)
    const text =
      body === undefined
        ? await callProvider(address, { method: 'GET', headers })
        : await callProvider(address, {
            method: 'POST',
            headers: { 'content-type': 'application/json', ...headers },
            body: JSON.stringify(fillTexts(body, fill)),
          })
    if (expect && !text.includes(expect)) {
      throw new SendError('the gateway did not confirm', { mayRetry: true })
    }
  }
}

type Fill = (template: string, encode?: (value: string) => string) => string

/** Fills in one pass, so that placeholders within a message stay as they are. */
function filler({ to, body, code = '', dltId = '' }: Message): Fill {
  const values: Record<string, string> = { to, body, code, template: dltId }
  return (template, encode = (value) => value) =>
    template.replace(/\{(to|body|code|template)\}/g, (_, name: string) =>
      encode(values[name] ?? ''),
    )
}

function fillTexts(value: unknown, fill: Fill): unknown {
  if (typeof value === 'string') return fill(value)
  if (Array.isArray(value)) return value.map((each) => fillTexts(each, fill))
  if (!value || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, fillTexts(each, fill)]),
  )
}

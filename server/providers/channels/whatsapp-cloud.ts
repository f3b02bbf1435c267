import { callProvider, readAnswer } from '#server/providers/channels/call-provider.ts'
import { type Message, type Send, SendError } from '#server/providers/channels/channel.ts'

export type WhatsappSettings = {
  /** The address of the Graph API with its version. */
  url: string
  token: string
  phoneId: string
  language: string
  /**
   * The approved template of each kind. A kind without one goes out as plain text, which WhatsApp
   * delivers only to people who wrote to us within a day; a code always needs one.
   */
  templates: Partial<Record<Message['purpose'], string | undefined>>
}

/** WhatsApp through Meta's Cloud API. */
export function whatsappCloud(settings: WhatsappSettings): Send {
  const { url, token, phoneId } = settings
  return async (message) => {
    const text = await callProvider(`${url}/${encodeURIComponent(phoneId)}/messages`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({
        messaging_product: 'whatsapp',
        recipient_type: 'individual',
        to: `91${message.to}`,
        ...content(settings, message),
      }),
    })
    const { messages } = readAnswer(text)
    if (!Array.isArray(messages) || messages.length === 0) {
      throw new SendError('the gateway did not confirm', { mayRetry: true })
    }
  }
}

function content({ templates, language }: WhatsappSettings, { purpose, body, code }: Message) {
  const name = templates[purpose]
  if (name) {
    const components = purpose === 'code' ? codeParts(code ?? '') : [bodyPart(oneLine(body))]
    return { type: 'template', template: { name, language: { code: language }, components } }
  }
  if (purpose === 'code') {
    throw new SendError('there is no WhatsApp template for codes', { mayRetry: false })
  }
  return { type: 'text', text: { body, preview_url: false } }
}

/** The code stands in the text and in the button that copies it. */
function codeParts(code: string) {
  const parameters = [{ type: 'text', text: code }]
  return [bodyPart(code), { type: 'button', sub_type: 'url', index: '0', parameters }]
}

function bodyPart(text: string) {
  return { type: 'body', parameters: [{ type: 'text', text }] }
}

/** A template's value may have no line break and no run of spaces. */
function oneLine(text: string) {
  return text.replace(/\s+/g, ' ').trim()
}

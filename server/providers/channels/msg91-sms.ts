import { callProvider, readAnswer } from '#server/providers/channels/call-provider.ts'
import { type Message, type Send, SendError } from '#server/providers/channels/channel.ts'

export type Msg91Settings = {
  url: string
  authKey: string
  /**
   * How the state's register of senders (DLT) knows us: our entity number and our sender id of six
   * letters.
   */
  entityId: string
  sender: string
  /** The registered template of each kind of message; `##code##` or `##text##` stands for ours. */
  templates: Record<Message['purpose'], string>
  /** How long the gateway may take, where that is not what any provider may. */
  timeoutMs?: number
}

/** SMS through MSG91's flow call, or a gateway that speaks it. */
export function msg91Sms(settings: Msg91Settings): Send {
  const { url, authKey, entityId, sender, templates, timeoutMs } = settings
  return async ({ to, body: words, purpose, code, dltId }) => {
    const body = JSON.stringify({
      template_id: templates[purpose],
      sender,
      PE_ID: entityId,
      ...(dltId && { DLT_TE_ID: dltId }),
      short_url: '0',
      recipients: [{ mobiles: `91${to}`, ...(code ? { code } : { text: words }) }],
    })
    const headers = {
      authkey: authKey,
      'content-type': 'application/json',
      accept: 'application/json',
    }
    const text = await callProvider(url, { method: 'POST', headers, body }, { timeoutMs })
    const { type } = readAnswer(text)
    // MSG91 answers 200 even when it refuses.
    if (type === 'error') throw new SendError('the gateway refused', { mayRetry: false })
    if (type !== 'success') {
      throw new SendError('the gateway did not confirm', { mayRetry: true })
    }
  }
}

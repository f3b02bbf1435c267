import { createTransport } from 'nodemailer'
import { type Send, SendError } from '#server/providers/channels/channel.ts'
import { providerTimeoutMs } from '#server/providers/provider-timeout.ts'

export type SmtpSettings = { url: string; from: string; siteName: string }

/** E-mail through any SMTP server, as plain text. */
export function smtpEmail({ url, from, siteName }: SmtpSettings): Send {
  const transport = createTransport({
    url,
    connectionTimeout: providerTimeoutMs,
    greetingTimeout: providerTimeoutMs,
    socketTimeout: providerTimeoutMs,
    dnsTimeout: providerTimeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  })

  return async ({ to, subject, body }) => {
    const mail = { from, to: { name: '', address: to }, subject: subject || siteName, text: body }
    try {
      await withTimeout(transport.sendMail(mail))
    } catch (error) {
      throw asSendError(error)
    }
  }
}

/** The socket's time-outs restart with every byte; this one covers the whole sending. */
async function withTimeout(sending: Promise<unknown>) {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('late')), providerTimeoutMs)
  })
  await Promise.race([sending, late]).finally(() => clearTimeout(timer))
}

/** Says what happened by codes alone: what the server said may repeat the address. */
function asSendError(error: unknown) {
  const { code, responseCode } = error as { code?: string; responseCode?: number }
  const reason = responseCode ?? code ?? 'no answer in time'
  // Wrong credentials are the operator's to mend; the message itself was not refused.
  const isRefused = code !== 'EAUTH' && responseCode !== undefined && responseCode >= 500
  const isUnsent = code === 'EAUTH' || code === 'ECONNECTION' || code === 'EDNS'
  return new SendError(`the mail server did not take it (${reason})`, {
    mayRetry: !isRefused,
    outcome: isUnsent ? 'unsent' : responseCode === undefined ? 'unknown' : 'refused',
  })
}

import { createTransport } from 'nodemailer'
import { type Send, SendError } from '#server/providers/channels/channel.ts'
import { providerTimeoutMs } from '#server/providers/provider-timeout.ts'

const neverConnected = new Set(['ECONNREFUSED', 'EHOSTUNREACH', 'ENETUNREACH'])
const neverGreeted = new Set(['CONNECT_TIMEOUT', 'GREETING_TIMEOUT', 'UPGRADE_TIMEOUT'])

export type SmtpSettings = {
  url: string
  from: string
  siteName: string
  /** How long the server may take, where that is not what any provider may. */
  timeoutMs?: number
}

/** E-mail through any SMTP server, as plain text. */
export function smtpEmail(settings: SmtpSettings): Send {
  const { url, from, siteName, timeoutMs = providerTimeoutMs } = settings
  const setupTimeoutMs = timeoutMs - 500
  const transport = createTransport({
    url,
    // Shorter than the time for the whole call, so that a mail server that does not greet can be
    // told from one that does not answer to a mail.
    connectionTimeout: setupTimeoutMs,
    greetingTimeout: setupTimeoutMs,
    socketTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  })

  return async ({ to, subject, body, unsubscribe }) => {
    const mail = {
      from,
      to: { name: '', address: to },
      subject: subject || siteName,
      text: body,
      ...(unsubscribe && { headers: oneClick(unsubscribe) }),
    }
    try {
      await withTimeout(transport.sendMail(mail), timeoutMs)
    } catch (error) {
      throw asSendError(error)
    }
  }
}

/** The button of mail programs that stops messages; prepared, since a folded address is none. */
function oneClick(url: string) {
  return {
    'List-Unsubscribe': { prepared: true, value: `<${url}>` },
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
}

/** The socket's time-outs restart with every byte; this one covers the whole sending. */
async function withTimeout(sending: Promise<unknown>, timeoutMs: number) {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('late')), timeoutMs)
  })
  await Promise.race([sending, late]).finally(() => clearTimeout(timer))
}

/** Describes the error by codes alone: the server's words may repeat the address. */
function asSendError(error: unknown) {
  const { code, responseCode } = error as SmtpError
  const reason = responseCode ?? code ?? 'no answer in time'
  // Wrong credentials are for the operator to correct; the message itself was not refused.
  const isRefused = code !== 'EAUTH' && responseCode !== undefined && responseCode >= 500
  return new SendError(`the mail server did not take it (${reason})`, {
    mayRetry: !isRefused,
    outcome: isUnsent(error as SmtpError)
      ? 'unsent'
      : responseCode === undefined
        ? 'unknown'
        : 'refused',
  })
}

type SmtpError = {
  code?: string
  originalCode?: string
  timeoutType?: string
  responseCode?: number
}

/** An early end of the connection is not among them: the mail may have been handed over before. */
function isUnsent({ code, originalCode = '', timeoutType = '' }: SmtpError) {
  const isNotLetIn = code === 'EAUTH' || code === 'EDNS' || code === 'ETLS'
  return isNotLetIn || neverConnected.has(originalCode) || neverGreeted.has(timeoutType)
}

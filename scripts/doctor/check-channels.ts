import { connect as openSocket } from 'node:net'
import { createTransport } from 'nodemailer'
import { type Finding, reasonOf, reporter } from '#scripts/doctor/finding.ts'
import type { Env } from '#server/env.ts'
import { isOpenToPublic } from '#server/production-settings.ts'
import type { ChannelName } from '#server/providers/channels/channel.ts'
import { createProviders } from '#server/providers/channels/providers.ts'

const timeoutMs = 5_000

/** Whether the gateways can be reached and know us. Nothing is sent. */
export async function checkChannels(env: Env): Promise<Finding[]> {
  return Promise.all([checkSms(env), checkWhatsapp(env), checkEmail(env)])
}

/** Its credentials are seen only when a message is sent: --send-to. */
async function checkSms(env: Env): Promise<Finding> {
  const { ok, wrong } = reporter('sms')
  const address = env.SMS_PROVIDER === 'http' ? env.SMS_URL : env.MSG91_URL
  if (!env.SMS_PROVIDER || !address) return withoutProvider('sms', 'SMS_PROVIDER', env)
  const { hostname, port, protocol } = new URL(address.replaceAll(/[{}]/g, ''))
  try {
    await reach(hostname, Number(port) || (protocol === 'https:' ? 443 : 80))
    return ok(`${env.SMS_PROVIDER} at ${hostname} can be reached`)
  } catch (error) {
    return wrong(
      `${hostname} cannot be reached (${reasonOf(error)}): look at the network and the address.`,
    )
  }
}

/** Asks for the phone, which only the right token may. */
async function checkWhatsapp(env: Env): Promise<Finding> {
  const { ok, wrong } = reporter('whatsapp')
  if (!env.WHATSAPP_TOKEN) return withoutProvider('whatsapp', 'WHATSAPP_TOKEN', env)
  try {
    const reply = await fetch(`${env.WHATSAPP_API_URL}/${env.WHATSAPP_PHONE_ID}?fields=id`, {
      headers: { authorization: `Bearer ${env.WHATSAPP_TOKEN}` },
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (reply.ok) return ok('the gateway knows the token and the phone')
    return wrong(
      `the gateway answered ${reply.status}: look at WHATSAPP_TOKEN and WHATSAPP_PHONE_ID.`,
    )
  } catch (error) {
    return wrong(
      `the gateway cannot be reached (${reasonOf(error)}): look at the network and WHATSAPP_API_URL.`,
    )
  }
}

/** Logs in to the mail server without sending anything. */
async function checkEmail(env: Env): Promise<Finding> {
  const { ok, wrong } = reporter('email')
  if (!env.SMTP_URL) return withoutProvider('email', 'SMTP_URL', env)
  const transport = createTransport({
    url: env.SMTP_URL,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
  })
  try {
    await transport.verify()
    return ok('the mail server lets us in')
  } catch (error) {
    const { code, responseCode } = error as { code?: string; responseCode?: number }
    return wrong(
      `the mail server does not let us in (${responseCode ?? code ?? 'no answer'}): look at SMTP_URL.`,
    )
  } finally {
    transport.close()
  }
}

function withoutProvider(channel: ChannelName, setting: string, env: Env) {
  const { ok, warning } = reporter(channel)
  if (isOpenToPublic(env)) return warning(`${setting} is empty: its messages reach nobody.`)
  return ok(`${setting} is empty: its messages go to the outbox`)
}

function reach(host: string, port: number) {
  return new Promise<void>((resolve, reject) => {
    const socket = openSocket({ host, port, timeout: timeoutMs })
    const end = (done: () => void) => {
      socket.destroy()
      done()
    }
    socket.once('connect', () => end(resolve))
    socket.once('timeout', () =>
      end(() => reject(new Error(`no answer in ${timeoutMs / 1_000} s`))),
    )
    socket.once('error', (error) => end(() => reject(error)))
  })
}

/** Sends a real message to a number, by SMS and WhatsApp, or to an e-mail address. */
export async function sendTrials(env: Env, to: string): Promise<Finding[]> {
  const providers = createProviders(env)
  const channels: ChannelName[] = to.includes('@') ? ['email'] : ['sms', 'whatsapp']
  const body = `0000 is your OTP for ${env.SITE_NAME}. This is a trial of the gateway.`
  return Promise.all(
    channels.map(async (channel) => {
      const { ok, warning, wrong } = reporter(channel)
      const send = providers[channel]
      if (!send) return warning('nothing was sent, since there is no provider.')
      try {
        await send({ to, body, subject: env.SITE_NAME, purpose: 'code', code: '0000' })
        return ok(`a trial was sent to ${to}`)
      } catch (error) {
        return wrong(`the trial was not taken: ${reasonOf(error)}.`)
      }
    }),
  )
}

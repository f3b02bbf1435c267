import { isSendError, type Outcome, SendError } from '#server/providers/channels/channel.ts'
import { providerTimeoutMs } from '#server/providers/provider-timeout.ts'

const longestAnswer = 64 * 1024
const neverConnected = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
])

type Request = { method: 'GET' | 'POST'; headers: Record<string, string>; body?: string }
type Options = { timeoutMs?: number | undefined }

/**
 * Calls a gateway and returns its answer, or throws a SendError. Nothing of the answer goes into
 * the error, since it may repeat the phone number or the code.
 */
export async function callProvider(
  url: string,
  request: Request,
  { timeoutMs = providerTimeoutMs }: Options = {},
): Promise<string> {
  try {
    const reply = await fetch(url, {
      ...request,
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    })
    const text = await readText(reply)
    if (reply.ok) return text
    throw new SendError(`the gateway answered ${reply.status}`, {
      mayRetry: mayRetryAfter(reply.status),
      outcome: outcomeOf(reply.status),
    })
  } catch (error) {
    if (isSendError(error)) throw error
    const reason = shortReason(error, timeoutMs)
    throw new SendError(`the gateway cannot be reached (${reason})`, {
      mayRetry: true,
      outcome: neverConnected.has(reason) ? 'unsent' : 'unknown',
    })
  }
}

/** The JSON object in an answer; anything else means that the fate of the message is unknown. */
export function readAnswer(text: string): Record<string, unknown> {
  try {
    const answer: unknown = JSON.parse(text)
    if (answer && typeof answer === 'object' && !Array.isArray(answer)) {
      return answer as Record<string, unknown>
    }
  } catch {}
  throw new SendError('the gateway gave an answer that cannot be read', { mayRetry: true })
}

/** A proxy that gave up on the gateway cannot tell whether the gateway took the message. */
function outcomeOf(status: number): Outcome {
  if (status === 429) return 'unsent'
  return status === 502 || status === 504 ? 'unknown' : 'refused'
}

/** A refused request is not retried; a busy or broken gateway may recover. */
function mayRetryAfter(status: number) {
  return status === 408 || status === 429 || status >= 500
}

async function readText(reply: Response) {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of reply.body ?? []) {
    length += chunk.length
    if (length > longestAnswer) {
      throw new SendError('the gateway gave an answer without end', { mayRetry: true })
    }
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

function shortReason(error: unknown, timeoutMs: number) {
  if (!(error instanceof Error)) return 'unknown'
  if (error.name === 'TimeoutError') return `no answer in ${timeoutMs / 1000} s`
  const { cause } = error
  return cause instanceof Error && 'code' in cause ? String(cause.code) : error.name
}

import { readEnv } from '#server/env.ts'

const patienceMs = 8_000
/** A refusal is clean when it says when to come back, and comes within 3 s and what the line adds. */
const lateMs = 3_500

type Body = Record<string, string> | FormData
/** `ok`, `503` for a clean refusal, or what else became of a request. */
export type Answer = {
  outcome: string
  status: number
  data: unknown
  cookies: Map<string, string>
}
export type Client = ReturnType<typeof clientOf>

/** A browser behind nginx. Nothing that it sends is sent twice. */
export function clientOf(origin: string, cookies = new Map<string, string>()) {
  const headers = { origin, 'x-api-key': readEnv({}).CLIENT_API_KEY }

  async function ask(path: string, init: RequestInit): Promise<Answer> {
    const from = performance.now()
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const reply = await fetch(`${origin}${path}`, {
      ...init,
      headers: { ...headers, cookie },
      redirect: 'manual',
      signal: AbortSignal.timeout(patienceMs),
    })
    const text = await reply.text()
    const isJson = reply.headers.get('content-type')?.startsWith('application/json')
    const { status } = reply
    const isLate = performance.now() - from > lateMs
    const isClean = Number(reply.headers.get('retry-after')) > 0 && !isLate
    const refusal = isClean ? '503' : `503 ${isLate ? 'late' : 'without Retry-After'}`
    return {
      outcome: reply.ok ? 'ok' : status === 503 ? refusal : `${status}`,
      status,
      data: isJson ? JSON.parse(text) : undefined,
      cookies: cookiesOf(reply),
    }
  }
  const failed = (error: Error): Answer => ({
    outcome: reasonOf(error),
    status: 0,
    data: undefined,
    cookies: new Map(),
  })
  return {
    get: (path: string) => ask(path, {}).catch(failed),
    post: (path: string, body: Body) =>
      ask(path, {
        method: 'POST',
        body: body instanceof FormData ? body : new URLSearchParams(body),
      }).catch(failed),
  }
}

function cookiesOf(reply: Response) {
  const pairs = reply.headers.getSetCookie().map((line) => line.split(';')[0]!.split('='))
  return new Map(pairs.map(([name = '', ...value]) => [name, value.join('=')]))
}

function reasonOf(error: Error) {
  const { code } = (error.cause ?? {}) as { code?: string }
  return code ?? error.name
}

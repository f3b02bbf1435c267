import { Hono } from 'hono'
import { markerCookie } from '#contract/session-marker.ts'
import type { Db } from '#db/connect.ts'
import { startSession } from '#domain/sessions/start-session.ts'
import { createApi } from '#server/api/api.ts'
import { type CallLimits, createCallLimits } from '#server/api/call-limits.ts'
import type { Env } from '#server/env.ts'
import type { AppContext, AppEnv } from '#server/http/app-env.ts'
import { requestContext } from '#server/http/request-context.ts'
import { checkDescribed } from '#tests/described-answers.ts'
import { resourcesFor } from '#tests/resources-for.ts'

type Options = { settings?: Partial<Env>; headers?: Record<string, string> }

/** A busy machine may take longer over a test than a person may be kept waiting. */
const patienceMs = 30_000

/** The API on a test's database, and a browser's worth of cookies to call it with. */
export function apiFor(db: Db, { settings, headers }: Options = {}) {
  const resources = resourcesFor(db, settings)
  const site = siteWith(resources.env)
  const own: Own = {
    context: requestContext(resources, { deadlineMs: patienceMs }),
    limits: createCallLimits({ patienceMs }),
  }
  const cookies = new Map<string, string>()

  async function request(path: string, init: RequestInit) {
    const sent = {
      host: 'localhost:3000',
      'x-api-key': resources.env.CLIENT_API_KEY,
      cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      ...headers,
      ...init.headers,
    }
    const reply = await site.request(path, { method: 'POST', ...init, headers: sent }, own)
    for (const line of reply.headers.getSetCookie()) keep(cookies, line)
    // A call answers a POST alone; what any other test does is proof of the description too.
    if ((init.method ?? 'POST') === 'POST') await checkDescribed(path, reply)
    return reply
  }

  return {
    resources,
    cookies,
    request,
    post: (path: string, fields: Record<string, string> = {}) =>
      request(path, { body: new URLSearchParams(fields) }),
    /** The newest code that was sent to a phone. */
    async code(phone: string) {
      const messages = await resources.readOutbox()
      return messages.find(({ to }) => to === phone)?.body.match(/\d{4,8}/)?.[0] ?? ''
    },
    /** Signs a phone that has an account in by a session in the database, without a code. */
    async signIn(phone: string) {
      const { id: userId } = await db
        .selectFrom('appUser')
        .select('id')
        .where('phone', '=', phone)
        .executeTakeFirstOrThrow()
      const client = { device: '', address: '' }
      const { id, token } = await startSession(db, resources.sessions, userId, client)
      const prefix = resources.env.PUBLIC_URL?.startsWith('https:') ? '__Host-' : ''
      cookies.set(`${prefix}basera_session`, token).set(`${prefix}${markerCookie}`, id)
    },
    /** Logs a phone that has an account in with a code, as its owner would. */
    async logIn(phone: string) {
      await this.post('/api/otp/s', { loginSign: 'login', phone_no: phone })
      const u_otp = await this.code(phone)
      return this.post('/api/otp/v', { loginSign: 'login', phone_no: phone, u_otp })
    },
  }
}

/** What no two tests share. */
type Own = { context: ReturnType<typeof requestContext>; limits: CallLimits }

const sites = new Map<string, Hono<AppEnv>>()

/** Compiling the routes takes longer than most calls, so tests with the same settings share them. */
function siteWith(env: Env) {
  const key = JSON.stringify(env)
  // The framework hands on as `env` what a request was given besides, of which it knows no type.
  const ownOf = (c: AppContext) => (c as AppContext & { env: Own }).env
  const site =
    sites.get(key) ??
    new Hono<AppEnv>()
      .use((c, next) => ownOf(c).context(c, next))
      .route(
        '/',
        createApi(env, {
          limitCall: (c, ...asked) => ownOf(c).limits.limitCall(c, ...asked),
          limitUpload: (c, work) => ownOf(c).limits.limitUpload(c, work),
        }),
      )
  sites.set(key, site)
  return site
}

function keep(cookies: Map<string, string>, line: string) {
  const [pair = ''] = line.split(';')
  const [name = '', value = ''] = pair.split('=')
  if (/max-age=0/i.test(line)) cookies.delete(name)
  else cookies.set(name, value)
}

import { createHash } from 'node:crypto'
import { Hono } from 'hono'
import { expect } from 'vitest'
import { DomainError } from '#domain/errors.ts'
import type { AppEnv } from '#server/http/app-env.ts'
import { answerUncaughtError } from '#server/http/error-response.ts'
import { requestContext } from '#server/http/request-context.ts'
import { test } from '#tests/database.ts'
import { resourcesFor } from '#tests/resources-for.ts'

test.for([
  [new DomainError('unavailable', { retryAfter: 5 }), 503, '5'],
  [new DomainError('too_many', { retryAfter: 2 }), 429, '2'],
  [new Error('a bug'), 500, null],
] as const)(
  '%s outside of pages and calls is answered by %i',
  async ([error, status, wait], { db }) => {
    const site = new Hono<AppEnv>()
      .use(requestContext(resourcesFor(db)))
      .get('/', () => Promise.reject(error))
      .onError(answerUncaughtError)
    const reply = await site.request('/')
    expect([reply.status, reply.headers.get('retry-after')]).toEqual([status, wait])
    // The policy allows exactly the page's own style.
    const [, style = ''] = /<style>(.*)<\/style>/s.exec(await reply.text()) ?? []
    const hash = createHash('sha256').update(style).digest('base64')
    expect(reply.headers.get('content-security-policy')).toContain(`style-src 'sha256-${hash}'`)
  },
)

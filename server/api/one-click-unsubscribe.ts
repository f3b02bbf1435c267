import { Hono } from 'hono'
import { DomainError } from '#domain/errors.ts'
import { readAlertToken } from '#domain/saved-searches/alert-token.ts'
import { pauseLinked } from '#domain/saved-searches/follow-alert-link.ts'
import { answerFailure } from '#server/api/errors.ts'
import { readForm } from '#server/api/form.ts'
import type { AppEnv } from '#server/http/app-env.ts'

/**
 * What the button of a mail program posts to the link of a search alert (RFC 8058): no key, no
 * cookie and no origin, since the signed link is all that it needs.
 */
export const oneClickUnsubscribe = new Hono<AppEnv>()
  .post('/search-alert', async (c) => {
    const { db, secret, shedLoad } = c.var.resources
    const fields = await readForm(c)
    if (fields['List-Unsubscribe'] !== 'One-Click') throw new DomainError('unreadable')
    const ids = readAlertToken(secret, c.req.query('t') ?? '')
    if (ids.length === 0) throw new DomainError('not_found')
    await shedLoad(false, () => pauseLinked(db, ids))
    return c.body(null, 204)
  })
  .onError((error, c) => answerFailure(c, error))

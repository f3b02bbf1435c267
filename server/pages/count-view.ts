import { isPropertyPage } from '#app/route-groups.ts'
import { pageOfPath } from '#app/router/data-path.ts'
import { indiaDay } from '#contract/format/dates.ts'
import { isId, isSpn } from '#contract/ids.ts'
import { createVisitorKey } from '#domain/insight/visitor-key.ts'
import { isStaff } from '#domain/viewer.ts'
import type { Resources } from '#server/create-resources.ts'
import type { AppContext } from '#server/http/app-env.ts'
import { isBot } from '#server/insight/is-bot.ts'

/** Counts a request as a view if its answer is the page of a listing, cached or not. */
export function createCountView({ secret, views }: Pick<Resources, 'secret' | 'views'>) {
  const visitorKey = createVisitorKey(secret)

  return (c: AppContext, status: number) => {
    if (status !== 200 || c.req.method !== 'GET' || !isPropertyPage(pageOfPath(c.req.path))) return
    const listing = readName(c.req.query('id'))
    const userAgent = c.req.header('user-agent')
    if (!listing || !userAgent) return

    const viewer = c.get('viewer')
    if ((viewer && isStaff(viewer)) || isPrefetch(c) || isBot(userAgent)) return
    const day = indiaDay(Date.now())
    const visitor = visitorKey({ address: c.get('address'), userAgent, day })
    views.add({ listing, day, visitor, viewerId: viewer?.id ?? null })
  }
}

function isPrefetch(c: AppContext) {
  const purpose = c.req.header('sec-purpose') ?? c.req.header('purpose') ?? c.req.header('x-moz')
  return /prefetch|prerender|preview/i.test(purpose ?? '')
}

function readName(id = '') {
  const spn = id.trim().toUpperCase()
  if (isSpn(spn)) return spn
  return isId(id.trim()) ? id.trim().toLowerCase() : undefined
}

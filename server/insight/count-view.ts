import { indiaDay } from '#contract/dates.ts'
import { isId, isSpn } from '#contract/ids.ts'
import { createVisitorKey } from '#domain/insight/visitor-key.ts'
import { isStaff } from '#domain/viewer.ts'
import type { Services } from '#server/create-services.ts'
import type { AppContext } from '#server/http/app-env.ts'
import { createIsBot } from '#server/insight/is-bot.ts'

/** The page of a listing, and what the browser asks for when it goes there without a reload. */
const propertyPage = /^\/property(\/|\.data|\/_\.data)?$/i

/** Counts a request as a view of a listing if it is one: answered from the page cache or not. */
export function createCountView({ secret, views }: Pick<Services, 'secret' | 'views'>) {
  const visitorKey = createVisitorKey(secret)
  const isBot = createIsBot()

  return (c: AppContext, status: number) => {
    const { viewer, address } = c.var
    if (status !== 200 || c.req.method !== 'GET' || !propertyPage.test(c.req.path)) return
    if ((viewer && isStaff(viewer)) || isPrefetch(c)) return
    const userAgent = c.req.header('user-agent')
    const listing = readName(c.req.query('id'))
    if (!listing || !userAgent || isBot(userAgent)) return

    const day = indiaDay(Date.now())
    const visitor = visitorKey({ address, userAgent, day })
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

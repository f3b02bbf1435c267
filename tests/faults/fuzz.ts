import fc from 'fast-check'
import type { Db } from '#db/connect.ts'
import { startSession } from '#domain/sessions/start-session.ts'
import { createListing, createUser } from '#tests/factories.ts'
import { type DescribedApi, type FuzzRequest, fuzzRequests } from '#tests/faults/fuzz-requests.ts'

const roles = ['visitor', 'member', 'staff'] as const

type Options = {
  url: string
  requests: number
  seed: number
  /** How many milliseconds an answer may take. */
  slowMs: number
}

/** Sends so many requests as three roles, a few at a time, and answers what should never be. */
export async function fuzz(db: Db, { url, requests, seed, slowMs }: Options) {
  const owner = await createUser(db)
  const listing = await createListing(db, { ownerId: owner.id })
  const known = {
    spn: listing.spn,
    listingId: listing.id,
    userId: owner.id,
    phone: owner.phone ?? '',
  }
  const api: DescribedApi = await (await fetch(`${url}/api/openapi.json`)).json()
  const wanted = fc.sample(await fuzzRequests(known, api), { seed, numRuns: requests })
  const problems: string[] = []
  const statuses: Record<string, number> = {}
  let next = 0

  async function sendSome() {
    while (next < wanted.length) {
      const at = next++
      // An account may be erased or its sessions ended by a request, so each has a fresh session.
      const cookie = await cookieOf(db, roles[at % roles.length]!)
      const { status, problem } = await send(url, cookie, wanted[at]!, slowMs)
      statuses[status] = (statuses[status] ?? 0) + 1
      if (problem)
        problems.push(`${at} ${wanted[at]!.method} ${wanted[at]!.path.slice(0, 200)}: ${problem}`)
    }
  }
  await Promise.all(Array.from({ length: 6 }, sendSome))
  const alive = await fetch(`${url}/readyz`)
  if (!alive.ok) problems.push(`the site is not ready afterwards: ${alive.status}`)
  return { problems, statuses }
}

async function cookieOf(db: Db, role: (typeof roles)[number]) {
  if (role === 'visitor') return 'seen_splash=1'
  const { id } = await createUser(db, { role })
  const client = { device: 'phone', address: '10.0.0.9' }
  const { token } = await startSession(db, { days: 1, staffIdleHours: 1 }, id, client)
  return `seen_splash=1; basera_session=${token}`
}

/** Twice where no answer came: a kept connection may be closed just when a request is sent on it. */
async function send(...request: Parameters<typeof sendOnce>) {
  return (await sendOnce(...request)) ?? (await sendOnce(...request)) ?? noAnswer
}

const noAnswer = { status: 0, problem: 'no answer' }

async function sendOnce(
  url: string,
  cookie: string,
  { method, path, type, body }: FuzzRequest,
  slowMs: number,
) {
  const from = performance.now()
  try {
    const reply = await fetch(url + path, {
      method,
      redirect: 'manual',
      headers: { 'x-api-key': 'basera-web', cookie, ...(type && { 'content-type': type }) },
      ...(body !== undefined && { body }),
      signal: AbortSignal.timeout(4 * slowMs),
    })
    const text = await reply.text()
    const ms = performance.now() - from
    const late = ms > slowMs ? `took ${ms.toFixed(0)} ms` : undefined
    return { status: reply.status, problem: problemOf(reply, text, method) ?? late }
  } catch {
    return undefined
  }
}

function problemOf(reply: Response, text: string, method: string) {
  const { status, headers } = reply
  if (status >= 500 && status !== 503) return `answered ${status}`
  if (headers.get('x-content-type-options') !== 'nosniff') return 'has no nosniff'
  if (method === 'POST' && !text.includes('"result_code"')) return 'is no JSON with result_code'
  const isPage = headers.get('content-type')?.startsWith('text/html')
  if (isPage && !headers.get('content-security-policy')?.includes("script-src 'self' 'nonce-"))
    return `${status} has no policy`
  return undefined
}

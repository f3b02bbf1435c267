import { setTimeout as sleep } from 'node:timers/promises'
import { type DomainError, isDomainError } from '#domain/errors.ts'

/**
 * How long a refusal is remembered: an optimisation only, since PostgreSQL has the counts and is
 * asked again afterwards.
 */
const rememberMs = 2_000
/**
 * The pause before a remembered refusal: a client that repeats a call on many connections gets on
 * no faster.
 */
const pauseMs = 10
const mostAddresses = 10_000

type Asked = {
  path: string
  address: string
  /** Whether this request may succeed all the same. */
  mayPass?: () => Promise<boolean>
}

export type RefusedAddresses = ReturnType<typeof createRefusedAddresses>

/**
 * Remembers for a moment which calls are refused for a whole address, so that repeating them costs
 * the database nothing.
 */
export function createRefusedAddresses(now = () => performance.now()) {
  const refusals = new Map<string, { error: DomainError; until: number }>()

  function find(key: string) {
    const refusal = refusals.get(key)
    if (refusal && refusal.until > now()) return refusal.error
    refusals.delete(key)
    return undefined
  }

  function remember(key: string, error: unknown) {
    if (!(isDomainError(error) && error.isOfAddress)) return
    const [oldest] = refusals.keys()
    if (refusals.size >= mostAddresses && oldest !== undefined) refusals.delete(oldest)
    const seconds = error.retryAfter ?? 0
    refusals.set(key, { error, until: now() + Math.min(rememberMs, seconds * 1_000) })
  }

  /** Runs a call for an address, unless it was refused for it a moment ago. */
  return async <Result>(
    { path, address, mayPass }: Asked,
    work: () => Promise<Result>,
  ): Promise<Result> => {
    const key = `${path} ${address}`
    const refusal = find(key)
    if (refusal && !(await mayPass?.())) {
      await sleep(pauseMs)
      throw refusal
    }
    try {
      return await work()
    } catch (error) {
      remember(key, error)
      throw error
    }
  }
}

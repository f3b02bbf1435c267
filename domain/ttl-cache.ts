import type { Db } from '#db/connect.ts'

type Entry = { value: Promise<unknown>; expiresAt: number; isRefreshing?: boolean }

type Rule = {
  /** Its first word is the topic; each topic has room for `MAX_ENTRIES_OF_TOPIC` of its own. */
  key: string
  seconds: number
  /** A value that took less time to load than this is not cached, and so is always current. */
  minCostMs?: number
  /** Stale-while-revalidate: how long an expired value is still served while it is loaded again. */
  staleSeconds?: number
}

const MAX_ENTRIES_OF_TOPIC = 300

// Per database object, so that nothing is shared between databases or outlives one.
const topicsByDb = new WeakMap<Db, Map<string, Map<string, Entry>>>()

/** TTL cache in memory: what `load` answers is given again for some seconds. */
export async function ttlCache<T>(db: Db, rule: Rule, load: () => Promise<T>): Promise<T> {
  const cache = cacheOf(db, rule.key)
  const entry = cache.get(rule.key)
  const age = entry ? performance.now() - entry.expiresAt : Number.POSITIVE_INFINITY
  if (!entry || age >= (rule.staleSeconds ?? 0) * 1_000) return loadOnce(cache, rule, load)

  if (age >= 0 && !entry.isRefreshing) {
    entry.isRefreshing = true
    refresh(cache, rule, load).catch(() => {
      entry.isRefreshing = false
    })
  }
  return entry.value as Promise<T>
}

/** Concurrent callers share one load. */
async function loadOnce<T>(cache: Map<string, Entry>, rule: Rule, load: () => Promise<T>) {
  const { key, seconds, minCostMs = 0 } = rule
  const started = performance.now()
  const entry: Entry = { value: load(), expiresAt: started + seconds * 1_000 }
  store(cache, key, entry)
  try {
    const value = await entry.value
    if (performance.now() - started < minCostMs && cache.get(key) === entry) cache.delete(key)
    return value as T
  } catch (error) {
    if (cache.get(key) === entry) cache.delete(key)
    throw error
  }
}

async function refresh<T>(cache: Map<string, Entry>, rule: Rule, load: () => Promise<T>) {
  const { key, seconds, minCostMs = 0 } = rule
  const started = performance.now()
  const value = await load()
  if (performance.now() - started < minCostMs) cache.delete(key)
  else store(cache, key, { value: Promise.resolve(value), expiresAt: started + seconds * 1_000 })
}

function cacheOf(db: Db, key: string) {
  const [topic = ''] = key.split(' ')
  const topics = topicsByDb.get(db) ?? new Map<string, Map<string, Entry>>()
  topicsByDb.set(db, topics)
  const cache = topics.get(topic) ?? new Map<string, Entry>()
  topics.set(topic, cache)
  return cache
}

/** The oldest entry of the topic is evicted when it is full. */
function store(cache: Map<string, Entry>, key: string, entry: Entry) {
  cache.delete(key)
  const [oldest] = cache.keys()
  if (cache.size >= MAX_ENTRIES_OF_TOPIC && oldest !== undefined) cache.delete(oldest)
  cache.set(key, entry)
}

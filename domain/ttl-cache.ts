import type { Db } from '#db/connect.ts'

type Kept = { value: Promise<unknown>; until: number; isAskedAnew?: boolean }
type Rule = {
  /** Its first word is its topic, which has room of its own. */
  key: string
  seconds: number
  /** What took less time than this is not worth keeping, and stays exact. */
  worthMs?: number
  /** For so long after its time an answer is still given, while it is asked anew for the next. */
  graceSeconds?: number
}

const MAX_KEPT_OF_TOPIC = 300

// Tied to its database, so that nothing is shared between databases or outlives one.
const keptByDb = new WeakMap<Db, Map<string, Map<string, Kept>>>()

/** The answer to an expensive question, asked again only after some seconds. */
export async function ttlCache<T>(db: Db, rule: Rule, ask: () => Promise<T>): Promise<T> {
  const kept = keptOf(db, rule.key)
  const known = kept.get(rule.key)
  const age = known ? performance.now() - known.until : Number.POSITIVE_INFINITY
  if (!known || age >= (rule.graceSeconds ?? 0) * 1_000) return askTogether(kept, rule, ask)

  if (age >= 0 && !known.isAskedAnew) {
    known.isAskedAnew = true
    askBehind(kept, rule, ask).catch(() => {
      known.isAskedAnew = false
    })
  }
  return known.value as Promise<T>
}

/** While it is being answered, others who ask the same wait for the same answer. */
async function askTogether<T>(kept: Map<string, Kept>, rule: Rule, ask: () => Promise<T>) {
  const { key, seconds, worthMs = 0 } = rule
  const started = performance.now()
  const entry: Kept = { value: ask(), until: started + seconds * 1_000 }
  keep(kept, key, entry)
  try {
    const value = await entry.value
    if (performance.now() - started < worthMs && kept.get(key) === entry) kept.delete(key)
    return value as T
  } catch (error) {
    if (kept.get(key) === entry) kept.delete(key)
    throw error
  }
}

async function askBehind<T>(kept: Map<string, Kept>, rule: Rule, ask: () => Promise<T>) {
  const { key, seconds, worthMs = 0 } = rule
  const started = performance.now()
  const value = await ask()
  if (performance.now() - started < worthMs) kept.delete(key)
  else keep(kept, key, { value: Promise.resolve(value), until: started + seconds * 1_000 })
}

function keptOf(db: Db, key: string) {
  const [topic = ''] = key.split(' ')
  const topics = keptByDb.get(db) ?? new Map<string, Map<string, Kept>>()
  keptByDb.set(db, topics)
  const kept = topics.get(topic) ?? new Map<string, Kept>()
  topics.set(topic, kept)
  return kept
}

/** As the newest, for which the oldest makes room. */
function keep(kept: Map<string, Kept>, key: string, entry: Kept) {
  kept.delete(key)
  const [oldest] = kept.keys()
  if (kept.size >= MAX_KEPT_OF_TOPIC && oldest !== undefined) kept.delete(oldest)
  kept.set(key, entry)
}

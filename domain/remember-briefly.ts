import type { Db } from '#db/connect.ts'

type Kept = { value: Promise<unknown>; until: number }
type Rule = {
  key: string
  seconds: number
  /** What took less time than this is not worth keeping, and stays exact. */
  worthMs?: number
}

const MAX_KEPT = 500

// Tied to its database, so that nothing is shared between databases or outlives one.
const keptByDb = new WeakMap<Db, Map<string, Kept>>()

/** The answer to an expensive question, asked again only after some seconds. */
export async function rememberBriefly<T>(
  db: Db,
  { key, seconds, worthMs = 0 }: Rule,
  ask: () => Promise<T>,
): Promise<T> {
  const kept = keptOf(db)
  const known = kept.get(key)
  if (known && known.until > performance.now()) return known.value as Promise<T>

  const started = performance.now()
  const entry: Kept = { value: ask(), until: started + seconds * 1_000 }
  // While it is being answered, others who ask the same wait for the same answer.
  kept.delete(key)
  kept.set(key, entry)
  try {
    const value = await entry.value
    if (performance.now() - started < worthMs && kept.get(key) === entry) kept.delete(key)
    return value as T
  } catch (error) {
    if (kept.get(key) === entry) kept.delete(key)
    throw error
  }
}

function keptOf(db: Db) {
  const kept = keptByDb.get(db) ?? new Map<string, Kept>()
  keptByDb.set(db, kept)
  const [oldest] = kept.keys()
  if (kept.size >= MAX_KEPT && oldest !== undefined) kept.delete(oldest)
  return kept
}

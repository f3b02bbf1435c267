import { hash } from 'node:crypto'

/** Each connection keeps its prepared statements in memory, so there is an upper bound. */
const MAX_TEXTS = 80

/** Names by text, since the text is all that Kysely hands on to the pool. */
const names = new Map<string, string>()

/**
 * Asks for a statement to be prepared: its plan is made once per connection instead of at every
 * run. Answers the text unchanged. The filters of a search change the text, so one name may have
 * several texts, and each of them becomes a prepared statement of its own.
 */
export function preparedStatement(name: string, text: string): string {
  if (!names.has(text) && names.size < MAX_TEXTS) names.set(text, uniqueName(name, text))
  return text
}

/** For tests, whose files share this module: each begins with none. */
export function forgetPreparedStatements() {
  names.clear()
}

/**
 * Behind a pooler several processes share connections, maybe of different versions of this code:
 * with a hash in it, a name can never mean two texts.
 */
function uniqueName(name: string, text: string) {
  return `${name}_${hash('sha256', text, 'hex').slice(0, 24)}`
}

/** The prepared statements of one pool. */
export function createPreparedStatements() {
  let isSupported = true

  return {
    /** The name to prepare a text under; none for a text that nobody asked to prepare. */
    nameOf(text: string): string | undefined {
      return isSupported ? names.get(text) : undefined
    },
    /** From now on the pool does without, as it must behind a transaction pooler. */
    disable() {
      isSupported = false
    },
  }
}

/**
 * Whether a statement failed only because it was prepared: a transaction pooler lent out another
 * connection than the one that knows it, or a migration changed its tables.
 */
export function isPreparedStatementLost(error: unknown): boolean {
  const { code } = error as { code?: unknown }
  return code === '26000' || code === '42P05' || code === '0A000'
}

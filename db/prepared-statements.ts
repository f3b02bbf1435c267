import { hash } from 'node:crypto'

const MARK = '/* planned */ '
/** Beyond this the database would keep too many of them on every connection. */
const MOST = 100

/** A statement whose plan the database is to keep instead of making it each time. */
export function planned(text: string): string {
  return MARK + text
}

/** The plans that a pool's connections keep. */
export function createPreparedStatements() {
  const names = new Map<string, string>()
  let isPossible = true

  return {
    /** The name under which the plan of a statement is kept, if it is. */
    nameOf(text: string): string | undefined {
      if (!isPossible || !text.startsWith(MARK)) return undefined
      const known = names.get(text)
      if (known || names.size === MOST) return known
      // Behind a pooler several processes share connections: one name must mean one statement.
      const name = `basera_${hash('sha256', text, 'hex').slice(0, 32)}`
      names.set(text, name)
      return name
    },
    /** From now on none is kept. */
    stop() {
      isPossible = false
    },
  }
}

/** Whether a statement failed for its plan alone: a pooler lent out a connection that has none. */
export function isPreparedStatementLost(error: unknown): boolean {
  const { code } = error as { code?: unknown }
  return code === '26000' || code === '42P05' || code === '0A000'
}

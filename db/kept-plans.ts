import { hash } from 'node:crypto'

/** Beyond this the database would keep too many of them on every connection. */
const MOST = 100

const names = new Map<string, string>()
let isPossible = true

/** From now on the database keeps the plan of this statement instead of making it each time. */
export function keepPlan(text: string) {
  if (names.has(text) || names.size === MOST) return
  // Behind a pooler several processes share connections: one name must mean one statement.
  names.set(text, `basera_${hash('sha256', text, 'hex').slice(0, 32)}`)
}

/** The name under which the plan of a statement is kept, if it is. */
export function keptPlan(text: string): string | undefined {
  return isPossible ? names.get(text) : undefined
}

/** Whether a statement failed for its plan alone: a pooler lent out a connection that has none. */
export function isPlanLost(error: unknown): boolean {
  const { code } = error as { code?: unknown }
  return code === '26000' || code === '42P05' || code === '0A000'
}

export function keepNoPlans() {
  isPossible = false
}

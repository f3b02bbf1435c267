import type { PoolClient, QueryConfig } from 'pg'

/** Each connection keeps its prepared statements in memory, so there is an upper bound. */
const MAX_STATEMENTS = 1_000

/** The names of the statements that were asked more than once. */
const names = new Map<string, string>()
const asked = new Set<string>()

/**
 * Prepares every statement that a connection is asked again. Tests of a worker ask the same ones
 * thousands of times, and half of PostgreSQL's work was to plan them.
 */
export function prepareRepeated(client: PoolClient) {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown
  client.query = ((config: QueryConfig, ...rest: unknown[]) =>
    query(withName(config), ...rest)) as PoolClient['query']
}

function withName(config: QueryConfig): QueryConfig {
  const { text, values, name } = config
  // A partial unique index is only found by the values of its condition, which a kept plan lacks.
  if (!values || name || /on conflict .*where/s.test(text)) return config
  if (!names.has(text)) {
    if (!asked.has(text)) {
      asked.add(text)
      return config
    }
    if (names.size < MAX_STATEMENTS) names.set(text, `repeated_${names.size}`)
  }
  const repeated = names.get(text)
  return repeated ? { ...config, name: repeated } : config
}

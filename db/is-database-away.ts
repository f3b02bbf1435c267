const network = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EHOSTUNREACH',
])
/** Connection lost or refused, shutting down, too many connections, out of time, a leader no more. */
const states = /^(08|53|57P|57014|25P03|25006)/
const ofDriver = /timeout|deadline|terminated|Connection (ended|closed)|Client has encountered/i

/** Whether an error means that the database cannot be reached just now, so that trying again helps. */
export function isDatabaseAway(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isDatabaseAway)
  if (!(error instanceof Error)) return false
  const { code } = error as { code?: string }
  if (code) return network.has(code) || states.test(code)
  return ofDriver.test(error.message)
}

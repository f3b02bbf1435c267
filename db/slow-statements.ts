import { channel } from 'node:diagnostics_channel'
import { currentContext } from '#db/work-context.ts'

export const slowStatementMs = 500

export type SlowStatement = { statement: string; ms: number }

const slowStatements = channel('basera:slow-statement')

/** Reports a slow statement of a request, never its values; jobs may take their time. */
export function tellIfSlow(statement: string, ms: number) {
  if (ms < slowStatementMs || !slowStatements.hasSubscribers) return
  const context = currentContext()
  if (!context?.requestId || context.job) return
  slowStatements.publish({
    statement: statement.replace(/\s+/g, ' ').slice(0, 120),
    ms: Math.round(ms),
  })
}

/** Calls `listener`, in the context of the request, until the answer is called. */
export function onSlowStatement(listener: (slow: SlowStatement) => void) {
  const receive = (message: unknown) => listener(message as SlowStatement)
  slowStatements.subscribe(receive)
  return () => void slowStatements.unsubscribe(receive)
}

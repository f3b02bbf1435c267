import { type DestinationStream, type LoggerOptions, pino } from 'pino'
import { currentContext } from '#db/work-context.ts'
import type { Env } from '#server/env.ts'

/**
 * Structured logs, one line per event, each with the request or job that it belongs to. Secrets and
 * phone numbers never go into them.
 */
export function createLog(level: Env['LOG_LEVEL'], stream?: DestinationStream) {
  const options: LoggerOptions = {
    level,
    base: null,
    mixin: () => ({ ...currentContext() }),
    timestamp: pino.stdTimeFunctions.isoTime,
    // PostgreSQL's error details quote the values of the refused row.
    redact: ['err.detail', 'err.where', 'err.parameters'],
  }
  return stream ? pino(options, stream) : pino(options)
}

import { pino } from 'pino'
import type { Env } from '#server/env.ts'

/** Structured logs, one line per event. Secrets and phone numbers never go into them. */
export function createLog(level: Env['LOG_LEVEL']) {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    // PostgreSQL's error details quote the values of the refused row.
    redact: ['err.detail', 'err.where', 'err.parameters'],
  })
}

import { Writable } from 'node:stream'
import { pino } from 'pino'

/** A log at its most talkative, and everything that was written to it. */
export function collectLog() {
  let written = ''
  const stream = new Writable({
    write(chunk, _encoding, done) {
      written += chunk
      done()
    },
  })
  return { log: pino({ level: 'trace' }, stream), written: () => written }
}

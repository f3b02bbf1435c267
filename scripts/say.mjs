/**
 * One line for the person who waits.
 * @param {string} line
 */
export function say(line) {
  process.stdout.write(`${line}\n`)
}

/** A reason to stop that the person in front of the terminal can act on; shown without a trace. */
export class Stop extends Error {}

/**
 * One line for the person who waits.
 * @param {string} line
 */
export function say(line) {
  process.stdout.write(`${line}\n`)
}

/** A reason to stop that the person in front of the terminal can act on; shown without a trace. */
export class Stop extends Error {}

/**
 * Runs a script's main function and ends the process with the exit code that it answers.
 * @param {() => Promise<number>} main
 */
export async function runScript(main) {
  try {
    process.exitCode = await main()
  } catch (error) {
    if (!(error instanceof Stop)) throw error
    process.stderr.write(`\n${error.message}\n`)
    process.exitCode = 1
  }
}

import { onNpmGone } from './npm-parent.mjs'
import { Stop } from './say.mjs'

/**
 * Runs a script's main function and ends the process with the exit code that it answers.
 * @param {() => Promise<number>} main
 */
export async function runScript(main) {
  onNpmGone(() => process.kill(process.pid, 'SIGTERM'))
  try {
    process.exitCode = await main()
  } catch (error) {
    if (!(error instanceof Stop)) throw error
    process.stderr.write(`\n${error.message}\n`)
    process.exitCode = 1
  }
}

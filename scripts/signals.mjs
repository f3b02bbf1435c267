/** What a terminal, a person or a system sends to ask for an end. */
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']

/**
 * Calls back for every request to stop, instead of ending at once. Answers how to end that.
 * @param {(signal: NodeJS.Signals) => void} callback
 */
export function onStopSignal(callback) {
  for (const signal of signals) process.on(signal, callback)
  return () => {
    for (const signal of signals) process.off(signal, callback)
  }
}

/**
 * As long as the child runs, a request to stop ends it first and then this process, so that
 * nothing goes on working in the checkout behind the back of the next start.
 * @param {import('node:child_process').ChildProcess} child
 */
export function stopTogether(child) {
  const forget = onStopSignal(() => {
    child.kill('SIGTERM')
    setTimeout(() => child.kill('SIGKILL'), 2_000)
    child.on('close', () => process.exit(1))
  })
  child.on('close', forget)
}

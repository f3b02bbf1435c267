import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { expect, test } from 'vitest'

const fiveMinutes = 300_000

test.for([
  ['SIGTERM drains, then closes', 100, ['SIGTERM']],
  ['SIGINT closes at once', fiveMinutes, ['SIGINT']],
  ['SIGHUP closes at once', fiveMinutes, ['SIGHUP']],
  ['Ctrl-C ends a drain', fiveMinutes, ['SIGTERM', 'SIGTERM', 'SIGINT']],
] as const)('%s', async ([, drainMs, signals]) => {
  const { child, nextLine } = await startProcess(drainMs)
  const begun = performance.now()
  child.kill(signals[0])
  expect(await nextLine()).toBe('drain')
  for (const signal of signals.slice(1)) child.kill(signal)

  expect(await nextLine()).toBe('close')
  if (drainMs < fiveMinutes) expect(performance.now() - begun).toBeGreaterThanOrEqual(drainMs)
  const [code] = await once(child, 'exit')
  expect(code).toBe(0)
})

test('a second SIGTERM, as a whole group of processes gets, does not shorten the drain', async () => {
  const { child, nextLine } = await startProcess(fiveMinutes)
  child.kill('SIGTERM')
  await nextLine()
  child.kill('SIGTERM')
  const later = new Promise((resolve) => setTimeout(resolve, 300, 'still draining'))
  expect(await Promise.race([nextLine(), later])).toBe('still draining')
  child.kill('SIGKILL')
})

/** A process that prints the steps of its end. */
async function startProcess(drainMs: number) {
  const script = `
    import { onStop } from '#server/on-stop.ts'
    const say = (word) => process.stdout.write(word + '\\n')
    onStop({ error: say }, {
      drainMs: ${drainMs},
      drain: () => say('drain'),
      close: () => Promise.resolve(say('close')),
    })
    setInterval(() => {}, 1_000)
    say('ready')
  `
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  const nextLine = async () => (await lines.next()).value
  expect(await nextLine()).toBe('ready')
  return { child, nextLine }
}

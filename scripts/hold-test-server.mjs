import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { toolEnv } from './node24.mjs'
import { start } from './run.mjs'

/**
 * Starts the PostgreSQL that all steps of a run of tests share, with databases to copy from, which
 * takes as long as the checks. `ready` answers whether it is there; the steps find it by an
 * environment variable, and those that do not start their own.
 * @param {string} node
 */
export function holdTestServer(node) {
  const child = start(node, ['tests/start-held-server.ts'], {
    env: { ...toolEnv(node), NODE_ENV: 'test' },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const ended = once(child, 'close')
  return {
    ready: Promise.race([firstLine(child), ended.then(() => undefined)]).then((line) => {
      if (line !== undefined) process.env.HELD_TEST_SERVER = line
      return line !== undefined
    }),
    async stop() {
      delete process.env.HELD_TEST_SERVER
      child.stdin?.end()
      await ended
    },
  }
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<string>}
 */
async function firstLine({ stdout }) {
  if (!stdout) throw new Error('The output of the test server is not read.')
  const [line] = await once(createInterface({ input: stdout }), 'line')
  return line
}

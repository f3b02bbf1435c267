import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { restartUnderLoad } from '#tests/faults/rolling-restart.ts'
import { startSmallProxy } from '#tests/faults/small-proxy.ts'

const script = fileURLToPath(new URL('./post-server.ts', import.meta.url))

test('restarting both processes in turn under posts through a proxy fails none of them, and sends none twice', {
  timeout: 60_000,
}, async () => {
  const processes = await Promise.all([startProcess(), startProcess()])
  const ports = processes.map(({ port }) => port)
  const proxy = await startSmallProxy(ports, { idleMs: 100 })

  const target = { host: '127.0.0.1', port: proxy.port, path: '/', body: 'a=b' }
  const found = await restartUnderLoad({ target, clients: 8, processes, rounds: 1 })
  await proxy.close()
  for (const each of processes) await each.stop()

  expect(found).toMatchObject({ failed: 0, reasons: new Map() })
  expect(found.posts).toBeGreaterThan(20)
  const answered = processes.reduce((sum, each) => sum + each.answered, 0)
  expect(answered).toBe(found.posts)
})

async function startProcess() {
  const start = async (port: number): Promise<[ChildProcess, number]> => {
    const child = fork(script, [`${port}`])
    const [message] = await once(child, 'message')
    return [child, message.port]
  }
  let [child, port] = await start(0)
  return {
    port,
    answered: 0,
    async stop() {
      const told = once(child, 'message')
      child.kill('SIGTERM')
      const [message] = await told
      this.answered += message.answered
      if (child.exitCode === null) await once(child, 'exit')
    },
    async restart() {
      await this.stop()
      ;[child] = await start(port)
    },
  }
}

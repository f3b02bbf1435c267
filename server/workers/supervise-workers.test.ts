import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { expect, test } from 'vitest'
import { type Env, readEnv } from '#server/env.ts'
import { countForMachine } from '#server/workers/count-for-machine.ts'
import { restartPauseMs } from '#server/workers/restart-pause.ts'
import { workerSettings } from '#server/workers/worker-settings.ts'

const script = path.join(import.meta.dirname, 'fixtures/site.ts')

test('a worker that falls is replaced while the other serves, and all end together', async ({
  onTestFinished,
}) => {
  const site = run()
  onTestFinished(() => void site.child.kill('SIGKILL'))
  const port = Number(await site.line())
  const ask = async () => Number(await (await fetch(`http://127.0.0.1:${port}`)).text())
  const seen = new Set<number>()
  const count = async () => seen.add(await ask()).size
  await expect.poll(count, { timeout: 15_000, interval: 5 }).toBe(2)

  process.kill([...seen][0]!, 'SIGKILL')
  await expect.poll(count, { timeout: 15_000, interval: 5 }).toBe(3)

  site.child.kill('SIGTERM')
  expect(await site.line()).toBe('closed')
  expect(await site.exitCode).toBe(0)
})

test('a worker that never served ends the site', async () => {
  const site = run('broken')
  expect(await site.line()).toBe('closed')
  expect(await site.exitCode).toBe(1)
})

test('a worker that falls again and again is replaced ever later, until it has run steadily', () => {
  let falls = 0
  const pauses = Array.from({ length: 10 }, () => {
    const next = restartPauseMs({ ranMs: 100, falls })
    falls = next.falls
    return next.pauseMs
  })
  expect(pauses.slice(0, 4)).toEqual([0, 250, 500, 1_000])
  expect(pauses.at(-1)).toBe(15_000)
  expect(restartPauseMs({ ranMs: 61_000, falls })).toEqual({ falls: 1, pauseMs: 0 })
})

test('a machine has one worker per core, or as many as its memory is enough for', () => {
  const gigabyte = 1024 ** 3
  expect(countForMachine(8, 16 * gigabyte)).toBe(8)
  expect(countForMachine(8, gigabyte)).toBe(2)
  expect(countForMachine(8, gigabyte / 4)).toBe(1)
})

test('workers share the connections of the site, but each has enough', () => {
  const poolOf = (WORKERS: number, DATABASE_POOL = 24) =>
    settingsOf({ WORKERS, DATABASE_POOL }).DATABASE_POOL
  expect([poolOf(2), poolOf(8), poolOf(2, 3)]).toEqual(['12', '6', '3'])
})

test('workers share the searches of one address, but each runs one', () => {
  const searchesOf = (WORKERS: number) =>
    settingsOf({ WORKERS, SEARCHES_PER_ADDRESS: 6 }).SEARCHES_PER_ADDRESS
  expect([searchesOf(2), searchesOf(4), searchesOf(16)]).toEqual(['3', '2', '1'])
})

test('each worker has its own port for metrics', () => {
  expect(settingsOf({ METRICS_PORT: 9100 }, 2).METRICS_PORT).toBe('9102')
  expect(settingsOf({}, 2).METRICS_PORT).toBeUndefined()
})

function settingsOf(settings: Partial<Env>, place = 0) {
  const env = { ...readEnv({}), WORKERS: 4, DATABASE_POOL: 24 }
  return workerSettings('postgres://x', { ...env, ...settings }, place)
}

function run(...words: string[]) {
  const child = spawn(process.execPath, [script, ...words], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  const exitCode = once(child, 'exit').then(([code]) => code as number)
  return { child, exitCode, line: async () => (await lines.next()).value as string }
}

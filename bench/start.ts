import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startSite } from '#tests/site.ts'

// How long the built site takes until it is ready, on an empty data folder and on a filled one,
// and how much memory it keeps at rest. On Linux, after one npm start: npm run bench:start

const home = mkdtempSync(path.join(tmpdir(), 'basera-bench-'))
// Started by root, PostgreSQL runs as another user, who must be able to enter.
chmodSync(home, 0o755)
const settings = { DATA_DIR: path.join(home, 'data') }

const bare = median(Array.from({ length: 5 }, bareProcess))
const first = await readyTime()
const second = median([await readyTime(), await readyTime(), await readyTime()])
const memory = await memoryAtRest()
rmSync(home, { recursive: true, force: true })

print('bare Node process', `${bare.toFixed(0)} ms`)
print('first start', `${first.toFixed(0)} ms`, `${(first / bare).toFixed(0)} × a bare process`)
print('second start', `${second.toFixed(0)} ms`, `${(second / bare).toFixed(0)} × a bare process`)
print('second / first', (second / first).toFixed(2))
print('memory at rest, Node', `${memory.node.toFixed(0)} MB`)
print('memory at rest, PostgreSQL', `${memory.postgres.toFixed(0)} MB`)
print('PostgreSQL / Node', (memory.postgres / memory.node).toFixed(2))

function bareProcess() {
  const start = performance.now()
  spawnSync(process.execPath, ['-e', '0'])
  return performance.now() - start
}

async function readyTime() {
  const start = performance.now()
  const site = await startSite(settings)
  const time = performance.now() - start
  await site.stop()
  return time
}

async function memoryAtRest() {
  const site = await startSite(settings)
  await sleep(5_000)
  const postmaster = readFileSync(path.join(settings.DATA_DIR, 'postgres/postmaster.pid'), 'utf8')
  const node = megabytes([site.pid!])
  const postgres = megabytes(withChildren(Number.parseInt(postmaster, 10)))
  await site.stop()
  return { node, postgres }
}

function withChildren(parent: number) {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  const isChild = (pid: string) =>
    Number(readFileSync(`/proc/${pid}/stat`, 'utf8').match(/\) \S+ (\d+)/)?.[1]) === parent
  return [parent, ...pids.filter(isChild).map(Number)]
}

/** Memory of processes together; what they share is counted once. */
function megabytes(pids: number[]) {
  const kilobytes = pids.map((pid) =>
    Number(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8').match(/^Pss:\s+(\d+)/m)?.[1]),
  )
  return kilobytes.reduce((sum, size) => sum + size, 0) / 1024
}

function median(values: number[]) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!
}

function print(what: string, value: string, ratio = '') {
  process.stdout.write(`${what.padEnd(28)}${value.padStart(10)}   ${ratio}\n`)
}

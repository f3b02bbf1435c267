import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

/** For the NODE_OPTIONS of a site whose memory is measured after a garbage collection. */
export const collectsGarbage = `--import=${new URL('./collect-garbage.mjs', import.meta.url).href}`

/** Milliseconds of processor time that a process has used; Linux counts in hundredths of a second. */
export function processorMilliseconds(pid: number) {
  const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')
  const [user, system] = fields.split(' ').slice(11, 13).map(Number)
  return (user! + system!) * 10
}

/** Resident megabytes of one process. */
export function residentMegabytes(pid: number) {
  return Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024
}

/** Resident megabytes of a site and its workers, started with `collectsGarbage`, after a collection. */
export async function collectedMegabytes(pid: number) {
  const workers = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').map(Number)
  const processes = [pid, ...workers.filter((worker) => worker > 0 && isWorker(worker))]
  for (const each of processes) process.kill(each, 'SIGUSR2')
  await sleep(1_500)
  return processes.reduce((sum, each) => sum + residentMegabytes(each), 0)
}

/** Not the processes that make pictures, whose memory comes and goes. */
function isWorker(pid: number) {
  return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('server/main.ts')
}

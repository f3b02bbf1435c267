import { readFileSync } from 'node:fs'

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

import { readdirSync, readFileSync } from 'node:fs'

/** Milliseconds of processor time that a process has used; Linux counts in hundredths of a second. */
export function processorMilliseconds(pid: number) {
  const fields = statOf(pid)
  return (Number(fields[11]) + Number(fields[12])) * 10
}

/** The same of a server with all processes that it has started, those that have ended included. */
export function processorOfServer(pid: number) {
  const own = statOf(pid)
  const ended = (Number(own[13]) + Number(own[14])) * 10
  return [pid, ...childrenOf(pid)].reduce((sum, each) => sum + tryProcessor(each), ended)
}

/** Resident megabytes of one process. */
export function residentMegabytes(pid: number) {
  return Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024
}

function childrenOf(parent: number) {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => parentOf(pid) === parent)
}

function parentOf(pid: number) {
  try {
    return Number(statOf(pid)[1])
  } catch {
    return undefined
  }
}

/** A process may end while it is read. */
function tryProcessor(pid: number) {
  try {
    return processorMilliseconds(pid)
  } catch {
    return 0
  }
}

/** The fields of /proc/PID/stat after the name, from the state on. */
function statOf(pid: number) {
  return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)!.split(' ')
}

import { availableParallelism, totalmem } from 'node:os'

/** Memory that a busy worker may need. */
const bytesPerWorker = 512 * 1024 * 1024

/** One worker per core, as far as the memory of the machine or container allows. */
export function countForMachine(cores = availableParallelism(), bytes = memory()) {
  return Math.max(1, Math.min(cores, Math.floor(bytes / bytesPerWorker)))
}

/** A container without a limit reports one that is larger than the machine. */
function memory() {
  return Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY)
}

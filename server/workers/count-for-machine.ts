import { availableParallelism, totalmem } from 'node:os'

/** What a worker may come to need when it is busy. */
const bytesPerWorker = 512 * 1024 * 1024

/** One worker per core, as long as the memory of the machine or container is enough for them. */
export function countForMachine(cores = availableParallelism(), bytes = memory()) {
  return Math.max(1, Math.min(cores, Math.floor(bytes / bytesPerWorker)))
}

/** A container without a limit has one that is larger than the machine. */
function memory() {
  return Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY)
}

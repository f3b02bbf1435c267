import { AsyncLocalStorage } from 'node:async_hooks'

/** A position in PostgreSQL's write-ahead log; whoever has replayed it has everything before it. */
export type LogPosition = bigint

/** Beyond every position: only the leader has it. */
export const leaderOnly: LogPosition = 2n ** 64n - 1n

type Writes = { upTo: LogPosition; isWriting: boolean }

const requests = new AsyncLocalStorage<Writes>()

const write = /^\s*(?:insert|update|delete|merge)\b/i
const writeInside = /^\s*with\b.*\b(?:insert into|update|delete from|merge into)\b/is

/** Runs the work for a request that must see what was written up to a position. */
export function runSeeingWrites<Result>(upTo: LogPosition, work: () => Result): Result {
  return requests.run({ upTo, isWriting: false }, work)
}

/** Called with every statement: after its own write, a request reads from the leader. */
export function noteWrite(text: string) {
  const writes = requests.getStore()
  if (writes && !writes.isWriting && (write.test(text) || writeInside.test(text)))
    writes.isWriting = true
}

/** Whether the request at hand has written something. */
export function hasWritten(): boolean {
  return requests.getStore()?.isWriting ?? false
}

/** What a standby must have replayed for the request at hand to read from it. */
export function positionToSee(): LogPosition {
  const writes = requests.getStore()
  if (!writes) return 0n
  return writes.isWriting ? leaderOnly : writes.upTo
}

import { setTimeout as sleep } from 'node:timers/promises'
import type { Answer } from '#tests/cluster/client.ts'

type Kind = 'read' | 'write' | 'upload'
type Asked = { kind: Kind; at: number; outcome: string }

/** What was asked and what became of it, while parts of the cluster are killed. */
export function createRequestLog() {
  const log: Asked[] = []
  const since = (from: number, kind?: Kind) =>
    log.filter((each) => each.at >= from && (!kind || each.kind === kind))

  return {
    get count() {
      return log.length
    },
    /** Notes one request, and pauses before the next. */
    async note(kind: Kind, request: () => Promise<Answer>, pauseMs = 20) {
      const at = Date.now()
      const answer = await request()
      log.push({ kind, at, outcome: answer.outcome })
      await sleep(answer.outcome === 'ok' ? pauseMs : Math.max(100, pauseMs))
      return answer
    },
    /** How long something of a kind failed since a time, from the first failure to the next success, in seconds. */
    outage(kind: Kind, from: number) {
      const asked = since(from, kind).sort((a, b) => a.at - b.at)
      const failed = asked.filter(({ outcome }) => outcome !== 'ok')
      const [first, last] = [failed[0], failed.at(-1)]
      if (!first || !last) return 0
      const back = asked.find(({ at, outcome }) => outcome === 'ok' && at > last.at)?.at
      return ((back ?? Date.now()) - first.at) / 1_000
    },
    /** How many since a time were refused cleanly, and what became of others. */
    failures(from: number) {
      const counts = new Map<string, number>()
      for (const { outcome } of since(from)) {
        if (outcome !== 'ok') counts.set(outcome, (counts.get(outcome) ?? 0) + 1)
      }
      const refused = counts.get('503') ?? 0
      counts.delete('503')
      return { refused, other: [...counts].map(([what, count]) => `${what} × ${count}`).join(', ') }
    },
    /** Whether reads and writes have succeeded, and nothing failed, since a time. */
    isWell(from: number) {
      const asked = since(from)
      const kinds = new Set(asked.map(({ kind }) => kind))
      return (
        kinds.has('read') && kinds.has('write') && asked.every(({ outcome }) => outcome === 'ok')
      )
    },
  }
}

export type RequestLog = ReturnType<typeof createRequestLog>

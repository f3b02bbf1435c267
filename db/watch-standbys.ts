import { setTimeout as delay } from 'node:timers/promises'
import { connect, type Db } from '#db/connect.ts'
import { readLogPosition } from '#db/log-position.ts'
import { type LogPosition, positionToSee } from '#db/own-writes.ts'

type Options = {
  pollMs?: number
  /** A standby that is further behind the leader is not read from. */
  mostBehindMs?: number
  /** Called when a standby is left out, with why, or comes back. */
  onChange?: (address: string, state: StandbyState) => void
}

type StandbyState = 'ready' | 'away' | 'behind'

type Standby = {
  address: string
  db: Db
  isAway: boolean
  isStandby: boolean
  position: LogPosition
  /** The leader's position when this one last caught up: its next goal. */
  mark: LogPosition
  /** When it last caught up. */
  caughtUpAt: number
  state: StandbyState
}

export type Standbys = {
  /** Those that the request at hand may read from, by number; the first is the next in turn. */
  choose(): number[]
  /** Whether the leader did not answer when it was last asked, so that nothing can be written. */
  isLeaderAway(): boolean
  /** Leaves one out until it answers again. */
  markAway(index: number): void
  close(): Promise<void>
}

/**
 * Asks standbys and the leader every second how far they are. One that is away, or behind, is left
 * out and comes back by itself; nobody's request has to find out.
 */
export function watchStandbys(urls: string[], leader: Db, options: Options = {}): Standbys {
  const { pollMs = 1_000, mostBehindMs = 10_000, onChange = () => {} } = options
  const closing = new AbortController()
  const { signal } = closing
  const standbys = urls.map(newStandby)
  let leaderAt: LogPosition = 0n
  // Assumed to be away until its first answer.
  let isLeaderAway = true
  let turn = 0

  async function every(look: () => Promise<void>) {
    while (!signal.aborted) {
      await look()
      await delay(pollMs, undefined, { signal, ref: false }).catch(() => {})
    }
  }

  /** While the leader is away, nobody falls behind. */
  async function lookAtLeader() {
    const found = await readLogPosition(leader).catch(() => undefined)
    isLeaderAway = !found
    leaderAt = found?.position ?? leaderAt
  }

  async function lookAtStandby(standby: Standby) {
    const found = await readLogPosition(standby.db).catch(() => undefined)
    standby.isAway = !found
    if (found) Object.assign(standby, found)
    if (found && found.position >= standby.mark) {
      standby.mark = leaderAt
      standby.caughtUpAt = Date.now()
    }
    tell(standby)
  }

  function tell(standby: Standby) {
    const state = stateOf(standby, mostBehindMs)
    if (state === standby.state || signal.aborted) return
    standby.state = state
    onChange(standby.address, state)
  }

  const watching = [
    every(lookAtLeader),
    ...standbys.map((standby) => every(() => lookAtStandby(standby))),
  ]
  return {
    choose() {
      const upTo = positionToSee()
      const ready = [...standbys.keys()].filter((index) => isReady(standbys[index]!, upTo))
      const followers = ready.filter((index) => standbys[index]!.isStandby)
      // After a failover one of the addresses is the leader's own, which has enough to do.
      const chosen = followers.length > 0 ? followers : ready
      const start = chosen.length > 0 ? turn++ % chosen.length : 0
      return [...chosen.slice(start), ...chosen.slice(0, start)]
    },
    isLeaderAway: () => isLeaderAway,
    markAway(index) {
      standbys[index]!.isAway = true
      tell(standbys[index]!)
    },
    async close() {
      closing.abort()
      await Promise.all(watching)
      await Promise.all(standbys.map(({ db }) => db.destroy()))
    },
  }

  function isReady(standby: Standby, upTo: LogPosition) {
    return stateOf(standby, mostBehindMs) === 'ready' && standby.position >= upTo
  }
}

function newStandby(url: string): Standby {
  return {
    address: new URL(url).host,
    db: connect(url, { size: 1, timeoutMs: 1_500, connectMs: 1_000, staysOpen: true }),
    // Until it has answered, the leader is read from.
    isAway: true,
    isStandby: true,
    position: 0n,
    mark: 0n,
    caughtUpAt: 0,
    state: 'ready',
  }
}

function stateOf({ isAway, caughtUpAt }: Standby, mostBehindMs: number): StandbyState {
  if (isAway) return 'away'
  return Date.now() - caughtUpAt > mostBehindMs ? 'behind' : 'ready'
}

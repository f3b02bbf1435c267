import type { Standbys } from '#db/watch-standbys.ts'

/** Standbys as a test says that they are. */
export function standbysFor(given: { ready: number[]; isLeaderAway: boolean }): Standbys {
  return {
    choose: () => given.ready,
    isLeaderAway: () => given.isLeaderAway,
    markAway: () => {},
    close: async () => {},
  }
}

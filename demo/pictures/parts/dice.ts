export type Dice = {
  /** A whole number from low to high, both included. */
  between(low: number, high: number): number
  pick<T>(list: readonly T[]): T
  chance(share: number): boolean
}

/** Dice that always fall the same way for the same seed. */
export function dice(seed: string): Dice {
  let state = 2166136261
  for (const letter of seed) state = Math.imul(state ^ letter.charCodeAt(0), 16777619)

  function next(): number {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }

  return {
    between: (low, high) => low + Math.floor(next() * (high - low + 1)),
    pick: (list) => list[Math.floor(next() * list.length)]!,
    chance: (share) => next() < share,
  }
}

/** The list's entry for a seed, so that neighbouring seeds never get the same one. */
export function turn<T>(list: readonly T[], seed: number): T {
  return list[seed % list.length]!
}

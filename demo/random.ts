/** Reproducible random numbers: one stream per key. */
export type Random = {
  /** A number from 0 up to, but not including, 1. */
  next: () => number
  /** A whole number from min to max, both included. */
  whole: (min: number, max: number) => number
  /** A number between min and max. */
  between: (min: number, max: number) => number
  chance: (probability: number) => boolean
  pick: <Choice>(choices: readonly Choice[]) => Choice
  /** One of the keys, each as often as its weight says. */
  weighted: <Choice extends string>(weights: Readonly<Partial<Record<Choice, number>>>) => Choice
  /** That many different choices, in the order they have in the list. */
  some: <Choice>(choices: readonly Choice[], count: number) => Choice[]
}

/** Part of every key: another seed would make another set of people and listings. */
const demoSeed = 'basera'

export function randomFor(...key: (string | number)[]): Random {
  return randomFrom(hash([demoSeed, ...key].join('/')))
}

/** The stream of numbers that begins with this state. */
export function randomFrom(start: number): Random {
  const next = numbersFrom(start)
  const whole = (min: number, max: number) => min + Math.floor(next() * (max - min + 1))

  return {
    next,
    whole,
    between: (min, max) => min + next() * (max - min),
    chance: (probability) => next() < probability,
    pick: (choices) => choices[Math.floor(next() * choices.length)]!,
    weighted: (weights) => pickWeighted(weights, next()),
    some: (choices, count) => someOf(choices, count, next),
  }
}

function pickWeighted<Choice extends string>(
  weights: Readonly<Partial<Record<Choice, number>>>,
  share: number,
) {
  const choices = Object.entries(weights) as [Choice, number][]
  let left = share * choices.reduce((sum, [, weight]) => sum + weight, 0)
  const chosen = choices.find(([, weight]) => {
    left -= weight
    return left < 0
  })
  return (chosen ?? choices.at(-1)!)[0]
}

function someOf<Choice>(choices: readonly Choice[], count: number, next: () => number) {
  let wanted = Math.min(count, choices.length)
  return choices.filter((_, index) => {
    const isTaken = next() * (choices.length - index) < wanted
    if (isTaken) wanted -= 1
    return isTaken
  })
}

export function fnv1a(text: string) {
  let value = 0x811c9dc5
  for (let i = 0; i < text.length; i++) {
    value = Math.imul(value ^ text.charCodeAt(i), 0x01000193)
  }
  return value
}

/** FNV-1a, then mixed, so that neighbouring keys give unlike numbers. */
function hash(text: string) {
  let value = fnv1a(text)
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b)
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35)
  return (value ^ (value >>> 16)) >>> 0
}

/** Seeded random numbers (mulberry32). */
function numbersFrom(start: number) {
  let state = start
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

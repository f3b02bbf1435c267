/** Keeps that many requests under way for some seconds and measures them; each knows its number. */
export async function hammer(
  connections: number,
  seconds: number,
  ask: (number: number) => Promise<unknown>,
) {
  const times: number[] = []
  const numbers = Array.from({ length: connections }, (_, number) => number)
  await Promise.all(numbers.map(ask))
  const started = performance.now()
  const end = started + seconds * 1_000
  await Promise.all(
    numbers.map(async (number) => {
      while (performance.now() < end) {
        const asked = performance.now()
        await ask(number)
        times.push(performance.now() - asked)
      }
    }),
  )
  const elapsed = (performance.now() - started) / 1_000
  times.sort((a, b) => a - b)
  return {
    perSecond: times.length / elapsed,
    median: times[Math.floor(times.length / 2)] ?? 0,
    p99: times[Math.floor(times.length * 0.99)] ?? 0,
  }
}

/** The middle one of many times, one after the other, after a few to warm up. */
export async function medianTime(rounds: number, ask: () => Promise<unknown>) {
  const [time] = await medianTimes(rounds, [ask])
  return time!
}

/** Of several, each asked in turn: a machine that slows down slows them all down. */
export async function medianTimes(rounds: number, asks: (() => Promise<unknown>)[]) {
  for (let round = 0; round < 5; round++) for (const ask of asks) await ask()
  const times = asks.map((): number[] => [])
  for (let round = 0; round < rounds; round++) {
    for (const [at, ask] of asks.entries()) {
      const asked = performance.now()
      await ask()
      times[at]!.push(performance.now() - asked)
    }
  }
  return times.map(middle)
}

export function middle(values: number[]) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}

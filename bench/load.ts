/** Keeps so many requests under way for some seconds and measures them. */
export async function hammer(connections: number, seconds: number, ask: () => Promise<unknown>) {
  const times: number[] = []
  await Promise.all(Array.from({ length: connections }, ask))
  const started = performance.now()
  const end = started + seconds * 1_000
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (performance.now() < end) {
        const asked = performance.now()
        await ask()
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
  for (let round = 0; round < 5; round++) await ask()
  const times: number[] = []
  for (let round = 0; round < rounds; round++) {
    const asked = performance.now()
    await ask()
    times.push(performance.now() - asked)
  }
  return times.sort((a, b) => a - b)[Math.floor(rounds / 2)] ?? 0
}

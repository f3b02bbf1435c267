const firstMs = 250
const mostMs = 15_000
/** A worker that ran for this long had recovered, so its next crash counts as the first again. */
const steadyMs = 60_000

/** The pause before a crashed worker is replaced: exponential backoff, none after a steady run. */
export function restartPauseMs({ ranMs, falls }: { ranMs: number; falls: number }) {
  if (ranMs > steadyMs) return { falls: 1, pauseMs: 0 }
  const pauseMs = falls === 0 ? 0 : Math.min(mostMs, firstMs * 2 ** (falls - 1))
  return { falls: falls + 1, pauseMs }
}

const firstMs = 250
const mostMs = 15_000
/** A worker that has run for this long had recovered: its fall is the first one again. */
const steadyMs = 60_000

/** How long to wait before a worker that fell is replaced: exponential backoff, at once after a steady run. */
export function restartPauseMs({ ranMs, falls }: { ranMs: number; falls: number }) {
  if (ranMs > steadyMs) return { falls: 1, pauseMs: 0 }
  const pauseMs = falls === 0 ? 0 : Math.min(mostMs, firstMs * 2 ** (falls - 1))
  return { falls: falls + 1, pauseMs }
}

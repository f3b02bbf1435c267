import type { Env } from '#server/env.ts'

/** The least connections per worker: two for each of its three pools. */
const fewestConnections = 6

type Settings = Pick<
  Env,
  'WORKERS' | 'DATABASE_POOL' | 'DEMO_DATA' | 'METRICS_PORT' | 'SEARCHES_PER_ADDRESS'
>

/**
 * Environment variables of a worker. The connections of the site are shared out, so that a machine
 * with many cores does not open many times as many, and so are the searches of one address, which
 * each worker counts for itself. Metrics are per process, so each worker serves them on a port of
 * its own.
 */
export function workerSettings(
  url: string,
  { WORKERS, DATABASE_POOL, DEMO_DATA, METRICS_PORT, SEARCHES_PER_ADDRESS }: Settings,
  place: number,
) {
  return {
    DATABASE_URL: url,
    DATABASE_POOL: `${poolOfWorker({ WORKERS, DATABASE_POOL })}`,
    SEARCHES_PER_ADDRESS: `${Math.ceil(SEARCHES_PER_ADDRESS / WORKERS)}`,
    // Would otherwise be derived from the address of the database.
    DEMO_DATA: DEMO_DATA ? 'on' : 'off',
    ...(METRICS_PORT && { METRICS_PORT: `${METRICS_PORT + place}` }),
  }
}

/** How many of the connections one worker has. */
export function poolOfWorker({
  WORKERS,
  DATABASE_POOL,
}: Pick<Settings, 'WORKERS' | 'DATABASE_POOL'>) {
  const share = Math.max(fewestConnections, Math.ceil(DATABASE_POOL / WORKERS))
  return Math.min(DATABASE_POOL, share)
}

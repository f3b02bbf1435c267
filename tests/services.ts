import { pino } from 'pino'
import type { Db } from '#db/connect.ts'
import { type Env, readEnv } from '#server/env.ts'
import type { Services } from '#server/services.ts'

/** The services of a server under test: a real database, no log, pictures in memory. */
export function servicesFor(db: Db, settings: Partial<Env> = {}): Services {
  const files = new Map<string, Uint8Array>()
  return {
    env: { ...readEnv({}), ...settings },
    db,
    readDb: db,
    log: pino({ level: 'silent' }),
    storage: {
      put: async (name, bytes) => void files.set(name, bytes),
      get: async (name) => files.get(name),
      removeFolder: async (folder) => {
        for (const name of files.keys()) if (name.startsWith(`${folder}/`)) files.delete(name)
      },
    },
    secret: Buffer.from('a secret of tests and of nothing else'),
    isReady: () => true,
  }
}

import { pino } from 'pino'
import type { Db } from '#db/connect.ts'
import { codeSettings, type Resources, sessionSettings } from '#server/create-resources.ts'
import { type Env, readEnv } from '#server/env.ts'
import { createLookupLimit } from '#server/http/limit-lookups.ts'
import { createSearchLimit } from '#server/http/limit-searches.ts'
import { createLoadShedder } from '#server/http/load-shedder.ts'
import { createRefusedAddresses } from '#server/http/refused-addresses.ts'
import { createViewCounter } from '#server/insight/view-counter.ts'
import { createBroadcastSender } from '#server/jobs/broadcast-sender.ts'
import { createMetrics } from '#server/metrics/create-metrics.ts'
import { createFairScheduler } from '#server/pages/fair-scheduler.ts'
import { PageCache } from '#server/pages/page-cache.ts'
import { createPhotoMaker } from '#server/photos/photo-maker.ts'
import { createChannels } from '#server/providers/channels/create-channels.ts'
import { listOutbox } from '#server/providers/channels/outbox.ts'
import { createGeocoder } from '#server/providers/geocoder/create-geocoder.ts'
import { readPaperKeys } from '#server/read-paper-keys.ts'
import { senderSettings } from '#server/sender-settings.ts'

/** One for all tests of a file, since it starts processes. They run at the lowest priority, so on a busy machine they take long. */
const makeVariants = createPhotoMaker({ timeoutMs: 120_000 })
const secret = Buffer.from('a secret of tests and of nothing else')

/** The resources of a server under test: a real database, no log, pictures in memory. */
export function resourcesFor(db: Db, settings: Partial<Env> = {}): Resources {
  const env = { ...readEnv({}), ...settings }
  const log = pino({ level: 'silent' })
  const files = new Map<string, Uint8Array>()
  const pageCache = new PageCache()
  const metrics = createMetrics({ pools: { members: db }, workDb: db, pageCache })
  const channels = metrics.countSends(createChannels(db, secret, env))
  const sender = senderSettings(env)
  return {
    env,
    db,
    readDb: db,
    visitorPools: { db, readDb: db },
    searchDb: db,
    healthDb: db,
    log,
    storage: {
      put: async (name, bytes) => void files.set(name, bytes),
      get: async (name) => files.get(name),
      removeFolder: async (folder) => {
        for (const name of files.keys()) if (name.startsWith(`${folder}/`)) files.delete(name)
      },
      isAway: () => false,
    },
    makeVariants,
    pageCache,
    metrics,
    views: createViewCounter(db, log),
    limitSearches: createSearchLimit(env.SEARCHES_PER_ADDRESS),
    limitLookups: createLookupLimit(),
    unlessRefused: createRefusedAddresses(),
    shedLoad: createLoadShedder(),
    scheduleFairly: createFairScheduler(),
    channels,
    geocoder: createGeocoder(db, env),
    streetTiles: undefined,
    readOutbox: () => listOutbox(db, secret),
    codes: codeSettings(env, secret),
    sessions: sessionSettings(env),
    secret,
    paperKeys: readPaperKeys(env, secret),
    sender,
    broadcastSender: createBroadcastSender({ db, log, env, secret, channels, settings: sender }),
    inboxHub: { subscribe: () => () => {}, close: async () => {} },
    drainSignal: new AbortController().signal,
    stopSignal: new AbortController().signal,
  }
}

import type { Logger } from 'pino'
import { onSlowStatement } from '#db/slow-statements.ts'
import type { SenderSettings } from '#domain/broadcasts/sender-settings.ts'
import type { CodeSettings } from '#domain/codes/code-settings.ts'
import type { PaperKeys } from '#domain/owner-checks/seal-paper.ts'
import type { SessionSettings } from '#domain/sessions/session-settings.ts'
import type { Pools } from '#server/connect-pools.ts'
import type { Env } from '#server/env.ts'
import type { InboxHub } from '#server/events/inbox-hub.ts'
import { createLookupLimit, type LimitLookups } from '#server/http/limit-lookups.ts'
import { createSearchLimit, type LimitSearches } from '#server/http/limit-searches.ts'
import { createLoadShedder, type LoadShedder } from '#server/http/load-shedder.ts'
import { createRefusedAddresses, type RefusedAddresses } from '#server/http/refused-addresses.ts'
import { createViewCounter, type ViewCounter } from '#server/insight/view-counter.ts'
import { type BroadcastSender, createBroadcastSender } from '#server/jobs/broadcast-sender.ts'
import { createMetrics, type Metrics } from '#server/metrics/create-metrics.ts'
import { createFairScheduler, type FairScheduler } from '#server/pages/fair-scheduler.ts'
import { PageCache } from '#server/pages/page-cache.ts'
import { createPhotoMaker, type MakeVariants } from '#server/photos/photo-maker.ts'
import type { Channels } from '#server/providers/channels/channel.ts'
import { createChannels } from '#server/providers/channels/create-channels.ts'
import { listOutbox } from '#server/providers/channels/outbox.ts'
import { createGeocoder } from '#server/providers/geocoder/create-geocoder.ts'
import type { Geocoder } from '#server/providers/geocoder/geocoder.ts'
import { createStorage } from '#server/providers/storage/create-storage.ts'
import type { Storage } from '#server/providers/storage/storage.ts'
import { readPaperKeys } from '#server/read-paper-keys.ts'
import { readSecret } from '#server/read-secret.ts'
import { senderSettings } from '#server/sender-settings.ts'
import { openStreetTiles, type StreetTiles } from '#server/tiles/open-street-tiles.ts'

/** Everything that requests and jobs share; built once at the start and passed down. */
export type Resources = Omit<Pools, 'workDb'> & {
  env: Env
  log: Logger
  storage: Storage
  /** Decodes a picture and makes its sizes and formats, in a process of its own. */
  makeVariants: MakeVariants
  channels: Channels
  geocoder: Geocoder
  /** The street map of the operator's own file. */
  streetTiles: StreetTiles | undefined
  /** Messages of channels that have no provider, newest first. */
  readOutbox: () => ReturnType<typeof listOutbox>
  codes: CodeSettings
  sessions: SessionSettings
  pageCache: PageCache
  /** Views of listings that are not written yet. */
  views: ViewCounter
  metrics: Metrics
  limitSearches: LimitSearches
  limitLookups: LimitLookups
  unlessRefused: RefusedAddresses
  /** Refuses work when there is more than can be done in time, that of visitors first. */
  shedLoad: LoadShedder
  /** Runs a piece of work that blocks the process, one per address and turn of the event loop. */
  scheduleFairly: FairScheduler
  /** Key for all signatures, encryption and keyed hashes. */
  secret: Buffer
  /** What papers of owners are encrypted with. */
  paperKeys: PaperKeys
  inboxHub: InboxHub
  sender: SenderSettings
  broadcastSender: BroadcastSender
  /** Aborted when load balancers should stop sending requests to this process. */
  drainSignal: AbortSignal
  /** Aborted when the port closes, which ends streams. */
  stopSignal: AbortSignal
}

type ResourceInputs = Pools &
  Pick<Resources, 'env' | 'log' | 'drainSignal' | 'stopSignal' | 'inboxHub'>

export async function createResources({ workDb, ...inputs }: ResourceInputs): Promise<Resources> {
  const { env, db, log } = inputs
  const secret = await readSecret(env)
  const settings = senderSettings(env)
  onSlowStatement((slow) => log.warn(slow, 'a slow statement'))
  const pageCache = new PageCache()
  const metrics = createMetrics({ pools: poolsByUse(inputs), workDb, pageCache })
  const delivery = {
    env,
    secret,
    channels: metrics.countSends(createChannels(workDb, secret, env)),
  }
  return {
    ...inputs,
    secret,
    paperKeys: readPaperKeys(env, secret),
    pageCache,
    metrics,
    views: createViewCounter(db, inputs.log),
    limitSearches: createSearchLimit(env.SEARCHES_PER_ADDRESS),
    limitLookups: createLookupLimit(),
    unlessRefused: createRefusedAddresses(),
    // A sixth of a request's time, and half of it.
    shedLoad: createLoadShedder({
      targetMs: env.REQUEST_SECONDS * 166,
      workMs: env.REQUEST_SECONDS * 500,
    }),
    scheduleFairly: createFairScheduler(),
    storage: createStorage(env),
    makeVariants: createPhotoMaker(),
    channels: metrics.countSends(createChannels(db, secret, env)),
    geocoder: createGeocoder(inputs.readDb, env),
    streetTiles: await openStreetTiles(env),
    readOutbox: () => listOutbox(db, secret),
    codes: codeSettings(env, secret),
    sessions: sessionSettings(env),
    sender: settings,
    broadcastSender: createBroadcastSender({ ...delivery, db: workDb, log, settings }),
  }
}

/** The pools by the names that the metrics use; without a replica two of them are the same. */
function poolsByUse({ db, readDb, searchDb, visitorPools }: Omit<Pools, 'workDb'>) {
  const { db: visitors, readDb: visitorReads } = visitorPools
  return {
    members: db,
    visitors,
    searches: searchDb,
    ...(readDb !== db && { member_reads: readDb, visitor_reads: visitorReads }),
  }
}

export function codeSettings(env: Env, secret: Buffer): CodeSettings {
  return {
    secret,
    length: env.OTP_LENGTH,
    longLength: env.OTP_LONG_LENGTH,
    minutesValid: env.OTP_MINUTES,
    triesPerCode: env.OTP_TRIES,
    wrongPerPhoneDay: env.OTP_WRONG_PER_DAY,
    wrongPerAddressHour: env.OTP_WRONG_PER_ADDRESS_HOUR,
    secondsBetween: env.OTP_GAP_SECONDS,
    perPhoneHour: env.OTP_PER_HOUR,
    perPhoneDay: env.OTP_PER_DAY,
    perAddressHour: env.OTP_PER_ADDRESS_HOUR,
    perSiteDay: env.OTP_PER_SITE_DAY,
  }
}

export function sessionSettings(env: Env): SessionSettings {
  return { days: env.SESSION_DAYS, staffIdleHours: env.STAFF_IDLE_HOURS }
}

/** What one size gave in `npm run bench:sizing`; everything else is computed from two of these. */
export type Measured = {
  listings: number
  /** Size of tables and indexes. */
  diskBytes: number
  /** Distinct pages that searches touch. */
  workingSetBytes: number
  /** Milliseconds of processor time for one page, of PostgreSQL and of the site. */
  searchDatabaseMs: number
  searchSiteMs: number
  propertyDatabaseMs: number
  propertySiteMs: number
  pageBytes: number
  writeMs: number
  writeLogBytes: number
  /** Whole pages that the log holds besides, for the first write after a checkpoint. */
  writePageBytes: number
  indexBuildSeconds: number
  dumpBytes: number
  workerMegabytes: number
}

/** What is assumed, not measured. */
export const assumptions = {
  /** How busy a core may be on average. */
  utilisation: 0.6,
  /** Of the mix of `npm run bench:load`: 20 property pages and 10 writes for 70 searches. */
  propertiesPerSearch: 20 / 70,
  writesPerSearch: 10 / 70,
  /** Share of pages that the cache of three seconds answers: none, since addresses differ. */
  cachedShare: 0,
  /** Of the data on disk: free space for vacuum, new indexes and the log. */
  diskRoom: 2,
  /** Beside the working set, in memory of a database machine. */
  memoryRoom: 1.25,
  systemGigabytes: 8,
  siteMachine: { cores: 16 },
  databaseMachine: { cores: 64, gigabytes: 1_024 },
  smallMachine: { cores: 8, gigabytes: 64 },
  /** No page is logged whole more than once between two checkpoints. */
  checkpointSeconds: 900,
  /** Log that a standby replays with one process. */
  replayBytesPerSecond: 100e6,
  /** How long all indexes may take to build again, with eight cores. */
  rebuildHours: 8,
  rebuildCores: 8,
}

export type Step = 'one machine' | 'one large machine' | 'replicas' | 'distributed'

export type Sizing = {
  listings: number
  searchesPerSecond: number
  siteCores: number
  databaseCores: number
  siteMachines: number
  databaseMachines: number
  memoryGigabytes: number
  diskGigabytes: number
  networkGigabits: number
  logMegabytesPerSecond: number
  rebuildHours: number
  dumpGigabytes: number
  step: Step
  /** What a single leader cannot do; empty unless distributed. */
  because: string[]
}

type Amount = {
  [Name in keyof Measured]: Measured[Name] extends number ? Name : never
}[keyof Measured]

/** The value at another size: along the power law through both measured sizes, never falling. */
export function grown(small: Measured, large: Measured, name: Amount, listings: number) {
  const [from, to] = [small[name], large[name]]
  const exponent = Math.max(0, Math.log(to / from) / Math.log(large.listings / small.listings))
  return to * (listings / large.listings) ** (Number.isFinite(exponent) ? exponent : 0)
}

/** The machines for so many listings and searches a second. */
export function sizeFor(
  small: Measured,
  large: Measured,
  listings: number,
  searchesPerSecond: number,
): Sizing {
  const at = (name: Amount) => grown(small, large, name, listings)
  const cores = (perSearchMs: number) =>
    (searchesPerSecond * perSearchMs) / 1_000 / assumptions.utilisation
  const { propertiesPerSearch: properties, writesPerSearch: writes } = assumptions
  const site =
    (at('searchSiteMs') + properties * at('propertySiteMs')) * (1 - assumptions.cachedShare)
  const reads = at('searchDatabaseMs') + properties * at('propertyDatabaseMs')
  const perSecond = searchesPerSecond * writes
  const siteCores = cores(site)
  const readCores = cores(reads)
  const writeCores = cores(writes * at('writeMs'))
  const needs = {
    listings,
    searchesPerSecond,
    siteCores,
    databaseCores: readCores + writeCores,
    memoryGigabytes:
      (at('workingSetBytes') / 1e9) * assumptions.memoryRoom + assumptions.systemGigabytes,
    diskGigabytes: (at('diskBytes') / 1e9) * assumptions.diskRoom,
    networkGigabits: (searchesPerSecond * (1 + properties) * at('pageBytes') * 8) / 1e9,
    logMegabytesPerSecond:
      (perSecond * at('writeLogBytes') +
        Math.min(
          perSecond * at('writePageBytes'),
          at('diskBytes') / assumptions.checkpointSeconds,
        )) /
      1e6,
    rebuildHours: at('indexBuildSeconds') / assumptions.rebuildCores / 3_600,
    dumpGigabytes: at('dumpBytes') / 1e9,
  }
  const loads = leaderLoads(needs, writeCores)
  const because = loads.filter(({ load }) => load > 1).map(({ is }) => is)
  const step = because.length > 0 ? 'distributed' : stepFor(needs)
  const shards = Math.ceil(Math.max(1, ...loads.map(({ load }) => load)))
  return { ...needs, ...machinesFor(step, needs, readCores, shards), step, because }
}

type Needs = Omit<Sizing, 'siteMachines' | 'databaseMachines' | 'step' | 'because'>

/** How much of what one leader can do is used, of what replicas do not help with. */
function leaderLoads(needs: Needs, writeCores: number) {
  const { databaseMachine, replayBytesPerSecond, rebuildHours } = assumptions
  return [
    { is: 'writes need more cores than one leader has', load: writeCores / databaseMachine.cores },
    {
      is: 'standbys cannot replay the log',
      load: (needs.logMegabytesPerSecond * 1e6) / replayBytesPerSecond,
    },
    {
      is: 'the working set is larger than memory',
      load: needs.memoryGigabytes / databaseMachine.gigabytes,
    },
    { is: 'indexes take too long to build again', load: needs.rebuildHours / rebuildHours },
  ]
}

function stepFor({ siteCores, databaseCores, memoryGigabytes }: Needs): Step {
  const { smallMachine, databaseMachine } = assumptions
  const isWithin = ({ cores, gigabytes }: { cores: number; gigabytes: number }) =>
    siteCores + databaseCores <= cores && memoryGigabytes <= gigabytes
  if (isWithin(smallMachine)) return 'one machine'
  return isWithin(databaseMachine) ? 'one large machine' : 'replicas'
}

/**
 * Each with one more than needed (N+1); a leader with standbys reads nothing for visitors. Every
 * search asks all shards, so that each of them needs as many readers as one database would.
 */
function machinesFor(step: Step, needs: Needs, readCores: number, shards: number) {
  if (step === 'one machine' || step === 'one large machine')
    return { siteMachines: 0, databaseMachines: 1 }
  const readers = Math.ceil(readCores / assumptions.databaseMachine.cores)
  return {
    siteMachines: Math.ceil(needs.siteCores / assumptions.siteMachine.cores) + 1,
    databaseMachines: shards * Math.max(3, 1 + readers + 1),
  }
}

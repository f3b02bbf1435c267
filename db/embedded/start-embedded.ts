import { setTimeout as delay } from 'node:timers/promises'
import { answers } from '#db/embedded/answers.ts'
import { packagedBinaries, usableBinaries } from '#db/embedded/binaries.ts'
import { chooseHome, type Home } from '#db/embedded/home.ts'
import { initFolder } from '#db/embedded/init-folder.ts'
import { launch } from '#db/embedded/launch.ts'
import { dropForeignLock, runningServer, type Server } from '#db/embedded/postmaster.ts'
import { readSecret } from '#db/embedded/secret.ts'
import { holdLease, type Lease } from '#db/embedded/watchdog.ts'

type Options = {
  folder: string
  /** Where root keeps data and programs when the server's user cannot reach the wanted folder. */
  systemFolder?: string
  /** The `native` folder of another set of programs than the installed package's. */
  binaries?: string
  /** Called with a short text before each step that can take a while. */
  onStep?: (text: string) => void
}

export type EmbeddedDatabase = {
  url: string
  readonly pid: number
  folder: string
  /** Whether the server was already running. */
  adopted: boolean
  isRunning(): boolean
  /** Starts a server that has ended again, or joins it, under the same address. */
  restart(): Promise<void>
  /** Lets go of the server; it stops when no other process uses it. */
  stop(): Promise<void>
}

type Joined = { server: Server; lease: Lease; adopted: boolean }

/** Starts PostgreSQL on a folder, creating it first when needed, or joins the server already there. */
export async function startEmbedded(options: Options): Promise<EmbeddedDatabase> {
  const { systemFolder = '/var/lib/basera', onStep = () => {} } = options
  const packaged = options.binaries ?? packagedBinaries()
  const home = chooseHome(options.folder, systemFolder)
  const binaries = usableBinaries(packaged, home, systemFolder, onStep)

  const password = readSecret(home.folder)
  await initFolder(binaries, home, password, onStep)

  const urlOf = ({ port }: Server) => `postgres://postgres:${password}@127.0.0.1:${port}/postgres`
  const place = { binaries, home, urlOf, onStep }
  let joined = await joinServer(place)
  return {
    url: urlOf(joined.server),
    get pid() {
      return joined.server.pid
    },
    folder: home.folder,
    adopted: joined.adopted,
    isRunning: () => runningServer(home.folder)?.pid === joined.server.pid,
    async restart() {
      const before = joined
      joined = await rejoinServer(place, before.server)
      await before.lease.release()
    },
    stop: () => leave(home, joined),
  }
}

type Place = {
  binaries: string
  home: Home
  urlOf: (server: Server) => string
  onStep: (text: string) => void
}

async function rejoinServer(place: Place, { port }: Server): Promise<Joined> {
  const joined = await joinServer(place, port)
  if (joined.server.port === port) return joined
  await leave(place.home, joined)
  throw new Error(`PostgreSQL could not have its port ${port} again.`)
}

async function joinServer(
  { binaries, home, urlOf, onStep }: Place,
  port?: number,
): Promise<Joined> {
  // Crash recovery can take minutes; a server that needs longer than this has another problem.
  const deadline = Date.now() + 15 * 60_000
  let waitedFor: string | undefined

  while (Date.now() < deadline) {
    const server = runningServer(home.folder)
    if (!server) {
      dropForeignLock(home.folder)
      onStep('Starting PostgreSQL')
      const launched = await launch(binaries, home, port)
      if (launched) return { ...launched, adopted: false }
    } else if (server.state === 'ready') {
      const lease = await adopt(home, server, urlOf(server))
      if (lease) return { server, lease, adopted: true }
    } else if (server.state !== waitedFor) {
      waitedFor = server.state
      onStep(`Waiting for PostgreSQL, which is ${server.state}`)
    }
    await delay(50)
  }
  throw new Error(`PostgreSQL did not become ready; its log is ${home.folder}.log.`)
}

async function adopt(home: Home, server: Server, url: string) {
  const lease = await holdLease(home, server)
  if (!lease || (await answers(url))) return lease
  await lease.release()
}

async function leave(home: Home, { server, lease }: Joined) {
  const wasLast = await lease.release()
  while (wasLast && runningServer(home.folder)?.pid === server.pid) await delay(20)
}

import { spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { Client } from 'pg'
import { startEmbedded } from '#db/embedded/start-embedded.ts'

/** Large enough that nothing which the searches of one run read is dropped again. */
const SHARED_BUFFERS = '3GB'

/** The server of one size, in a folder that stays, so that it is filled only once. */
export async function startSized(home: string, listings: number) {
  const folder = path.join(home, String(listings))
  mkdirSync(folder, { recursive: true })
  // Started by root, PostgreSQL runs as another user, who must be able to enter.
  chmodSync(home, 0o755)
  chmodSync(folder, 0o755)
  let server = await startEmbedded({ folder: path.join(folder, 'postgres') })
  return {
    get url() {
      return server.url
    },
    /** Starts again with nothing in memory, neither PostgreSQL's nor the system's. */
    async restartCold() {
      await setBuffers(server.url)
      await server.stop()
      forgetFiles(server.folder)
      server = await startEmbedded({ folder: path.join(folder, 'postgres') })
    },
    stop: () => server.stop(),
  }
}

async function setBuffers(url: string) {
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query(`alter system set shared_buffers = '${SHARED_BUFFERS}'`)
  await client.query('checkpoint')
  await client.end()
}

/** Asks the system to drop what it keeps of these files, and of no others. */
function forgetFiles(folder: string) {
  const base = path.join(folder, 'base')
  for (const each of readdirSync(base, { withFileTypes: true, recursive: true })) {
    if (!each.isFile()) continue
    spawnSync('dd', [`if=${path.join(each.parentPath, each.name)}`, 'iflag=nocache', 'count=0'])
  }
}

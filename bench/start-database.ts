import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startEmbedded } from '#db/embedded/start-embedded.ts'

/** An empty PostgreSQL server in a temporary folder; `stop` removes both. */
export async function startDatabase() {
  const home = mkdtempSync(path.join(tmpdir(), 'basera-bench-'))
  // Started by root, PostgreSQL runs as another user, who must be able to enter.
  chmodSync(home, 0o755)
  const server = await startEmbedded({ folder: path.join(home, 'postgres') })
  return {
    url: server.url,
    /** A folder for the site's own data. */
    dataFolder: path.join(home, 'data'),
    async stop() {
      await server.stop()
      rmSync(home, { recursive: true, force: true })
    },
  }
}

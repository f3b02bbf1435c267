import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startEmbedded } from '#db/embedded/start-embedded.ts'

/** A folder for a command of tests/faults, which PostgreSQL's own user may enter. */
export function makeScratch(prefix = path.join(tmpdir(), 'basera-faults-')) {
  const folder = mkdtempSync(prefix)
  // Started by root, PostgreSQL runs as another user, who must be able to enter.
  chmodSync(folder, 0o755)
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

/** An empty PostgreSQL that is gone with `stop`. */
export async function startScratchDatabase() {
  const scratch = makeScratch()
  const server = await startEmbedded({ folder: path.join(scratch.folder, 'postgres') })
  return {
    url: server.url,
    async stop() {
      await server.stop()
      scratch.remove()
    },
  }
}

/** One line for the person who waits. */
export function say(line: string) {
  process.stdout.write(`${line}\n`)
}

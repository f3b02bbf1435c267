import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { runningCommand } from '#db/embedded/running-command.ts'

const prefix = 'basera-uploads-'
/** Longer than an upload takes to be read, to wait and to be decoded. */
const longestUseMs = 60 * 60_000

let own: string | undefined

/** An unused file name in a folder of this process that only its user can read. */
export function temporaryFile(): string {
  own ??= makeFolder()
  return path.join(own, randomUUID())
}

function makeFolder() {
  const folder = mkdtempSync(path.join(tmpdir(), `${prefix}${process.pid}-`))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/**
 * Removes the originals, which hold GPS positions, that killed processes left behind. To be called
 * before this process makes files of its own. Uploads of other living processes stay.
 */
export async function sweepTemporaryFiles(folder = tmpdir()) {
  for (const name of await readdir(folder)) {
    const [, pid] = /^basera-uploads-(\d+)-/.exec(name) ?? []
    // Another user's folder cannot be removed, and is theirs to remove.
    if (pid) await sweep(path.join(folder, name), Number(pid)).catch(() => {})
  }
}

async function sweep(folder: string, pid: number) {
  if (!mayBeInUse(pid)) return rm(folder, { recursive: true, force: true })
  // The process id may belong to another program by now.
  for (const name of await readdir(folder)) {
    const file = path.join(folder, name)
    const { mtimeMs } = await stat(file)
    if (Date.now() - mtimeMs > longestUseMs) await rm(file, { force: true })
  }
}

/** In containers a new process often has the number of the one before it. */
function mayBeInUse(pid: number) {
  return pid !== process.pid && runningCommand(pid).includes('node')
}

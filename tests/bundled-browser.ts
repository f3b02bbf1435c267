import { existsSync } from 'node:fs'
import { chmod, mkdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import chromium, { inflate } from '@sparticuz/chromium'

const modules = path.resolve(import.meta.dirname, '../node_modules')
const archives = path.join(modules, '@sparticuz/chromium/bin')
const unpacked = path.join(modules, '.cache/basera-chromium')

/** Unpacks the Chromium that an npm package carries, once per install, and answers where it is. */
export async function bundledBrowser() {
  const executablePath = path.join(unpacked, 'chromium')
  await unpackOnce()
  return {
    executablePath,
    /** What a machine without the system libraries of a browser needs besides. */
    libraryEnv: {
      LD_LIBRARY_PATH: path.join(unpacked, 'al2023', 'lib'),
      FONTCONFIG_PATH: path.join(unpacked, 'fonts'),
    },
  }
}

async function unpackOnce() {
  if (existsSync(unpacked)) return
  const folder = `${unpacked}-${process.pid}`
  await mkdir(folder, { recursive: true })
  await inTemporaryFolder(folder, async () => {
    await chromium.executablePath()
    await inflate(path.join(archives, 'al2023.tar.br'))
  })
  await chmod(path.join(folder, 'chromium'), 0o755)
  // Renamed when whole: an unpacking that was killed leaves nothing that looks ready.
  await rename(folder, unpacked).catch(() => rm(folder, { recursive: true, force: true }))
}

/** The package unpacks to the system's temporary folder, whichever that is at the moment. */
async function inTemporaryFolder(folder: string, work: () => Promise<void>) {
  const before = process.env.TMPDIR
  process.env.TMPDIR = folder
  try {
    await work()
  } finally {
    if (before === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = before
  }
}

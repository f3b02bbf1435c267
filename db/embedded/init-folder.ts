import { execFile, spawnSync } from 'node:child_process'
import { chownSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type Home, isDatabase } from '#db/embedded/home.ts'
import { moveIntoPlace, removeScratch, scratchFor } from '#db/embedded/scratch-folder.ts'
import { serverEnv } from '#db/embedded/server-env.ts'
import type { ServerUser } from '#db/embedded/server-user.ts'

/** Written to postgresql.conf, where an operator may change them. */
const settings = [
  'shared_buffers=256MB',
  'random_page_cost=1.1',
  'max_connections=100',
  'timezone=UTC',
  'log_timezone=UTC',
]

/** Creates the database folder when there is none yet. */
export async function initFolder(
  binaries: string,
  { folder, user }: Home,
  password: string,
  onStep: (text: string) => void,
) {
  if (isDatabase(folder)) return

  onStep('Creating the database folder')
  const scratch = scratchFor(folder)
  try {
    await runInitdb(binaries, scratch, user, password)
    if (!moveIntoPlace(join(scratch, 'data'), folder) && !isDatabase(folder)) {
      throw new Error(`${folder} holds something else than a database.`)
    }
  } finally {
    removeScratch(scratch)
  }
}

async function runInitdb(
  binaries: string,
  scratch: string,
  user: ServerUser | undefined,
  password: string,
) {
  const passwordFile = join(scratch, 'password')
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 })
  if (user) for (const path of [scratch, passwordFile]) chownSync(path, user.uid, user.gid)

  try {
    await promisify(execFile)(
      join(binaries, 'bin/initdb'),
      [
        '-D',
        join(scratch, 'data'),
        '-U',
        'postgres',
        '-E',
        'UTF8',
        '-A',
        'scram-sha-256',
        `--pwfile=${passwordFile}`,
        '--locale-provider=builtin',
        '--builtin-locale=C.UTF-8',
        '--lc-collate=C',
        `--lc-ctype=${unicodeCtype()}`,
        ...settings.flatMap((setting) => ['--set', setting]),
      ],
      { ...user, env: serverEnv, cwd: '/' },
    )
  } catch (error) {
    throw new Error(
      `The database folder could not be created (${reasonOf(error)}); DATABASE_URL can name another PostgreSQL server.`,
      { cause: error },
    )
  }
}

// With ctype C, trigram search finds nothing in Devanagari and says nothing about it.
function unicodeCtype() {
  const known = spawnSync('locale', ['-a'], { encoding: 'utf8' }).stdout?.split('\n') ?? []
  const wanted = ['C.UTF-8', 'C.utf8', 'en_US.UTF-8', 'en_US.utf8']
  return (
    wanted.find((name) => known.includes(name)) ??
    known.find((name) => /\.utf-?8$/i.test(name)) ??
    'C.UTF-8'
  )
}

function reasonOf(error: unknown) {
  const { stderr, message } = error as Error & { stderr?: string }
  return stderr?.match(/^initdb: error: (.*)$/m)?.[1] ?? (stderr?.trim() || message)
}

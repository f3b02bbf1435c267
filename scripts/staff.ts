import path from 'node:path'
import { cutPhone, formatPhone } from '#contract/phones.ts'
import { connect, type Db } from '#db/connect.ts'
import { hasDatabase } from '#db/embedded/home.ts'
import { startEmbedded } from '#db/embedded/start-embedded.ts'
import { DomainError } from '#domain/errors.ts'
import { grantStaff } from '#domain/users/grant-staff.ts'
import { listStaff } from '#domain/users/list-staff.ts'
import { revokeStaff } from '#domain/users/revoke-staff.ts'
import { type Env, readEnv, SettingsError } from '#server/env.ts'

const usage = `Who is staff:
  npm run staff -- list
  npm run staff -- grant 9876543210
  npm run staff -- revoke 9876543210`

/** A reason to stop that the person in front of the terminal can act on. */
class Refusal extends Error {}

try {
  const [command = '', phone = ''] = process.argv.slice(2)
  const run = commands()[command]
  if (!run) throw new Refusal(usage)
  await withDatabase(readEnv(), (db) => run(db, phone))
} catch (error) {
  if (!(error instanceof Refusal) && !(error instanceof SettingsError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}

function commands(): Record<string, (db: Db, phone: string) => Promise<void>> {
  return {
    async list(db) {
      const staff = await listStaff(db)
      for (const { phone, name } of staff) say(`${formatPhone(phone)}  ${name}`)
      if (staff.length === 0) say('Nobody is staff.')
    },
    async grant(db, typed) {
      const { name, isChanged } = await changeRole(grantStaff, db, typed)
      say(isChanged ? `${name} is staff now.` : `${name} was staff already.`)
    },
    async revoke(db, typed) {
      const { name, isChanged } = await changeRole(revokeStaff, db, typed)
      say(isChanged ? `${name} is not staff any more and is logged out.` : `${name} is not staff.`)
    },
  }
}

async function changeRole(change: typeof grantStaff, db: Db, typed: string) {
  const phone = cutPhone(typed)
  try {
    const { name, isChanged } = await change(db, phone)
    return { name: name || formatPhone(phone), isChanged }
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    if (error.code !== 'not_found')
      throw new Refusal(`Not a mobile number of ten digits.\n${usage}`)
    throw new Refusal(
      `${formatPhone(phone)} has no account yet: sign up with it on the site first.`,
    )
  }
}

async function withDatabase(env: Env, work: (db: Db) => Promise<void>) {
  const embedded = env.DATABASE_URL ? undefined : await joinEmbedded(env)
  const db = connect(env.DATABASE_URL ?? embedded!.url, { size: 1 })
  try {
    await work(db)
  } finally {
    await db.destroy()
    await embedded?.stop()
  }
}

/** The site's own database, running or not; never a new one. */
function joinEmbedded(env: Env) {
  const folder = path.join(env.DATA_DIR, 'postgres')
  if (!hasDatabase(folder, '/var/lib/basera')) {
    throw new Refusal('There is no database yet. Run npm start once, then try again.')
  }
  return startEmbedded({ folder })
}

function say(line: string) {
  process.stdout.write(`${line}\n`)
}

import { formatPhone } from '#contract/format/phones.ts'
import { cutPhone } from '#contract/format/typed-phone.ts'
import type { Db } from '#db/connect.ts'
import { isDomainError } from '#domain/errors.ts'
import { createStaff } from '#domain/users/create-staff.ts'
import { listStaff } from '#domain/users/list-staff.ts'
import { setRole } from '#domain/users/set-role.ts'
import type { Role } from '#domain/viewer.ts'
import { Refusal, withSiteDatabase } from '#scripts/with-site-database.ts'

const usage = `Who is staff:
  npm run staff -- list
  npm run staff -- create 9876543210 administrator "Asha Rao"
  npm run staff -- grant 9876543210
  npm run staff -- grant 9876543210 administrator
  npm run staff -- revoke 9876543210`

type Granted = Exclude<Role, 'member'>

const granted: Record<Granted, string> = { staff: 'staff', administrator: 'an administrator' }

await withSiteDatabase((db) => {
  const [command = '', phone = '', role = 'staff', ...name] = process.argv.slice(2)
  const run = commands()[command]
  if (!run || !isGranted(role)) throw new Refusal(usage)
  return run(db, phone, role, name.join(' '))
})

function isGranted(role: string): role is Granted {
  return Object.hasOwn(granted, role)
}

type Command = (db: Db, phone: string, role: Granted, name: string) => Promise<void>

function commands(): Record<string, Command> {
  return {
    async create(db, typed, role, name) {
      const phone = cutPhone(typed)
      const staff = await orRefuse(phone, createStaff(db, { phone, role, name }))
      const who = staff.name || formatPhone(phone)
      if (staff.isCreated) say(`${who} has an account and is ${granted[role]} now.`)
      else if (staff.isChanged) say(`${who} had an account and is ${granted[role]} now.`)
      else say(`${who} was ${granted[role]} already.`)
    },
    async list(db) {
      const staff = await listStaff(db)
      for (const { phone, name, role } of staff) {
        say(`${formatPhone(phone)}  ${name}${role === 'administrator' ? '  administrator' : ''}`)
      }
      if (staff.length === 0) say('Nobody is staff.')
    },
    async grant(db, typed, role) {
      const { name, isChanged } = await changeRole(db, typed, role)
      say(isChanged ? `${name} is ${granted[role]} now.` : `${name} was ${granted[role]} already.`)
    },
    async revoke(db, typed) {
      const { name, isChanged } = await changeRole(db, typed, 'member')
      say(isChanged ? `${name} is not staff any more and is logged out.` : `${name} is not staff.`)
    },
  }
}

async function changeRole(db: Db, typed: string, role: Role) {
  const phone = cutPhone(typed)
  const { name, isChanged } = await orRefuse(phone, setRole(db, phone, role))
  return { name: name || formatPhone(phone), isChanged }
}

async function orRefuse<Result>(phone: string, change: Promise<Result>): Promise<Result> {
  try {
    return await change
  } catch (error) {
    if (!isDomainError(error)) throw error
    if (error.code !== 'not_found')
      throw new Refusal(`Not a mobile number of ten digits.\n${usage}`)
    throw new Refusal(
      `${formatPhone(phone)} has no account yet: use create instead of grant to make one.`,
    )
  }
}

function say(line: string) {
  process.stdout.write(`${line}\n`)
}

import { formatPhone } from '#contract/format/phones.ts'
import { cutPhone } from '#contract/format/typed-phone.ts'
import type { Db } from '#db/connect.ts'
import { isDomainError } from '#domain/errors.ts'
import { createStaff } from '#domain/users/create-staff.ts'
import { listStaff } from '#domain/users/list-staff.ts'
import { setRole } from '#domain/users/set-role.ts'
import type { Role } from '#domain/viewer.ts'
import type { Say } from '#scripts/commands/say.ts'
import { Refusal } from '#scripts/with-site-database.ts'

const usage = `Who is staff:
  npm run staff -- list
  npm run staff -- create 9876543210 administrator "Asha Rao"
  npm run staff -- grant 9876543210
  npm run staff -- grant 9876543210 administrator
  npm run staff -- revoke 9876543210`

type Granted = Exclude<Role, 'member'>

const granted: Record<Granted, string> = { staff: 'staff', administrator: 'an administrator' }

/** `npm run staff`: does what the words ask for, or refuses. */
export async function staff(db: Db, words: string[], say: Say) {
  const [command = '', phone = '', role = 'staff', ...name] = words
  const run = commands(say)[command]
  if (!run || !isGranted(role)) throw new Refusal(usage)
  await run(db, phone, role, name.join(' '))
}

function isGranted(role: string): role is Granted {
  return Object.hasOwn(granted, role)
}

type Command = (db: Db, phone: string, role: Granted, name: string) => Promise<void>

function commands(say: Say): Record<string, Command> {
  return {
    async create(db, typed, role, name) {
      const phone = cutPhone(typed)
      const member = await orRefuse(phone, createStaff(db, { phone, role, name }))
      const who = member.name || formatPhone(phone)
      if (member.isCreated) say(`${who} has an account and is ${granted[role]} now.`)
      else if (member.isChanged) say(`${who} had an account and is ${granted[role]} now.`)
      else say(`${who} was ${granted[role]} already.`)
    },
    async list(db) {
      const everybody = await listStaff(db)
      for (const { phone, name, role } of everybody) {
        say(`${formatPhone(phone)}  ${name}${role === 'administrator' ? '  administrator' : ''}`)
      }
      if (everybody.length === 0) say('Nobody is staff.')
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

import { cutPhone, formatPhone } from '#contract/phones.ts'
import type { Db } from '#db/connect.ts'
import { DomainError } from '#domain/errors.ts'
import { grantStaff } from '#domain/users/grant-staff.ts'
import { listStaff } from '#domain/users/list-staff.ts'
import { revokeStaff } from '#domain/users/revoke-staff.ts'
import { Refusal, withSiteDatabase } from '#scripts/with-site-database.ts'

const usage = `Who is staff:
  npm run staff -- list
  npm run staff -- grant 9876543210
  npm run staff -- revoke 9876543210`

await withSiteDatabase((db) => {
  const [command = '', phone = ''] = process.argv.slice(2)
  const run = commands()[command]
  if (!run) throw new Refusal(usage)
  return run(db, phone)
})

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

function say(line: string) {
  process.stdout.write(`${line}\n`)
}
